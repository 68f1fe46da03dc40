/** Calls once the page has loaded with everything it shows; at once if it has already. */
export function whenLoaded(window: Window, work: () => void): void {
  if (window.document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
