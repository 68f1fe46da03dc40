import type { Clock } from '../../browser/clock.ts';

/**
 * Whether this send looks like a program's. Honeypot and time trap, both off unless the form asks for them (our choice: published
 * forms show neither). A control marked `data-ss-honeypot` is kept from people, and whoever fills it in is refused; so is a form with
 * `data-ss-min-seconds` that is sent sooner after it came to life. Nobody is refused in silence, and a person whom the browser has
 * filled it in for gets through with the next click: what stands in a honeypot is taken out.
 */
export function isBot(form: HTMLFormElement, clock: Clock, aliveSinceMs: number): boolean {
  const baits = [...form.querySelectorAll<HTMLInputElement>('[data-ss-honeypot]')].filter(({ value }) => value);
  for (const bait of baits) bait.value = '';
  const minMs = Number(form.dataset.ssMinSeconds ?? 0) * 1000;
  const livedMs = clock.now() - aliveSinceMs;
  // A clock that was set back says nothing of how long it was.
  return baits.length > 0 || (livedMs >= 0 && livedMs < minMs);
}
