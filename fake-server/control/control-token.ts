import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the element that gives the token of a start to a screen of the control surface. Pages of other origins cannot read it.
 * `control-client/request.ts` sends it in the header `X-SS-Control-Token`.
 */
export const tokenTag = (token: string): string => `<meta name="ss-control-token" content="${token}">`;

/** Returns whether the headers have the token. */
export function isToken({ 'x-ss-control-token': received }: IncomingHttpHeaders, token: string): boolean {
  const [given, expected] = [Buffer.from(String(received ?? '')), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
