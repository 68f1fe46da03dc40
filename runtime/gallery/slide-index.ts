/**
 * Index of the slide to show: negatives wrap from the end, values past the end wrap round; fractions are cut off.
 * Without slides, or for something that is no number, the answer is -1 and 0 (our choice). Spec 1 §4 "Gallery index".
 */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return -1;
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0;
  return ((whole % count) + count) % count;
}
