import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Header } from './recorded-request.ts';

/** Belong to the old connection, or are made anew for the new one. */
const notRepeated = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  // A repeat is a call of its own, not the same one once more.
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
 * The headers of a recorded request that go out again, names in lower case: all but those of the connection and the
 * pseudo headers of HTTP/2. Throws an Error that names a header which HTTP cannot carry.
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

/** HTTP carries bytes: text beyond Latin-1 goes out as its UTF-8 bytes, as browsers do. */
const asLatin1 = (text: string): string => (/[\u0100-\uffff]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text);

/** A path as it may stand in a request line: visible ASCII stays as it is, every other byte is percent-encoded. */
export const pathToSend = (path: string): string =>
  path.replace(/[^\x21-\x7e]+/gu, (text) =>
    [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
