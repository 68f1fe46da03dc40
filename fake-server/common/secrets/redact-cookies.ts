import { cookies } from '../../../runtime/contract/cookies.ts';
import { maskText } from './mask.ts';
import { memoised } from './memoised.ts';

/** Cookies with their meaning in the contract, which a replay needs, and those of the fake platform. All others are masked. */
const keptNames = new Set([...Object.values(cookies).map(({ name }) => name.toLowerCase()), '__ss_fault', 'x-ss-session']);

const isKept = memoised((name) => keptNames.has(name.trim().toLowerCase()));

/**
 * Returns a Cookie header with the values of all cookies masked that are not the contract's: browsers send the cookies of every
 * server on this machine, whatever its port.
 */
export const redactCookies = (header: string): string => maskCookies(header, maskText, isKept);

/** Returns a Set-Cookie header, or several joined by a line break or a comma, with the values of such cookies masked. */
export const redactSetCookie = (header: string): string =>
  header
    .split(/(\n|,(?=\s?[^\s;,=]+=))/)
    .map((line, index) => (index % 2 === 1 ? line : maskSetCookie(line, maskText, isKept)))
    .join('');

/** Returns a Cookie header with the values masked of all cookies that are not kept. */
export const maskCookies = (header: string, mask: Mask, isKeptName?: IsKept): string =>
  header
    .split(';')
    .map((pair) => maskPair(pair, mask, isKeptName))
    .join(';');

/** Returns a Set-Cookie line with its value masked, unless the cookie is kept. */
export function maskSetCookie(line: string, mask: Mask, isKeptName?: IsKept): string {
  const end = line.indexOf(';');
  return end < 0 ? maskPair(line, mask, isKeptName) : maskPair(line.slice(0, end), mask, isKeptName) + line.slice(end);
}

type Mask = (text: string) => string;
type IsKept = (name: string) => boolean;

function maskPair(pair: string, mask: Mask, isKeptName: IsKept = () => false): string {
  const equals = pair.indexOf('=');
  if (isKeptName(pair.slice(0, Math.max(0, equals)))) return pair;
  // A cookie without a name is a value.
  return pair.slice(0, equals + 1) + mask(pair.slice(equals + 1));
}
