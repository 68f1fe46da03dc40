import { watchBox } from './watch-box.ts';

/**
 * Runs `onWidth` as `watchBox` does, for a callback that changes the size of the element itself: at once, and in
 * the frame after each change of the content box, so that the browser reports no loop. Returns a function that stops watching.
 */
export function watchOwnBox(element: HTMLElement, onWidth: (widthPx: number) => void): () => void {
  let frame = 0;
  let isFirst = true;
  const startPx = contentWidthPx(element);
  onWidth(startPx);
  const stop = watchBox(element, (widthPx) => {
    cancelAnimationFrame(frame);
    // The first report repeats the width at the start, unless the element had no box then.
    if (!isFirst || Math.abs(widthPx - startPx) > 1)
      // By that frame the box may have its former width again, as after a picture of the whole page.
      frame = requestAnimationFrame(() => onWidth(contentWidthPx(element)));
    isFirst = false;
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

function contentWidthPx(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
