import { cookies } from '../../../runtime/contract/cookies.ts';
import { maskText } from './mask.ts';
import { memoised } from './memoised.ts';

/** Cookies with their meaning in the contract, which a replay needs, and those of the fake platform. All others are masked. */
const keptNames = new Set([...Object.values(cookies).map(({ name }) => name.toLowerCase()), '__ss_fault', 'x-ss-session']);

const isKept = memoised((name) => keptNames.has(name.trim().toLowerCase()));

/**
 * Returns a Cookie header with the values of all cookies masked that are not the contract's: browsers send the cookies of every server
 * on this machine, whatever its port.
 */
export const redactCookies = (header: string): string => header.split(';').map(redactPair).join(';');

/** Returns a Set-Cookie header, or several joined by a line break or a comma, with the values of such cookies masked. */
export const redactSetCookie = (header: string): string =>
  header
    .split(/(\n|,(?=\s?[^\s;,=]+=))/)
    .map((line, index) => {
      if (index % 2 === 1) return line;
      const end = line.indexOf(';');
      return end < 0 ? redactPair(line) : redactPair(line.slice(0, end)) + line.slice(end);
    })
    .join('');

function redactPair(pair: string): string {
  const equals = pair.indexOf('=');
  if (isKept(pair.slice(0, Math.max(0, equals)))) return pair;
  // A cookie without a name is a value.
  return pair.slice(0, equals + 1) + maskText(pair.slice(equals + 1));
}
