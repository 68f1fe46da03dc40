import type { Clock } from '../../browser/clock.ts';

/** Time without a movement after which the controls fade. */
const fadeAfterMs = 3000;

/**
 * Fades the controls without input, and shows them at the next movement, key or touch: lightbox#resting-controls. The style sheet
 * excepts the control that has the focus or is under the pointer.
 */
export function fadeControls(dialog: HTMLElement, clock: Clock): void {
  let cancelTimer = () => {};
  const show = () => {
    dialog.classList.remove('sqs-lightbox-resting');
    cancelTimer();
    cancelTimer = clock.after(fadeAfterMs, () => dialog.classList.add('sqs-lightbox-resting'));
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin']) dialog.addEventListener(type, show);
  show();
}
