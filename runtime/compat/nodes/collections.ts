type Names = Record<string, unknown>;
type Callback = (value: unknown, key: unknown, all: unknown) => unknown;

const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && typeof (value as { length?: unknown }).length === 'number');

/** Converts a list-like value to an array; any other value becomes its only element. */
function toArray(input: unknown, from = 0, isLikeAList = false): unknown[] {
  const { _nodes } = Object(input) as { _nodes?: readonly unknown[] };
  if (_nodes) return [..._nodes].slice(from);
  if (isLikeAList || isList(input)) return Array.prototype.slice.call(input, from);
  return [input];
}

const entriesOf = (input: unknown): [unknown, unknown][] =>
  isList(input)
    ? Array.from(input, (value, index) => [value, index])
    : Object.entries(input ?? {}).map(([key, value]) => [value, key]);

/** `Y.each` of a list with indexes, or of an object with keys. Lists of nodes have a method `each`, which is used. */
export function each(input: unknown, callback: Callback, context?: unknown): void {
  const { each: own } = Object(input) as { each?: (callback: Callback, context?: unknown) => unknown };
  if (typeof own === 'function') own.call(input, callback, context);
  else for (const [value, key] of entriesOf(input)) callback.call(context, value, key, input);
}

export const some = (input: unknown, callback: Callback, context?: unknown): boolean =>
  entriesOf(input).some(([value, key]) => callback.call(context, value, key, input));

/** `Y.Array`. */
export const yArray = Object.assign(toArray, {
  each,
  forEach: each,
  some,
  every: (list: ArrayLike<unknown>, callback: Callback, context?: unknown) => Array.from(list).every(callback, context),
  filter: (list: ArrayLike<unknown>, callback: Callback, context?: unknown) => Array.from(list).filter(callback, context),
  reject: (list: ArrayLike<unknown>, callback: Callback, context?: unknown) =>
    Array.from(list).filter((value, index, all) => !callback.call(context, value, index, all)),
  map: (list: ArrayLike<unknown>, callback: Callback, context?: unknown) => Array.from(list).map(callback, context),
  find: (list: ArrayLike<unknown>, callback: Callback, context?: unknown) => Array.from(list).find(callback, context) ?? null,
  reduce: (
    list: ArrayLike<unknown>,
    first: unknown,
    callback: (sum: unknown, value: unknown, index: number) => unknown,
    context?: unknown,
  ) => Array.from(list).reduce((sum, value, index) => callback.call(context, sum, value, index), first),
  indexOf: (list: ArrayLike<unknown>, value: unknown, from?: number) => Array.from(list).indexOf(value, from),
  lastIndexOf: (list: ArrayLike<unknown>, value: unknown) => Array.from(list).lastIndexOf(value),
  dedupe: (list: ArrayLike<unknown>) => [...new Set(Array.from(list))],
  unique: (list: ArrayLike<unknown>) => [...new Set(Array.from(list))],
  flatten: (list: ArrayLike<unknown>) => Array.from(list).flat(Number.POSITIVE_INFINITY),
  hash: (names: readonly string[], values?: readonly unknown[]) =>
    Object.fromEntries(names.map((name, index) => [name, values?.[index] ?? true])),
  invoke: (list: ArrayLike<unknown>, name: string, ...args: unknown[]) =>
    Array.from(list).map((value) => {
      const method = (value as Names | null | undefined)?.[name];
      return typeof method === 'function' ? method.apply(value, args) : undefined;
    }),
  numericSort: (one: number, other: number) => one - other,
  test: (value: unknown) => (Array.isArray(value) ? 1 : isList(value) ? 2 : 0),
});

const owns = (owner: unknown, name: string): boolean => Reflect.ownKeys(Object(owner)).includes(name);

/** `Y.Object`; as a function, it creates an object with the given prototype. */
export const yObject = Object.assign((prototype: object | null): unknown => Object.create(prototype), {
  each: (owner: object, callback: Callback, context?: unknown) => {
    for (const [key, value] of Object.entries(owner ?? {})) callback.call(context, value, key, owner);
  },
  some: (owner: object, callback: Callback, context?: unknown) =>
    Object.entries(owner ?? {}).some(([key, value]) => callback.call(context, value, key, owner)),
  keys: (owner: object) => Object.keys(owner ?? {}),
  values: (owner: object) => Object.values(owner ?? {}),
  size: (owner: object) => Object.keys(owner ?? {}).length,
  isEmpty: (owner: object) => Object.keys(owner ?? {}).length === 0,
  owns,
  hasKey: owns,
  hasValue: (owner: object, value: unknown) => Object.values(owner ?? {}).includes(value),
  getValue: (owner: unknown, path: string | readonly string[]) =>
    [path].flat().reduce<unknown>((from, name) => (from as Names | null | undefined)?.[name as string], owner),
  setValue: (owner: Names, path: readonly string[], value: unknown) => {
    const last = path[path.length - 1];
    const end = path.slice(0, -1).reduce((from, name) => {
      from[name] ??= {};
      return from[name] as Names;
    }, owner);
    if (last !== undefined) end[last] = value;
    return owner;
  },
});
