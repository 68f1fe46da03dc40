import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookies } from '../http/cookies.ts';
import type { PlatformState } from '../state/state.ts';

const hosts = ['localhost', '*.localhost', '127.0.0.1'].flatMap((host) =>
  ['http', 'ws'].map((scheme) => `${scheme}://${host}:*`),
);

/**
 * The content security policy of pages without network (`serve` without `--allow-network`): it restricts requests to this server's
 * hosts, and nothing else. It has no IPv6 address, because a policy cannot name one:
 * https://www.w3.org/TR/CSP3/#grammardef-host-part. It does not restrict links.
 */
export const localPolicy = `default-src 'self' ${hosts.join(' ')} data: blob: 'unsafe-inline' 'unsafe-eval'`;

/** Sets the crumb cookie of a browser that has none, or an expired one: a session cookie that scripts can read. */
export function setCrumbCookie(request: IncomingMessage, response: ServerResponse, state: Pick<PlatformState, 'crumbs'>): void {
  const held = readCookies(request.headers.cookie).get('crumb');
  if (held && !state.crumbs.isExpired(held)) return;
  response.appendHeader('Set-Cookie', `crumb=${state.crumbs.issue()}; Path=/; SameSite=Lax`);
}
