// Part of the boot script.
import { earlyControls } from '../../blocks.ts';
import { isPlainPress, pressedMark, repeatPress } from '../../browser/repeat-press.ts';
import { afterMaxWait } from '../../browser/with-fallback.ts';

/**
 * Holds presses of controls until the chunk `blocks` takes them, which knows which of them have to wait longer, or until the code of the page
 * has run; after 3 s at the latest they are repeated: site#early-presses. Submits by Enter are clicks on the button of the form.
 * @returns the function that takes them, and ends the hold.
 */
export function keepPresses(): (take?: typeof repeatPress) => void {
  const kept: MouseEvent[] = [];
  let isOver = false;
  const keep = (event: Event): void => {
    const target = event.target as Element;
    if (
      !isOver &&
      // Page code may dispatch a press at the document.
      (target as Node) !== document &&
      target.closest(earlyControls) &&
      isPlainPress(event)
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
      target.setAttribute(pressedMark, '');
      kept.push(event as MouseEvent);
      afterMaxWait(release);
    }
  };
  const release = (take = repeatPress): void => {
    isOver = true;
    kept.splice(0).map(take);
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, keep, true);
  return release;
}
