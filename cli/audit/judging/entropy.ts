/** Least information of a value that can tell visitors apart, in bits: that of 12 digits (our choice). */
const minBits = 38;
/** Information beyond that of a number of `Math.random`, which pages add to addresses against caches. */
export const randomNumberBits = 60;

/** Upper limit of the information in a text, in bits, by its length and the kinds of its characters. */
export function bitsOf(text: string): number {
  const characters = text.replace(/[^a-z0-9]/gi, '');
  const has = (pattern: RegExp) => pattern.test(characters);
  if (new Set(characters).size < 5) return 0;
  const letters = has(/[a-z]/) && has(/[A-Z]/) ? 52 : has(/[a-z]/i) ? 26 : 0;
  const size = /^[0-9a-f]+$/i.test(characters) && has(/\d/) && letters > 0 ? 16 : letters + (has(/\d/) ? 10 : 0);
  return characters.length * Math.log2(Math.max(2, size));
}

/** Forms of dates, times, versions, measured numbers, addresses and languages. */
const otherForms = [
  /^\d{4}-\d\d(-\d\d)?/,
  /^1\d{9}(\d{3})?(\.\d{1,6})?$/,
  /^v?\d{1,4}(\.\d{1,4}){1,3}([-+_]\w{0,12})?$/,
  /^-?\d{1,7}\.\d+$/,
  /^[a-z][a-z+.-]*:\/\//i,
];
const yearMs = 31_557_600_000;

/**
 * Whether a value has the form and the information of an identifier. `nowMs` is the time of the visit, to which texts of times
 * are near.
 */
export function mayIdentify(value: string, nowMs: number): boolean {
  if (!/^[\w.~+/=%@-]{8,200}$/.test(value) || otherForms.some((form) => form.test(value))) return false;
  // A word needs more letters than a random text, and some words together more than one.
  if (/^[a-z._/-]+$/i.test(value) && value.length < 40 && value.split(/[._/-]/).every((word) => word.length < 16)) return false;
  const isTime = [16, 36].some((radix) => Math.abs(Number.parseInt(value, radix) - nowMs) < yearMs && value.length < 12);
  return !isTime && bitsOf(value) >= minBits;
}
