import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookies } from '../http/cookies.ts';
import type { PlatformState } from '../state/state.ts';

/** Gives a browser that has none its crumb: a cookie that scripts can read, until the browser closes. Spec 2 §7 "Cookies". */
export function setCrumbCookie(request: IncomingMessage, response: ServerResponse, state: PlatformState): void {
  if (readCookies(request.headers.cookie).get('crumb')) return;
  response.appendHeader('Set-Cookie', `crumb=${state.crumbs.issue()}; Path=/; SameSite=Lax`);
}
