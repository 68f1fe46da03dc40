import type { Clock } from '../../../browser/clock.ts';
import { putOutOfSight } from './out-of-sight.ts';

/*
 * Honeypot and time trap, both off unless the form asks for them (our choice: published forms show neither): a control marked
 * `data-ss-honeypot`, and `data-ss-min-seconds` on the form.
 */

/** Whether the form asks for one; what follows is fetched for such a form alone. */
export const hasTrap = (form: HTMLFormElement): boolean =>
  'ssMinSeconds' in form.dataset || form.querySelector('[data-ss-honeypot]') !== null;

const baitsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[data-ss-honeypot]')];

/** What is there to catch programs is no field to people. */
export function hideBait(form: HTMLFormElement): void {
  for (const bait of baitsOf(form)) {
    bait.tabIndex = -1;
    bait.autocomplete = 'off';
    bait.setAttribute('aria-hidden', 'true');
    putOutOfSight(bait);
  }
}

/**
 * Whether this send looks like a program's: the honeypot is filled in, or the form is sent sooner after it came to life than it asks
 * for. Nobody is refused in silence, and a person whom the browser has filled it in for gets through with the next click: what stands
 * in a honeypot is taken out.
 */
export function isBot(form: HTMLFormElement, clock: Clock, aliveSinceMs: number): boolean {
  const filled = baitsOf(form).filter(({ value }) => value);
  for (const bait of filled) bait.value = '';
  const minMs = Number(form.dataset.ssMinSeconds ?? 0) * 1000;
  const livedMs = clock.now() - aliveSinceMs;
  // A clock that was set back says nothing of how long it was.
  return filled.length > 0 || (livedMs >= 0 && livedMs < minMs);
}
