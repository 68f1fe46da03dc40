/**
 * The browser has what full support stands on: Baseline 2022 (README, "Browsers"). What is missing here is missing in an older
 * one, or was taken away by the page. `:modal` is the youngest of it (Chrome 105, Firefox 103, Safari 15.6).
 */
export function isModern(window: Window & typeof globalThis): boolean {
  try {
    const { ResizeObserver, IntersectionObserver, matchMedia, CSS, Element } = window;
    const { animate, replaceChildren } = Element.prototype;
    const needed: readonly unknown[] = [ResizeObserver, IntersectionObserver, matchMedia, animate, replaceChildren];
    return needed.every(Boolean) && CSS.supports('selector(:modal)');
  } catch {
    return false;
  }
}
