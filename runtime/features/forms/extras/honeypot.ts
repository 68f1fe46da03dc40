/** Refuses sends that look automated, forms#honeypot. Both checks are off unless the form's markup turns them on. */
import type { Clock } from '../../../browser/clock.ts';
import { hideVisually } from '../controls/element-helpers.ts';

/** Returns whether the form turns a check on; only then are the other functions loaded. */
export const hasHoneypot = (form: HTMLFormElement): boolean =>
  'ssMinSeconds' in form.dataset || form.querySelector('[data-ss-honeypot]') !== null;

const honeypotsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[data-ss-honeypot]')];

/** Hides the honeypots from people, screen readers and browsers that fill in forms. */
export function hideHoneypots(form: HTMLFormElement): void {
  for (const honeypot of honeypotsOf(form)) {
    honeypot.tabIndex = -1;
    honeypot.autocomplete = 'off';
    honeypot.setAttribute('aria-hidden', 'true');
    hideVisually(honeypot);
  }
}

/**
 * Returns whether a send looks automated: a honeypot is filled in, or the form was mounted too recently. Clears the honeypots, so
 * that the next send of a person whose browser has filled them in gets through.
 */
export function isAutomated(form: HTMLFormElement, clock: Clock, mountedAtMs: number): boolean {
  const filled = honeypotsOf(form).filter(({ value }) => value);
  for (const honeypot of filled) honeypot.value = '';
  const minMs = Number(form.dataset.ssMinSeconds ?? 0) * 1000;
  const mountedMs = clock.now() - mountedAtMs;
  // After the clock was set back the duration is negative, and the check is skipped.
  const isTooEarly = mountedMs >= 0 && mountedMs < minMs;
  return filled.length > 0 || isTooEarly;
}
