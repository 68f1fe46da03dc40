const references: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&#34;': '"',
  '&#x27;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/** Decodes an attribute whose character references are those of the special characters; undefined for one with others. */
export function decodeCommonEntities(text: string): string | undefined {
  if (!text.includes('&')) return text;
  const decoded = text.split('&quot;').join('"');
  if (!decoded.includes('&')) return decoded;
  if (/&(?!(?:quot|lt|gt|amp|apos|#39|#34|#x27);)/.test(text)) return undefined;
  return decoded.replace(/&[^;]+;/g, (reference) => references[reference] ?? '');
}
