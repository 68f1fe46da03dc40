import type { IncomingMessage, ServerResponse } from 'node:http';
import { consentCookieName, cookies, visitorRecordCookieName } from '../../runtime/contract/cookies.ts';
import { readCookies } from './cookies.ts';
import { schemeOf } from './origin.ts';

const reissued = [
  { name: visitorRecordCookieName, lifetimeMs: cookies.visitorRecord.lifetimeMs },
  { name: consentCookieName, lifetimeMs: cookies.consent.lifetimeMs },
] as const;

/**
 * Sets the visitor record and the consent cookie of a request again, each with its whole lifetime and the attributes that the
 * runtime writes (`serve --reissue-cookies`). Safari limits cookies that scripts write to 7 days, but not those of a server:
 * https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/. A cookie that the request lacks is not set.
 */
export function reissueCookies(request: IncomingMessage, response: ServerResponse): void {
  const sent = readCookies(request.headers.cookie);
  const secure = schemeOf(request) === 'https' ? '; Secure' : '';
  for (const { name, lifetimeMs } of reissued) {
    const value = sent.get(name);
    if (value)
      response.appendHeader('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${lifetimeMs / 1000}; SameSite=Lax${secure}`);
  }
}
