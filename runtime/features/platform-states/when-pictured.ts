import type { WhenPictured } from '../../page/page.ts';

/** By element, the keys of its open waits: an element that is mounted again gets no second listeners. */
const open = new WeakMap<HTMLElement, Set<string>>();

/**
 * Calls back when the element's first picture has loaded or failed, or at once without one. A second picture may show only on
 * hover.
 */
export const whenPictured: WhenPictured = (element, key, callback) => {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
  const isPictured = () => !image || Boolean(image.currentSrc && image.complete);
  if (isPictured()) return callback();
  const keys = open.get(element) ?? new Set();
  if (keys.has(key)) return;
  open.set(element, keys.add(key));
  const check = () => {
    if (!isPictured()) return;
    for (const name of ['load', 'error']) element.removeEventListener(name, check, true);
    keys.delete(key);
    callback();
  };
  // Both events do not bubble: a capturing listener receives them.
  for (const name of ['load', 'error']) element.addEventListener(name, check, true);
};
