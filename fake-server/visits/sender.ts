import type { IncomingMessage } from 'node:http';
import { decodeVisitorRecord } from '../../runtime/contract/analytics/visit-cookies.ts';
import { crumbCookieName, visitorRecordCookieName } from '../../runtime/contract/cookies.ts';
import { unescaped } from '../../runtime/contract/unescaped.ts';
import { readCookies } from '../http/cookies.ts';
import type { Sender } from './visit-log.ts';

/**
 * Returns the browser of a request. It is known by its crumb, which each page sets, and by the id of the visitor record, which
 * outlives the crumb (our choice: `ss_cvt` holds a time, so two browsers may have the same).
 */
export function senderOf({ headers, socket }: IncomingMessage, site: string): Sender {
  const cookies = readCookies(headers.cookie);
  return {
    site,
    userAgent: headers['user-agent'] ?? '',
    address: socket.remoteAddress ?? '',
    keys: [crumbKey(cookies.get(crumbCookieName)), recordKey(cookies.get(visitorRecordCookieName))].flatMap((key) => key ?? []),
    isFollowing: isOfHost(headers.referer, headers.host),
  };
}

/** Returns a browser's name by its crumb; null without one. */
export const crumbKey = (crumb: string | undefined): string | null => (crumb ? `crumb ${crumb.slice(0, 100)}` : null);

/** Returns a browser's name by its visitor record; null without one. */
export function recordKey(record: string | undefined): string | null {
  const id = decodeVisitorRecord(record && unescaped(record))?.id;
  return id === undefined ? null : `record ${id.slice(0, 100)}`;
}

const isOfHost = (address: string | undefined, host: string | undefined): boolean =>
  address !== undefined && URL.canParse(address) && new URL(address).host === host;
