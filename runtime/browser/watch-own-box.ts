import { watchBox } from './watch-box.ts';

/**
 * As `watchBox`, for work that changes the size of the very element: called at once, and after each change of its box in a frame of its
 * own, so that the browser complains of no loop. CSS pixels of the content box.
 */
export function watchOwnBox(element: HTMLElement, work: (widthPx: number) => void): () => void {
  let frame = 0;
  let isFirst = true;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const startPx = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  work(startPx);
  const end = watchBox(element, (widthPx) => {
    // The browser tells once of what has just been worked on; of what had no box then, when it has one.
    if (!isFirst || Math.abs(widthPx - startPx) > 1) frame = requestAnimationFrame(() => work(widthPx));
    isFirst = false;
  });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}
