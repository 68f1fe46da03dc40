const nameInText = /(?:"|%22)(?:\s|\+|%20)*(?::|%3A)/gi;

/**
 * Returns whether JSON text, or a form with JSON in its fields, has more names than its decoded data: of a repeated name, data
 * has the last value only. A text about names in quotes may count as one.
 */
export function mayHaveRepeatedNames(data: unknown, text: string): boolean {
  const inText = countInText(text);
  return inText > 0 && inText !== countNames(data, !/^\s*[[{]/.test(text));
}

function countNames(value: unknown, isForm: boolean): number {
  if (typeof value === 'string') return value.includes('"') ? countInText(value) : 0;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countNames(item, false), 0);
  const names = Object.keys(value);
  const own = isForm ? 0 : names.length;
  return names.reduce((sum, name) => sum + countNames((value as Readonly<Record<string, unknown>>)[name], false), own);
}

function countInText(text: string): number {
  let count = 0;
  nameInText.lastIndex = 0;
  while (nameInText.test(text)) count += 1;
  return count;
}
