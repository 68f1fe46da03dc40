/** Whose names are watched. What they hold is watched as far as it is made of plain objects, two levels deep. */
const roots = ['Squarespace', 'Y', 'ImageLoader', 'SquarespaceFonts'] as const;
const maxDepth = 3;
/** Asked of any object by the language and by consoles. */
const ordinary: ReadonlySet<string> = new Set(['then', 'toJSON', 'constructor', 'toString', 'valueOf', 'length', 'ss']);

/**
 * Notes every name that is read from the platform's objects and not there, from now on. Returns those that are still not there when it
 * is called, in order. Must run before the page's scripts.
 */
export function watchNames(target: Record<string, unknown>): () => string[] {
  const asked = new Set<string>();
  const watched = new WeakMap<object, object>();

  const watch = (value: object, path: string): object => {
    const known = watched.get(value);
    if (known) return known;
    const proxy = new Proxy(value, {
      get(owner, key, receiver) {
        const found: unknown = Reflect.get(owner, key, receiver);
        if (typeof key === 'symbol') return found;
        const name = `${path}.${key}`;
        // The runtime answers for names that are not there: they are not the object's.
        if ((found === undefined || !(key in owner)) && !ordinary.has(key)) asked.add(name);
        return isObject(found) && (isPlain(found) || watched.has(found)) && name.split('.').length < maxDepth
          ? watch(found, name)
          : found;
      },
    });
    watched.set(value, proxy);
    watched.set(proxy, proxy);
    return proxy;
  };

  for (const root of roots) {
    const own = target[root];
    target[root] = watch(isObject(own) && isPlain(own) ? own : {}, root);
  }
  return () => [...asked].filter((name) => !isThere(target, name)).sort();
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

function isThere(target: object, path: string): boolean {
  let value: unknown = target;
  for (const key of path.split('.')) {
    const owner = Object(value) as Record<string, unknown>;
    if (!(key in owner)) return false;
    value = owner[key];
  }
  return value !== undefined;
}
