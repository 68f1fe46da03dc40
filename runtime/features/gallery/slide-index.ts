/**
 * Index of the slide to show: negatives wrap from the end, values past the end wrap round; fractions are cut off.
 * Without slides, or for something that is no number, they return -1 and 0 (our choice). Spec 1 §4 "Gallery index".
 */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return -1;
  // A page's own script may have it as text.
  return ((Math.trunc(index) % count) + count) % count || 0;
}
