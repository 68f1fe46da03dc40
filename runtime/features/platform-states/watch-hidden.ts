import { logError } from '../../browser/console.ts';
import { whenLoaded, whenParsed } from '../../browser/document-ready.ts';
import type { Page } from '../../page/page.ts';
import { hasLostPictures } from './unhide/give-boxes.ts';
import { mayHide } from './unhide/may-hide.ts';

/** Time for the page's own scripts, from the end of its HTML. */
const scriptWaitMs = 2500;
/** Time for a script that shows content as it comes into view. */
const scanDelayMs = 500;
const maxScans = 20;

/**
 * Shows content that is still hidden at the end of start-up because a script is missing: at once on a page without other scripts,
 * else 2.5 s after the end of the HTML; again after the load, and after each picture that loads later. The code is fetched once
 * an element may be hidden. site#left-hidden
 * @param base address of the runtime's folder.
 */
export async function watchHidden({ clock, chunks }: Pick<Page, 'clock' | 'chunks'>, base: string): Promise<void> {
  const isAlone = !hasOtherScripts(document, base);
  let show: (() => Promise<void>) | undefined;
  let scans = 0;
  let isDue = false;

  const scan = async (): Promise<void> => {
    isDue = false;
    scans += 1;
    if (!show && !mayHide(document)) return;
    const { createShow } = await chunks.load('unhide');
    show ??= createShow(isAlone, scanSoon);
    await show();
  };
  const scanSoon = (): void => {
    if (isDue || scans >= maxScans) return;
    isDue = true;
    clock.after(scanDelayMs, () => clock.whenIdle(() => void scan().catch(logError)));
  };

  await whenParsed(document);
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceParsedMs = performance.now() - (start?.domContentLoadedEventStart ?? 0);
  if (!isAlone) await new Promise<void>((next) => clock.after(Math.max(0, scriptWaitMs - sinceParsedMs), next));
  await scan();
  // Pictures that load later, such as lazy ones. Their load event does not bubble.
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && scanSoon(), true);
  await whenLoaded(window, clock);
  if (hasLostPictures(document)) (await chunks.load('unhide')).giveBoxes(document);
  scanSoon();
}

/** Returns whether the page has a script, other than the runtime, that does more than assign the page context. */
function hasOtherScripts({ scripts }: Document, ours: string): boolean {
  return [...scripts].some(({ src, text, type }) => {
    if (type && !/javascript|module/.test(type)) return false;
    return src ? !src.startsWith(ours) : !text.includes('SQUARESPACE_CONTEXT');
  });
}
