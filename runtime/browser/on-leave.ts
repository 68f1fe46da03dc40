/**
 * Calls when the page is about to go: hidden (the last event that is sure to come) or left. Never by `unload`, which would
 * close the back/forward cache. May call more than once.
 */
export function onLeave(window: Window, work: () => void): void {
  window.addEventListener('pagehide', work);
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') work();
  });
}
