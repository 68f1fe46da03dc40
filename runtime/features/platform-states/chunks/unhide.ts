/** Shows what is left hidden at the end of start-up, by a style sheet whose script is gone. For every page. */
import { whenLoaded } from '../../../browser/when-loaded.ts';
import { whenParsed } from '../../../browser/when-parsed.ts';
import type { Page } from '../../../page/page.ts';
import { findHidden, type Hidden, howShown } from '../unhide/find-hidden.ts';
import { giveBoxes } from '../unhide/give-boxes.ts';
import { type Purposes, readPurposes } from '../unhide/purposes.ts';

/** Time that the page's own scripts have to show it, from when its HTML is there. */
const patienceMs = 2500;
/** Time for a script that shows things as they come into view. */
const comeMs = 500;
/** What is in what was hidden may be hidden as well. */
const maxDepth = 4;
const maxScans = 20;

/**
 * Shows content that nothing is going to show: at once on a page without scripts of its own, else 2.5 s after its HTML is there; again when
 * it has loaded, and when a picture comes later. Where everything in view is seen by then, a script of the page may show the rest as it comes
 * into view: that is waited for.
 */
export async function unhide({ clock }: Pick<Page, 'clock'>): Promise<void> {
  const isAlone = !hasOtherScripts(document);
  let purposes: Purposes | undefined;
  let looks = 0;
  let isDue = false;

  const look = async (): Promise<void> => {
    isDue = false;
    looks += 1;
    for (let depth = 0; depth < maxDepth; depth++) {
      // Sheets are read once there is something to ask of them.
      if (findHidden(document, null, isAlone).length === 0) return;
      purposes ??= await readPurposes(document);
      const hidden = findHidden(document, purposes, isAlone);
      if (hidden.length === 0) return;
      const isScriptGone = isAlone || hidden.some(({ element }) => isInView(element));
      for (const each of hidden) if (isScriptGone) show(each);
      if (!isScriptGone) return watch(hidden);
    }
  };
  const lookSoon = (): void => {
    if (isDue || looks >= maxScans) return;
    isDue = true;
    clock.after(comeMs, () => clock.whenIdle(() => void look()));
  };
  const watch = (hidden: readonly Hidden[]): void => {
    observer.disconnect();
    // What lies far away never comes into view; where it belongs does.
    for (const { element, property } of hidden)
      observer.observe(property === 'transform' || property === 'left' ? (element.parentElement ?? element) : element);
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) lookSoon();
  });

  await whenParsed(document);
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceParsedMs = performance.now() - (start?.domContentLoadedEventStart ?? 0);
  if (!isAlone) await new Promise<void>((next) => clock.after(Math.max(0, patienceMs - sinceParsedMs), next));
  await look();
  // Pictures that come later, such as those that the browser fetches as they come into view. They say so to themselves alone.
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && lookSoon(), true);
  await whenLoaded(window, clock);
  giveBoxes(document);
  lookSoon();
}

/** Whether a script may show something: one that is not ours, and does more than say what the page is. */
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
  // A rule of more weight than an inline style; what moves is on its way.
  if (element.getAnimations().length === 0 && howShown(element, getComputedStyle(element))?.property === property)
    style.setProperty(property, value, 'important');
}
