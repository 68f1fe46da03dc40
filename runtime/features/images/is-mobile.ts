/**
 * A phone or tablet: its browser says so, or its first pointer is a finger (our choice; the specification says only
 * "mobile"). Such visitors load one gallery image at a time, and no pointer rests over anything.
 */
export const isMobile = (view: Pick<Window, 'navigator' | 'matchMedia'>): boolean =>
  /Mobi|Android/i.test(view.navigator.userAgent) || view.matchMedia('(hover: none) and (pointer: coarse)').matches;
