import { earlyControls } from '../../blocks.ts';
import { isPlainPress, isPressKey, pressedMark, repeatPress } from '../../browser/repeat-press.ts';
import { maxWaitMs } from '../../browser/with-fallback.ts';
import type { Page } from '../../page/page.ts';

/**
 * Holds presses of controls until the chunk `blocks` takes them, which knows which of them have to wait longer; after 3 s at the latest they
 * are repeated: site#early-presses. Submits by Enter are clicks on the button of the
 * form. Part of the boot script.
 * @returns the function that takes them, and ends the hold.
 */
export function keepPresses({ clock }: Pick<Page, 'clock'>): (take?: typeof repeatPress) => void {
  let kept: MouseEvent[] | null = [];
  const keep = (event: Event): void => {
    const target = event.target as Element;
    if (kept && target.closest(earlyControls) && isPressKey(event) && isPlainPress(event as MouseEvent)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      target.setAttribute(pressedMark, '');
      kept.push(event as MouseEvent);
      clock.after(maxWaitMs, release);
    }
  };
  const release = (take = repeatPress): void => {
    const presses = kept;
    kept = null;
    for (const event of presses || []) take(event);
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, keep, true);
  return release;
}
