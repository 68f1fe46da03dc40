type Names = Record<string, unknown>;
type Work = (value: unknown, key: unknown, all: unknown) => unknown;

const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && typeof (value as { length?: unknown }).length === 'number');

/** A list of what is like one; what is not is its only element. Node lists give their elements. */
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

/** `Y.each`: of a list with its numbers, of an object with its names. Lists of nodes have an `each` of their own. */
export function each(input: unknown, work: Work, context?: unknown): void {
  const { each: own } = Object(input) as { each?: (work: Work, context?: unknown) => unknown };
  if (typeof own === 'function') own.call(input, work, context);
  else for (const [value, key] of entriesOf(input)) work.call(context, value, key, input);
}

export const some = (input: unknown, work: Work, context?: unknown): boolean =>
  entriesOf(input).some(([value, key]) => work.call(context, value, key, input));

/** `Y.Array`. */
export const yArray = Object.assign(toArray, {
  each,
  forEach: each,
  some,
  every: (list: ArrayLike<unknown>, work: Work, context?: unknown) => Array.from(list).every(work, context),
  filter: (list: ArrayLike<unknown>, work: Work, context?: unknown) => Array.from(list).filter(work, context),
  reject: (list: ArrayLike<unknown>, work: Work, context?: unknown) =>
    Array.from(list).filter((value, index, all) => !work.call(context, value, index, all)),
  map: (list: ArrayLike<unknown>, work: Work, context?: unknown) => Array.from(list).map(work, context),
  find: (list: ArrayLike<unknown>, work: Work, context?: unknown) => Array.from(list).find(work, context) ?? null,
  reduce: (
    list: ArrayLike<unknown>,
    first: unknown,
    work: (sum: unknown, value: unknown, index: number) => unknown,
    context?: unknown,
  ) => Array.from(list).reduce((sum, value, index) => work.call(context, sum, value, index), first),
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

/** `Y.Object`: called, an object whose prototype is the given one. */
export const yObject = Object.assign((prototype: object | null): unknown => Object.create(prototype), {
  each: (owner: object, work: Work, context?: unknown) => {
    for (const [key, value] of Object.entries(owner ?? {})) work.call(context, value, key, owner);
  },
  some: (owner: object, work: Work, context?: unknown) =>
    Object.entries(owner ?? {}).some(([key, value]) => work.call(context, value, key, owner)),
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
