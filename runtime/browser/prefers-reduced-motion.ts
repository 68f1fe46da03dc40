/** Returns whether the visitor prefers less motion, or the address has `nomotion=true`. */
export const prefersReducedMotion = (window: Window): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  new URLSearchParams(window.location.search).get('nomotion') === 'true';
