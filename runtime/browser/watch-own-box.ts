import { watchBox } from './watch-box.ts';

/**
 * Runs `onWidth` as `watchBox` does, for a callback that changes the size of the element itself: at once, and in
 * the frame after each change of the content box, so that the browser reports no loop. Returns a function that stops watching.
 */
export function watchOwnBox(element: HTMLElement, onWidth: (widthPx: number) => void): () => void {
  let frame = 0;
  let isFirst = true;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const startPx = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  onWidth(startPx);
  const stop = watchBox(element, (widthPx) => {
    // The first report repeats the width at the start, unless the element had no box then.
    if (!isFirst || Math.abs(widthPx - startPx) > 1) frame = requestAnimationFrame(() => onWidth(widthPx));
    isFirst = false;
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
