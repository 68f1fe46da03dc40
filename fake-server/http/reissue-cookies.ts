import type { IncomingMessage, ServerResponse } from 'node:http';
import { consentCookieName, cookies, visitorRecordCookieName } from '../../runtime/contract/cookies.ts';
import { readCookies } from './cookies.ts';
import { schemeOf } from './origin.ts';

const lifetimesMs = [
  [visitorRecordCookieName, cookies.visitorRecord.lifetimeMs],
  [consentCookieName, cookies.consent.lifetimeMs],
] as const;

/**
 * Sets the visitor's record and answer to the banner again, each with its whole lifetime: Safari keeps what scripts write for 7 days,
 * and what a server sets for as long as it says. Only those that the request brought: a visitor whose cookies are restricted has none.
 * Attributes are those that the runtime writes. Our choice (`serve --reissue-cookies`).
 */
export function reissueCookies(request: IncomingMessage, response: ServerResponse): void {
  const sent = readCookies(request.headers.cookie);
  const secure = schemeOf(request) === 'https' ? '; Secure' : '';
  for (const [name, lifetimeMs] of lifetimesMs) {
    const value = sent.get(name);
    if (value)
      response.appendHeader('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${lifetimeMs / 1000}; SameSite=Lax${secure}`);
  }
}
