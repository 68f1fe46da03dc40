/** A place where a click has no effect: text or empty space outside controls, media, frames and the banner. */
interface NeutralPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Scrolls to the end of the page, focuses its first field, and returns a neutral place for a click; null without such a place.
 */
export function scrollAndFocus(bannerSelectors: readonly string[]): NeutralPlace | null {
  const busy = [
    'a,button,input,label,select,textarea,summary,option,video,audio,iframe,object,embed,canvas,img,svg,dialog',
    '[onclick],[role],[tabindex],[contenteditable],[data-ss-block],[data-block-json],[class*=banner],[class*=cookie],[class*=consent]',
    ...bannerSelectors,
  ].join();
  // Platforms name their banner in a class of the whole page.
  const isNeutral = (hit: Element): boolean =>
    [null, document.body, document.documentElement].includes(hit.closest<HTMLElement>(busy));
  const root = document.scrollingElement ?? document.documentElement;
  root.scrollTo({ top: root.scrollHeight, behavior: 'instant' });
  const field = document.querySelector<HTMLElement>('input:not([type=hidden]):not([disabled]),textarea');
  field?.focus({ preventScroll: true });
  for (const x of [0.01, 0.5, 0.99, 0.25, 0.75]) {
    for (const y of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      const place = { x: Math.round(innerWidth * x), y: Math.round(innerHeight * y) };
      const hit = document.elementFromPoint(place.x, place.y);
      if (hit && isNeutral(hit)) return place;
    }
  }
  return null;
}

/** Resolves after two frames, in which the page draws its changes. */
export const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Returns the page's time. */
export const readClock = (): number => Date.now();

/** Whether the page is hidden. */
export const readHidden = (): boolean => document.hidden;

/** Whether the document is parsed; resources may still load. */
export const readParsed = (): boolean => document.readyState !== 'loading' && location.href !== 'about:blank';
