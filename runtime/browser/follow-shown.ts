import { followMarks } from './follow-marks.ts';
import { isVisible } from './seen.ts';
import { watchBox, whenMeasured } from './watch-box.ts';

/**
 * Runs `onChange` with whether an element is shown: before the next frame, and when its box or one of its attributes changes.
 * Style sheets and classes of the page hide elements as well, also from the start. Returns a function that stops.
 */
export function followShown(element: HTMLElement, onChange: (isShown: boolean) => void): () => void {
  let isStopped = false;
  const report = () => isStopped || onChange(isVisible(element));
  // The observer of boxes is silent about an element that never had one.
  whenMeasured(element, report);
  const stopBox = watchBox(element, report);
  const stopMarks = followMarks([element], ['class', 'hidden', 'style'], report);
  return () => {
    isStopped = true;
    stopBox();
    stopMarks();
  };
}
