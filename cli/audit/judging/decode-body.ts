/** A request body as data: JSON, or form fields whose own JSON text is decoded too; any other text stays text. Never throws. */
export function decodeBody(text: string): unknown {
  const json = parseJson(text);
  if (json !== undefined) return json;
  if (!/^[^=&\s]+=/.test(text)) return text;
  return Object.fromEntries([...new URLSearchParams(text)].map(([key, value]) => [key, parseJson(value) ?? value]));
}

/** Objects and lists only: a number or a name in a field stays the text it came as. */
function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
