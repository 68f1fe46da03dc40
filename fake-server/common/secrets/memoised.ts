const maxRemembered = 4096;
const maxNameLength = 200;

/** Returns a function that remembers its results, because the names of calls repeat. Unknown names cannot fill the memory. */
export function memoised<Result>(compute: (name: string) => Result): (name: string) => Result {
  const known = new Map<string, Result>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const result = compute(name);
    if (known.size >= maxRemembered) known.clear();
    if (name.length <= maxNameLength) known.set(name, result);
    return result;
  };
}
