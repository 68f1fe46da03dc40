/** Functions that run in the page: each is sent there as text and refers to nothing outside itself. */

/** Injected before the page's scripts: sums up layout shifts, and marks the time at which the form can be used. */
export function watchPage(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('form[data-ss-form]')) return;
    performance.mark('usable');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-ss-form'] });
}

/** Resolves once the page is idle. */
export const whenQuiet = (): Promise<unknown> =>
  new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 5000 }), 1500));

export function scrollNear(): void {
  performance.mark('near');
  window.scrollTo(0, 3000);
}

export const readShift = (): number => (window as unknown as { seen: { shift: number } }).seen.shift;

export const hasErrorsOrNoScript = (): boolean =>
  document.querySelectorAll('.field-error').length === 20 || document.scripts.length === 0;

export const nextFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
