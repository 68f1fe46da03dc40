import { consentCookieName, cookies } from '../../../runtime/contract/cookies.ts';
import { shapeOf } from '../../common/secrets/mask.ts';
import { readCookieLine } from '../../common/visits/cookie-line.ts';

const maxNameLength = 100;
const maxShapeLength = 100;
const maxAttributesLength = 300;
const maxValueLength = 200;
const knownNames: ReadonlySet<string> = new Set(Object.values(cookies).map(({ name }) => name));

/** The page may replace it. */
const dateMs = Date.now;

interface WrittenLine {
  readonly name: string;
  /** The line with the value's shape in place of the value. */
  readonly line: string;
  /** The value of a cookie of the contract that is not secret. */
  readonly value: string | null;
}

/**
 * Describes a written cookie without its value, unless it is a cookie of the contract. A report has no values of unknown cookies.
 */
export function describeWrite(text: string): WrittenLine {
  const { name, value, attributes } = readCookieLine(text, dateMs());
  const isPlain = knownNames.has(name) && name !== 'crumb' && name !== 'CART';
  const line =
    `${name.slice(0, maxNameLength)}=${shapeOf(value.slice(0, maxShapeLength)).replaceAll(';', ',')}; ` +
    `${attributes.slice(0, maxAttributesLength)}`;
  return { name, line, value: isPlain ? value.slice(0, maxValueLength) : null };
}

/** Describes an item of web storage by its key. */
export const storeLine = (key: string): WrittenLine => ({ name: key, line: key.slice(0, maxNameLength), value: null });

/** Returns the names in `document.cookie`. */
export const namesIn = (cookies: string): string[] =>
  cookies === ''
    ? []
    : [...new Set(cookies.split('; ').map((pair) => pair.slice(0, Math.max(0, pair.indexOf('='))).slice(0, maxNameLength)))];

/** Returns the stored answer to the banner; null without one. */
export function answerIn(cookies: string): string | null {
  for (const pair of cookies.split('; '))
    if (pair.startsWith(`${consentCookieName}=`)) return pair.slice(consentCookieName.length + 1, consentCookieName.length + 21);
  return null;
}
