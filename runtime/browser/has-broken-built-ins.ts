/**
 * The page has put something else in place of a built-in that the runtime stands on: old libraries do. Asked for what it does, not
 * for what it is: polyfills that do the same are welcome.
 */
export function hasBrokenBuiltIns(document: Document): boolean {
  try {
    const { documentElement: root } = document;
    const letters = [...new Map(Object.entries({ a: ' b,c ' }))]
      .flatMap(([name, text]) => [name, ...text.trim().split(',')])
      .map((letter) => letter + 1)
      .filter((letter) => /[ab]1/.exec(letter));
    return !(
      letters.join() === 'a1,b1' &&
      letters.every((letter) => letters.some(() => letters.includes(letter))) &&
      (root.closest('html') as Element).matches('html') &&
      root.querySelectorAll('head')[0] &&
      document.querySelectorAll('html')[0] &&
      root.getAttribute('data-ss-runtime')
    );
  } catch {
    return true;
  }
}
