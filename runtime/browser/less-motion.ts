/** Returns whether the address switches motion off with `nomotion=true`: site#nomotion. */
export const isMotionOff = ({ location }: Pick<Window, 'location'>): boolean =>
  new URLSearchParams(location.search).get('nomotion') === 'true';

/** Returns a function that returns whether the visitor prefers less motion, or the address switches it off. It makes one media query. */
export function watchLessMotion(window: Pick<Window, 'location' | 'matchMedia'>): () => boolean {
  let query: MediaQueryList | undefined;
  return () => {
    query ??= window.matchMedia('(prefers-reduced-motion: reduce)');
    return query.matches || isMotionOff(window);
  };
}

/** Returns whether the visitor prefers less motion now, or the address switches it off. */
export const prefersLessMotion = (window: Pick<Window, 'location' | 'matchMedia'>): boolean => watchLessMotion(window)();
