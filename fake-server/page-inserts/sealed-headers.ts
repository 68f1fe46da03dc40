import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesOrigin } from '../common/origin-pattern.ts';
import { lanAddressOf } from '../http/lan-ports.ts';
import { originOf, schemeOf } from '../http/origin.ts';
import type { Origins } from '../sites/site.ts';
import { builtScript } from './insert-tags.ts';
import { knowsAllowlist } from './open-browsers.ts';

/** Headers by which a page would send reports, navigate, or fetch in advance. */
const leavingHeaders: ReadonlySet<string> = new Set(
  'connection-allowlist link nel refresh report-to reporting-endpoints speculation-rules x-dns-prefetch-control'.split(' '),
);

/**
 * Returns the origins of this server for pages: its names at the port of the request, and those of `origins`. In
 * `http://*.localhost:4100`, `*.localhost` is each name that ends in `.localhost`. For a client in the local network these names
 * are its own machine's.
 */
export function sealedOrigins(request: IncomingMessage, { static: assets, thirdParty }: Origins): readonly string[] {
  const names = lanAddressOf(request) ? [] : ['localhost', '*.localhost', '127.0.0.1'];
  const own = names.map((host) => originOf(request, host));
  return [...own, ...new Set([assets, thirdParty])].filter((origin, at) => at < own.length || !matchesOrigin(origin, own));
}

/**
 * Allows a page everything except new windows, and navigations of the page by its frames. The seal sees neither, and a sandbox is
 * that of every document inside the page as well.
 */
const sandbox =
  'sandbox allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-presentation ' +
  'allow-same-origin allow-scripts allow-top-navigation-to-custom-protocols';

/**
 * Returns whether a page may open windows: they are closed for the page where `Connection-Allowlist` does not follow it into
 * them.
 */
export const hasWindows = ({ headers }: IncomingMessage): boolean => knowsAllowlist(headers['user-agent'] ?? '');

/**
 * Restricts a response of a site to requests to this server. Both policies are needed. `Connection-Allowlist` stops everything,
 * navigations, new windows, hints and peer connections too, but is known to Chrome from version 152 only. A content security
 * policy is known to all browsers, and stops no navigation of a page by itself. It has no IPv6 address, because it cannot name
 * one: https://www.w3.org/TR/CSP3/#grammardef-host-part. Redirects are allowed: those of this server lead to its own hosts.
 */
export function setSealedHeaders(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const own = ["'self'", ...origins].join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  response.setHeader(
    'Content-Security-Policy',
    `default-src ${own} ${sockets} data: blob: 'unsafe-inline' 'unsafe-eval'; form-action ${own}; base-uri ${own}`,
  );
  const patterns = origins.map((origin) => `"${origin}"`).join(' ');
  response.setHeader('Connection-Allowlist', `(${responseOrigin(request)} ${patterns});redirects=allow`);
  response.setHeader('X-DNS-Prefetch-Control', 'off');
}

/** Adds the policy that keeps a page in its window, in browsers that need it. The seal must know by `hasWindows`. */
export function keepInWindow(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  if (hasWindows(request)) return;
  // In WebKit a document of `blob:` does not have the policy of the page that has made it, and its address is `'self'`.
  const { host = '' } = request.headers;
  const self = /^[\w.:-]+$/.test(host) ? `${schemeOf(request)}://${host}` : "'self'";
  response.appendHeader('Content-Security-Policy', `frame-src ${[self, ...origins].join(' ')} data:; ${sandbox}`);
}

/**
 * Returns the item of `Connection-Allowlist` for the origin of the response. Chromium 156 makes a URL pattern of
 * `response-origin` in which the colons of an IPv6 address are not escaped, and then no page opens any more, so that such an
 * origin is written out.
 */
function responseOrigin(request: IncomingMessage): string {
  const { host = '' } = request.headers;
  const [address = ''] = /^\[[\da-f:.]+\]/i.exec(host) ?? [];
  if (address === '') return 'response-origin';
  return `"${schemeOf(request)}://${address.replaceAll(':', String.raw`\\:`)}${host.slice(address.length)}"`;
}

/**
 * Returns the headers of a page without those that the seal replaces. Its policies have no addresses of reports, and allow the
 * script of the seal, without which links would leave.
 */
export const sealedPageHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !leavingHeaders.has(name.toLowerCase()))
      .map(([name, value]) => [name, /^content-security-policy$/i.test(name) ? allowSeal(value) : value])
      .map(([name, value]) => [name, /^content-security-policy/i.test(name ?? '') ? withoutReports(value ?? '') : value]),
  );

const withoutReports = (policies: string): string => policies.replace(/\breport-(uri|to)\b[^;,]*;?/gi, '');

/** Returns policies under which the seal's script runs: https://www.w3.org/TR/CSP3/#match-element-to-source-list. */
const allowSeal = (policies: string): string =>
  policies
    .split(',')
    .map((policy) => {
      const directives = policy
        .split(';')
        .filter((directive) => !/^\s*sandbox\b/i.test(directive) || /\sallow-scripts(?:\s|$)/i.test(directive));
      const governing = ['script-src-elem', 'script-src', 'default-src'].find((name) =>
        directives.some((each) => isNamed(each, name)),
      );
      return directives
        .map((directive) =>
          governing && isNamed(directive, governing) && !allowsInline(directive) ? withSeal(directive) : directive,
        )
        .join(';');
    })
    .join(',');

const isNamed = (directive: string, name: string): boolean => directive.trim().split(/\s/)[0]?.toLowerCase() === name;

/** A nonce, a hash or `strict-dynamic` turns `unsafe-inline` off. */
const allowsInline = (directive: string): boolean =>
  /'unsafe-inline'/i.test(directive) && !/'(?:nonce-|sha\d+-|strict-dynamic')/i.test(directive);

const withSeal = (directive: string): string =>
  `${directive.replace(/\s'none'/gi, '')} 'sha256-${createHash('sha256').update(builtScript('seal')).digest('base64')}'`;
