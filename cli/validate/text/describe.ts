const maxLength = 60;

/** Returns a value for a sentence, short and on one line. Lists and objects are described by their kind only. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(shorten(value));
}

/** Cuts a text after 60 characters. */
export const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
