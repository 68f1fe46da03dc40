type Names = Record<string, unknown>;
type Constructor = { new (...args: never[]): object; prototype: object; superclass?: object };

const copy = (to: object, from: object, overwrites: boolean, only?: readonly string[] | null): void => {
  for (const name of only ?? namesOf(from)) {
    if (name === 'constructor' || !(name in from) || (!overwrites && name in to && !(name in Object.prototype))) continue;
    (to as Names)[name] = (from as Names)[name];
  }
};

/** Returns own and inherited names, also those of classes, which for-in leaves out. */
function namesOf(owner: object): string[] {
  const names: string[] = [];
  for (
    let from: object | null = owner;
    from && from !== Object.prototype && from !== Function.prototype;
    from = Object.getPrototypeOf(from)
  )
    names.push(...Object.getOwnPropertyNames(from));
  return names;
}

/** `Y.merge(…)` returns a new object; later objects overwrite earlier ones. */
export const merge = (...parts: (object | null | undefined)[]): Names => Object.assign({}, ...parts);

/** `Y.mix(to, from, overwrites, only)` copies members. */
export function mix(to: object, from: object | null | undefined, overwrites = false, only?: readonly string[] | null): object {
  if (from) copy(to, from, overwrites, only);
  return to;
}

/** `Y.augment(to, Class, overwrites, only)` copies the methods of a class to another class or object. */
export function augment(to: object, from: unknown, overwrites = false, only?: readonly string[] | null): object {
  const source = typeof from === 'function' ? from.prototype : from;
  if (source) copy(typeof to === 'function' ? to.prototype : to, source, overwrites, only);
  return to;
}

/** `Y.extend(Class, Parent, members, statics)`. */
export function extend(made: Constructor, parent: unknown, members?: object, statics?: object): Constructor {
  if (typeof parent !== 'function') return made;
  made.prototype = Object.assign(Object.create(parent.prototype), { constructor: made }, members);
  made.superclass = parent.prototype;
  return Object.assign(made, statics);
}

/** `Y.clone(…)` copies plain objects and lists in depth; other values are shared. */
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clone(part)]));
}
