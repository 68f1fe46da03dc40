/** Returns whether the address switches motion off with `nomotion=true`: site#nomotion. */
export const isMotionOff = ({ location }: Pick<Window, 'location'>): boolean =>
  new URLSearchParams(location.search).get('nomotion') === 'true';

const media = '(prefers-reduced-motion: reduce)';

/** Returns whether the visitor prefers less motion, or the address switches it off. */
export const prefersLessMotion = (window: Pick<Window, 'location' | 'matchMedia'>, query = window.matchMedia(media)): boolean =>
  query.matches || isMotionOff(window);

/** Returns `prefersLessMotion` for frequent calls: it makes one media query. */
export function watchLessMotion(window: Pick<Window, 'location' | 'matchMedia'>): () => boolean {
  const query = window.matchMedia(media);
  return () => prefersLessMotion(window, query);
}
