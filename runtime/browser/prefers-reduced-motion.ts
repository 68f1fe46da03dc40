/** Nothing on this page is to move by itself: the visitor has asked for less motion, or the address says `nomotion=true`. */
export const prefersReducedMotion = (window: Window): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  new URLSearchParams(window.location.search).get('nomotion') === 'true';
