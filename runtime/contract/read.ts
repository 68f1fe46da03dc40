/** Reads single values out of data that may hold anything. Small, because every decoder in the boot script shares them. */

export type Fields = Readonly<Record<string, unknown>>;

const nothing: Fields = {};

/** The value if it is an object that is no list; otherwise an object without fields. */
export const readFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : nothing;

/** Absent, null or empty text: how pages write that nothing was chosen. */
export const isUnset = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The text as it came; otherwise the fallback. */
export const readText = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

/** A finite number, also when written as text; otherwise null. */
export const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** True for `true` and the text `true`; false for anything else. */
export const readFlag = (value: unknown): boolean => value === true || value === 'true';

/** The value if it is one of the list; otherwise the fallback. */
export const readOneOf = <T, F>(list: readonly T[], value: unknown, fallback: F): T | F =>
  list.includes(value as T) ? (value as T) : fallback;

/** The texts of a list; other entries are left out, and what is no list has none. */
export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** A copy without the named fields. A field called `__proto__` stays a plain field. */
export const withoutFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Whether an object has a field of its own of this name: what it inherits, such as `constructor`, is none. */
export const hasOwn = (fields: object, name: PropertyKey): boolean => Object.getOwnPropertyDescriptor(fields, name) !== undefined;
