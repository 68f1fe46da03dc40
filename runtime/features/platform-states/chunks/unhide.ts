/**
 * Shows content that is still hidden at the end of start-up because a script is missing. Fetched by every page.
 * site#left-hidden
 */
import { whenLoaded, whenParsed } from '../../../browser/document-ready.ts';
import type { Page } from '../../../page/page.ts';
import { findHidden, type Hidden, howShown } from '../unhide/find-hidden.ts';
import { giveBoxes } from '../unhide/give-boxes.ts';
import { type Purposes, readPurposes } from '../unhide/purposes.ts';

/** Time for the page's own scripts, from the end of its HTML. */
const scriptWaitMs = 2500;
/** Time for a script that shows content as it comes into view. */
const scanDelayMs = 500;
/** Content inside hidden content may be hidden as well. */
const maxDepth = 4;
const maxScans = 20;

/**
 * Shows hidden content: at once on a page without other scripts, else 2.5 s after the end of the HTML; again after the load, and
 * after each picture that loads later. If everything in view is visible, a script may show the rest as it comes into view, and
 * gets time for it.
 */
export async function unhide({ clock }: Pick<Page, 'clock'>): Promise<void> {
  const isAlone = !hasOtherScripts(document);
  let purposes: Purposes | undefined;
  let scans = 0;
  let isDue = false;

  const scan = async (): Promise<void> => {
    isDue = false;
    scans += 1;
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
  const scanSoon = (): void => {
    if (isDue || scans >= maxScans) return;
    isDue = true;
    clock.after(scanDelayMs, () => clock.whenIdle(() => void scan()));
  };
  const watch = (hidden: readonly Hidden[]): void => {
    observer.disconnect();
    // Content that was moved far away never comes into view; its parent does.
    for (const { element, property } of hidden)
      observer.observe(property === 'transform' || property === 'left' ? (element.parentElement ?? element) : element);
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) scanSoon();
  });

  await whenParsed(document);
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceParsedMs = performance.now() - (start?.domContentLoadedEventStart ?? 0);
  if (!isAlone) await new Promise<void>((next) => clock.after(Math.max(0, scriptWaitMs - sinceParsedMs), next));
  await scan();
  // Pictures that load later, such as lazy ones. Their load event does not bubble.
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && scanSoon(), true);
  await whenLoaded(window, clock);
  giveBoxes(document);
  scanSoon();
}

/** Returns whether the page has a script, other than the runtime, that does more than assign the page context. */
function hasOtherScripts({ scripts }: Document): boolean {
  const ours = new URL('..', import.meta.url).href;
  return [...scripts].some(({ src, text, type }) => {
    if (type && !/javascript|module/.test(type)) return false;
    return src ? !src.startsWith(ours) : !text.includes('SQUARESPACE_CONTEXT');
  });
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
