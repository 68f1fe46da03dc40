/** Returns whether the address switches motion off with `nomotion=true`: site#nomotion. */
export const isMotionOff = ({ location }: Pick<Window, 'location'>): boolean =>
  new URLSearchParams(location.search).get('nomotion') === 'true';

/** Returns whether the visitor prefers less motion, or the address switches it off. */
export const prefersLessMotion = (window: Pick<Window, 'location' | 'matchMedia'>): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches || isMotionOff(window);
