/**
 * Returns the index of the slide to show: values out of range wrap, fractions are cut off, see gallery#index-wraps. Returns -1
 * without slides, and 0 for a value that is not a number.
 */
export function wrapIndex(index: number, count: number): number {
  if (count <= 0) return -1;
  // `Math.trunc` converts text, which scripts of a page may pass.
  return ((Math.trunc(index) % count) + count) % count || 0;
}
