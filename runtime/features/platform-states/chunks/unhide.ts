/**
 * Shows content that is still hidden at the end of start-up because a script is missing. Fetched by pages that may have some
 * (watch-hidden.ts). site#left-hidden
 */
import { findHidden, type Hidden, howShown } from '../unhide/find-hidden.ts';
import { type Purposes, readPurposes } from '../unhide/purposes.ts';

export { giveBoxes } from '../unhide/give-boxes.ts';

/** Content inside hidden content may be hidden as well. */
const maxDepth = 4;

/**
 * Returns the function that shows the hidden content. If everything in view is visible, a script may show the rest as it comes
 * into view, and gets time for it: the content stays hidden, and `scanSoon` runs when it comes into view.
 */
export function createShow(isAlone: boolean, scanSoon: () => void): () => Promise<void> {
  let purposes: Purposes | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) scanSoon();
  });
  const watch = (hidden: readonly Hidden[]): void => {
    observer.disconnect();
    // Content that was moved far away never comes into view; its parent does.
    for (const { element, property } of hidden)
      observer.observe(property === 'transform' || property === 'left' ? (element.parentElement ?? element) : element);
  };
  return async () => {
    for (let depth = 0; depth < maxDepth; depth++) {
      // Style sheets are read only for a page with hidden content.
      if (findHidden(document, null, isAlone).length === 0) return;
      purposes ??= await readPurposes(document);
      const hidden = findHidden(document, purposes, isAlone);
      if (hidden.length === 0) return;
      const isScriptMissing = isAlone || hidden.some(({ element }) => isInView(element));
      for (const each of hidden) if (isScriptMissing) show(each);
      if (!isScriptMissing) return watch(hidden);
    }
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function show({ element, property, value }: Hidden): void {
  const { style } = element;
  style.setProperty(property, value);
  element.setAttribute('data-ss-shown', property);
  // A rule with `!important` outweighs an inline style; a moving element is judged later.
  if (element.getAnimations().length === 0 && howShown(element, getComputedStyle(element))?.property === property)
    style.setProperty(property, value, 'important');
}
