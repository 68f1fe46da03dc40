/** Runs in the page: each function is sent there as text, and stands alone. */

export interface Seen {
  readonly shift: number;
  readonly longMs: number;
}

/** To be put in before the page's own scripts: sums up what moves, and keeps the longest task. */
export function watchPage(): void {
  const seen = { shift: 0, longMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longMs = Math.max(seen.longMs, duration);
  }).observe({ type: 'longtask', buffered: true });
}

export const readSeen = (): Seen => (window as unknown as { seen: Seen }).seen;

/** From the next key to the end of the task that takes it in; `keyMs` on the window, once it is known. */
export function watchNextKey(): void {
  const page = window as { keyMs?: number };
  delete page.keyMs;
  const onKey = () => {
    const beganMs = performance.now();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      page.keyMs = performance.now() - beganMs;
    };
    document.addEventListener('input', () => channel.port2.postMessage(null), { once: true });
  };
  document.addEventListener('keydown', onKey, { once: true, capture: true });
}

export const keyMs = (): number | undefined => (window as { keyMs?: number }).keyMs;
