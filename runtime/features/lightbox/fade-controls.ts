import type { Clock } from '../../browser/clock.ts';

/** Milliseconds without a movement after which the controls fade (our choice). */
const restMs = 3000;

/**
 * Lets the controls fade while the pointer rests, and shows them at its next movement, any key or touch. The one that has the focus
 * or lies under the pointer stays: the style sheet sees to it. The fade itself takes 500 ms (spec 2 §9).
 */
export function fadeControls(dialog: HTMLElement, clock: Clock): void {
  let cancel = () => {};
  const wake = () => {
    dialog.classList.remove('sqs-lightbox-resting');
    cancel();
    cancel = clock.after(restMs, () => dialog.classList.add('sqs-lightbox-resting'));
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin']) dialog.addEventListener(type, wake);
  wake();
}
