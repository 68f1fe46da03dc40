// Part of the boot script.
/** Readers of single values in untrusted data. Small, because all decoders of the boot script share them. */

export type Fields = Readonly<Record<string, unknown>>;

const nothing: Fields = {};

/** Returns whether a value is an object and not a list. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value if it is an object and not a list; otherwise an object without fields. */
export const readFields = (value: unknown): Fields => (isFields(value) ? value : nothing);

/** Returns whether a value is absent, null or an empty text, which is how pages write that nothing was chosen. */
export const isUnset = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Returns a text unchanged; otherwise the fallback. */
export const readText = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

/** Returns a finite number, or one written as text; otherwise null. */
export const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/**
 * Returns the value that JSON text stands for; undefined without a text, and for text that is not JSON.
 * @param onError gets the parser's error.
 */
export function readJson(text: string | null | undefined, onError?: (error: unknown) => void): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}

/** Returns true for `true` and the text `true`; false for anything else. */
export const readFlag = (value: unknown): boolean => value === true || value === 'true';

/** Returns the value if the list contains it; otherwise the fallback. */
export const readOneOf = <T, F>(list: readonly T[], value: unknown, fallback: F): T | F =>
  list.includes(value as T) ? (value as T) : fallback;

/** Returns the texts of a list; an empty list for any other value. */
export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Returns a copy without the named fields. A field called `__proto__` stays a plain field. */
export const withoutFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Returns whether an object has an own field of this name, not an inherited one such as `constructor`. */
export const hasOwn = (fields: object, name: PropertyKey): boolean => Object.getOwnPropertyDescriptor(fields, name) !== undefined;

/** Returns the JSON in an attribute of a block; undefined for text that is not JSON. site#block-json */
export const parseBlockJson = (text: string): unknown => readJson(text) || readJson(`${readJson(`"${text}"`)}`);
