import { type Fields, isUnset, readNumber } from '../contract/decoders/read.ts';
import { notBelow, readInteger } from '../contract/decoders/slideshow-block.ts';

/**
 * What a design is told, under any of the names that gallery blocks (dashed), summary blocks, 7.1 sections (camel case) and
 * templates use for it. Spec 1 §3 "Gallery block data".
 */
export type Given = Fields;

const firstOf = (given: Given, names: readonly string[]): unknown =>
  names.map((name) => given[name]).find((value) => !isUnset(value));

/** A number that is not below `minimum`, text read up to the first character that is no part of an integer; otherwise the fallback. */
export const integerOf = (given: Given, names: readonly string[], fallback: number, minimum = 0): number =>
  notBelow(minimum, readInteger(firstOf(given, names))) ?? fallback;

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const named: Readonly<Record<string, number>> = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  widescreen: 16 / 9,
  'sixteen-nine': 16 / 9,
  'nine-sixteen': 9 / 16,
  'anamorphic-widescreen': 2.4,
};

/**
 * Width over height of a shape: a number, as text too, `square`, `standard`, `standard-vertical`, `widescreen`, or two numbers in
 * words (`four-three`, turned by `-vertical`). 0 for `Auto` and whatever else is none. The meaning of the words is our choice.
 */
export function shapeRatio(shape: unknown): number {
  const number = readNumber(shape);
  if (number !== null) return number > 0 ? number : 0;
  if (typeof shape !== 'string') return 0;
  if (Object.hasOwn(named, shape)) return named[shape] ?? 0;
  const [width = 0, height = 0] = shape.split('-').map((word) => words.indexOf(word));
  if (width <= 0 || height <= 0) return 0;
  return shape.endsWith('-vertical') ? height / width : width / height;
}
