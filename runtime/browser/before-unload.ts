/** A listener for `beforeunload` that is on the page only while it is needed: some browsers keep no page with one for its return. */
export interface BeforeUnload {
  arm(): void;
  disarm(): void;
}

export const createBeforeUnload = (window: Window, work: () => void): BeforeUnload => ({
  arm: () => window.addEventListener('beforeunload', work),
  disarm: () => window.removeEventListener('beforeunload', work),
});
