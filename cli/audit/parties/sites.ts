import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/**
 * Returns the site of a host: its registrable domain by the Public Suffix List, private suffixes such as `github.io` included. A
 * host without one, such as an IP address, `localhost` or a bare public suffix, is its own site. Ports, letter case, a trailing
 * dot and the spelling of international names make no difference.
 */
export function siteOf(host: string): string {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\.+|\.+$/g, '')
    .toLowerCase();
  const ascii = domainToASCII(name) || name;
  return getDomain(ascii, { allowPrivateDomains: true, validateHostname: false }) ?? ascii;
}

/** Whether two hosts are of one site. An empty `domain` is that of a cookie of the page’s own host. */
export const isSameSite = (domain: string, host: string): boolean => domain === '' || siteOf(domain) === siteOf(host);

/**
 * Whether a host is the static host of the fake platform, seen from one of its sites: each `<site>.localhost` is a site, and
 * `static.localhost` has the files of the platform that serves them.
 */
export const isPlatformStatic = (host: string, pageHost: string): boolean =>
  host === 'static.localhost' && /(^|\.)localhost$/.test(pageHost);
