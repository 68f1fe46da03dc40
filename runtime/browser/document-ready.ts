// Part of the boot script.
/** Waiting for a document: for its HTML, its style sheets, the page's load, and each piece while the HTML is parsed. */
import type { Clock } from './clock.ts';
import { maxWaitMs } from './with-fallback.ts';

/** Resolves when the document's HTML is complete; at once if it already is. */
export async function whenParsed(document: Document): Promise<void> {
  if (document.readyState === 'loading') await nextEvent(document, 'DOMContentLoaded');
}

/**
 * Resolves when the page has loaded with everything it shows; at once if it already has. A hanging resource (a picture, in
 * WebKit also an imported module) delays the load event, so the promise waits at most 3 s after the HTML is complete.
 */
export async function whenLoaded(window: Window, clock: Pick<Clock, 'after'>): Promise<void> {
  const { document } = window;
  if (document.readyState === 'complete') return;
  const limit = whenParsed(document).then(() => new Promise<void>((resolve) => clock.after(maxWaitMs, resolve)));
  await Promise.race([nextEvent(window, 'load'), limit]);
}

/**
 * Runs `callback` now and after each further piece of the document, before the browser draws the piece. Resolves when the
 * document is parsed.
 */
export async function whileParsing(document: Document, callback: () => void): Promise<void> {
  callback();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(callback);
  observer.observe(document, { childList: true, subtree: true });
  await nextEvent(document, 'DOMContentLoaded');
  observer.disconnect();
  // The observer has not reported a piece that was parsed in the same task as the document's end.
  callback();
}

/**
 * Returns a function that runs `callback`, but not while a style sheet of the head is loading: then it runs after the sheet.
 * Boxes are measured with the page's styles this way, and browsers draw nothing before. Sheets that precede the call count as
 * loaded, because scripts wait for them. A sheet that comes when no call is deferred runs nothing.
 */
export function whenStyled(document: Document, callback: () => void): () => void {
  const settled = new WeakSet<EventTarget>(document.querySelectorAll('link'));
  const isLoading = (link: HTMLLinkElement) => !link.sheet && !settled.has(link) && matchMedia(link.media || 'all').matches;
  let isDeferred = false;
  const run = () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('head link[rel~=stylesheet]:not([rel~=alternate],[disabled])')];
    isDeferred = sheets.some(isLoading);
    if (!isDeferred) callback();
  };
  const settle = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement)) return;
    settled.add(target);
    if (isDeferred) run();
  };
  // These events do not bubble.
  document.addEventListener('load', settle, true);
  document.addEventListener('error', settle, true);
  return run;
}

const nextEvent = (target: EventTarget, type: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
