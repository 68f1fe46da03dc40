import { watchBox } from './watch-box.ts';

/**
 * As `watchBox`, for work that changes the size of the very element: called at once, and after each change of its box in a frame of its
 * own, so that the browser complains of no loop. CSS pixels of the content box.
 */
export function watchOwnBox(element: HTMLElement, work: (widthPx: number) => void): () => void {
  let frame = 0;
  let isFirst = true;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  work(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  const end = watchBox(element, (widthPx) => {
    // The browser tells once of what has just been worked on.
    if (isFirst) isFirst = false;
    else frame = requestAnimationFrame(() => work(widthPx));
  });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}
