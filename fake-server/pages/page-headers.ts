import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookies } from '../http/cookies.ts';
import type { PlatformState } from '../state/state.ts';

/** Sets the crumb cookie of a browser that has none, or an expired one: a session cookie that scripts can read. */
export function setCrumbCookie(request: IncomingMessage, response: ServerResponse, state: Pick<PlatformState, 'crumbs'>): void {
  const held = readCookies(request.headers.cookie).get('crumb');
  if (held && !state.crumbs.isExpired(held)) return;
  response.appendHeader('Set-Cookie', `crumb=${state.crumbs.issue()}; Path=/; SameSite=Lax`);
}
