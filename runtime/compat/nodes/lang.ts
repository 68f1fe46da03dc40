/** `Y.Lang`: types of values, and texts. compat#library-names */
export const lang = {
  isArray: Array.isArray,
  isBoolean: (value: unknown) => typeof value === 'boolean',
  isDate: (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime()),
  isFunction: (value: unknown) => typeof value === 'function',
  isNull: (value: unknown) => value === null,
  isNumber: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  isObject: (value: unknown, failsForFunctions?: boolean) =>
    Object(value) === value && !(failsForFunctions && typeof value === 'function'),
  isRegExp: (value: unknown) => value instanceof RegExp,
  isString: (value: unknown) => typeof value === 'string',
  isUndefined: (value: unknown) => value === undefined,
  isValue: (value: unknown) => value !== undefined && value !== null && !Number.isNaN(value),
  now: () => Date.now(),
  trim: (value: unknown) => String(value ?? '').trim(),
  trimLeft: (value: unknown) => String(value ?? '').trimStart(),
  trimRight: (value: unknown) => String(value ?? '').trimEnd(),
  type: (value: unknown) => {
    if (value === null) return 'null';
    const name = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
    return /^(array|date|regexp|error)$/.test(name) ? name : typeof value;
  },
  /** Replaces `{name}` by its value; a name without a value stays. */
  sub: (text: string, values: Readonly<Record<string, unknown>>) =>
    text.replace(/\{\s*([^|}]+?)\s*(?:\|[^}]*)?\}/g, (whole, name: string) => String(values[name] ?? whole)),
};
