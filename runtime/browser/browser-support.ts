// Part of the boot script.
/** Checks of the browser before the runtime starts (runtime/browser/README.md). */

/**
 * Returns whether the browser can parse the chunks. They are ES2021, which came with `Promise.any` (Chrome 85, Firefox 79, Safari
 * 14); the boot script is ES2019, so that it can check.
 */
export const supportsChunks = (): boolean => 'any' in Promise;

/**
 * Returns whether the browser has Baseline 2022, which full support needs; false also where the page has removed a part. `:modal`
 * is the newest (Chrome 105, Firefox 103, Safari 15.6): https://developer.mozilla.org/en-US/docs/Web/CSS/:modal
 */
export function isModern(): boolean {
  try {
    const { animate, replaceChildren } = Element.prototype;
    // A missing name throws.
    const needed: readonly unknown[] = [ResizeObserver, IntersectionObserver, matchMedia, animate, replaceChildren];
    return needed.every(Boolean) && CSS.supports('selector(:modal)');
  } catch {
    return false;
  }
}

/**
 * Returns whether the page has replaced a built-in that the runtime needs, as old libraries do. The check is of behaviour,
 * because a correct polyfill does no harm.
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
