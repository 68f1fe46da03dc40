import type { IncomingMessage } from 'node:http';
import type { JournalSender } from '../common/journal/journal.ts';
import { controlHost, hostName, isLoopbackAddress } from './host.ts';
import { isOwnPort, lanAddressOf } from './lan-ports.ts';
import { schemeOf } from './origin.ts';

/** Headers by which browsers name the page that sent a request. Pages cannot set them. */
export interface SenderHeaders {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly referer?: string | undefined;
  readonly 'sec-fetch-site'?: string | undefined;
}

/**
 * Returns the sender of a request. A page is one of this platform: `isOwn` returns whether an origin is. A request without a
 * browser's headers is one of a tool, as is one that a person started by typing an address, and one of the control surface's
 * screens. All others are foreign: pages of other hosts and of other ports, sandboxed frames and files, whose origin is `null`
 * (calls#sender).
 *
 * `Sec-Fetch-Site` decides first, because a page's referrer policy hides its origin from the other two headers. Browsers do not
 * send it to addresses without TLS other than localhost, and older ones (Safari before 16.4) never.
 */
function senderOf(headers: SenderHeaders, isOwn: (origin: string) => 'page' | 'tool' | null): JournalSender {
  const { host, origin, referer, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return isOwn(`//${host ?? ''}`) ?? 'foreign';
  if (origin !== undefined) return isOwn(origin) ?? 'foreign';
  if (site === 'none') return 'tool';
  if (referer !== undefined) return isOwn(referer) ?? 'foreign';
  return site === undefined ? 'tool' : 'foreign';
}

/** Returns the sender of a request to this server. */
export const requestSender = (request: IncomingMessage): JournalSender =>
  senderOf(request.headers, (origin) => ownerOf(request, origin));

/** Returns `page` for an origin or address of a site, `tool` for one of the control surface, and null for others. */
function ownerOf(request: IncomingMessage, address: string): 'page' | 'tool' | null {
  const scheme = schemeOf(request);
  const absolute = address.startsWith('//') ? `${scheme}:${address}` : address;
  if (!URL.canParse(absolute)) return null;
  const { protocol, host, port } = new URL(absolute);
  const name = hostName(host) ?? '';
  const isHere = host === request.headers.host || isOwnPort(request.socket, Number(port) || (scheme === 'https' ? 443 : 80));
  if (protocol !== `${scheme}:` || !isHere) return null;
  if (name === controlHost) return 'tool';
  const isLocal = name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
  return isLocal || lanAddressOf({ socket: request.socket, headers: { host } }) !== null ? 'page' : null;
}
