/** The watched objects. Plain objects in them are watched as well, two levels deep. */
const roots = ['Squarespace', 'Y', 'ImageLoader', 'SquarespaceFonts'] as const;
const maxDepth = 3;
/** Names that the language and consoles read from any object. */
const ignored: ReadonlySet<string> = new Set(['then', 'toJSON', 'constructor', 'toString', 'valueOf', 'length', 'ss']);

/**
 * Collects every missing name that scripts read from the platform's objects, from now on. Must run before the page's scripts.
 * Returns a getter of the names that are still missing, sorted.
 */
export function watchNames(target: Record<string, unknown>): () => string[] {
  const missing = new Set<string>();
  const watched = new WeakMap<object, object>();

  const watch = (value: object, path: string): object => {
    const known = watched.get(value);
    if (known) return known;
    const proxy = new Proxy(value, {
      get(owner, key, receiver) {
        const found: unknown = Reflect.get(owner, key, receiver);
        if (typeof key === 'symbol') return found;
        const name = `${path}.${key}`;
        // The runtime returns a function for any name: the object itself does not have the name.
        if ((found === undefined || !(key in owner)) && !ignored.has(key)) missing.add(name);
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
  return () => [...missing].filter((name) => !isThere(target, name)).sort();
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
