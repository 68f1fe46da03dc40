import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Header } from './recorded-request.ts';

/** Headers that are not sent: those of the recorded connection, and those that are set for the new request. */
const notRepeated = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  // A replayed call is a new call, not a retry.
  'idempotency-key',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-ss-replay',
]);

/**
 * Returns the headers to send, with names in lower case, without those of the connection and the pseudo headers of HTTP/2. Throws an
 * Error for a header that HTTP does not allow.
 */
export function headersToSend(recorded: Iterable<Header>): Header[] {
  const headers: Header[] = [];
  for (const [rawName, rawValue] of recorded) {
    const name = rawName.toLowerCase();
    if (name.startsWith(':') || notRepeated.has(name)) continue;
    const value = asLatin1(rawValue);
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new Error(`header ${JSON.stringify(name.slice(0, 60))} cannot be sent: HTTP does not allow its name or value`);
    }
    headers.push([name, value]);
  }
  return headers;
}

/** Returns text beyond Latin-1 as its UTF-8 bytes, as browsers send it. */
const asLatin1 = (text: string): string => (/[\u0100-\uffff]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text);

/** Returns a path for a request line: visible ASCII is unchanged, other bytes are percent-encoded. */
export const pathToSend = (path: string): string =>
  path.replace(/[^\x21-\x7e]+/gu, (text) =>
    [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
