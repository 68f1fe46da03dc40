import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesOrigin } from '../../runtime/contract/page/origin-pattern.ts';
import { originOf } from '../http/origin.ts';
import type { Origins } from '../sites/site.ts';

/** Headers by which a page would send reports, navigate, or fetch in advance. */
const leavingHeaders: ReadonlySet<string> = new Set(
  'connection-allowlist link nel refresh report-to reporting-endpoints speculation-rules x-dns-prefetch-control'.split(' '),
);

/**
 * Returns the origins of this server for pages: its names at the port of the request, and those of `origins`. In
 * `http://*.localhost:4100`, `*.localhost` is each name that ends in `.localhost`.
 */
export function sealedOrigins(request: IncomingMessage, { static: assets, thirdParty }: Origins): readonly string[] {
  const own = ['localhost', '*.localhost', '127.0.0.1'].map((host) => originOf(request, host));
  return [...own, ...new Set([assets, thirdParty])].filter((origin, at) => at < own.length || !matchesOrigin(origin, own));
}

/**
 * Restricts a response of a site to requests to this server. Both policies are needed. `Connection-Allowlist`
 * stops everything, navigations, new windows, hints and peer connections too, but is known to Chrome from version 152 only. A content
 * security policy is known to all browsers, and does not stop navigations. It has no IPv6 address, because it cannot name one:
 * https://www.w3.org/TR/CSP3/#grammardef-host-part. Redirects are allowed: those of this server lead to its own hosts.
 */
export function setSealedHeaders(response: ServerResponse, origins: readonly string[]): void {
  const own = ["'self'", ...origins].join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  response.setHeader(
    'Content-Security-Policy',
    `default-src ${own} ${sockets} data: blob: 'unsafe-inline' 'unsafe-eval'; form-action ${own}; base-uri ${own}`,
  );
  const patterns = origins.map((origin) => `"${origin}"`).join(' ');
  response.setHeader('Connection-Allowlist', `(response-origin ${patterns});redirects=allow`);
  response.setHeader('X-DNS-Prefetch-Control', 'off');
}

/** Returns the headers of a page without those that the seal replaces, and its policies without the addresses of reports. */
export const sealedPageHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !leavingHeaders.has(name.toLowerCase()))
      .map(([name, value]) => [
        name,
        /^content-security-policy/i.test(name) ? value.replace(/\breport-(uri|to)\b[^;,]*;?/gi, '') : value,
      ]),
  );
