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
 * Returns the headers to send, with names in lower case, without those of the connection and the pseudo headers of HTTP/2. Throws
 * an Error for a header that HTTP does not allow.
 */
export function headersToSend(recorded: Iterable<Header>): Header[] {
  const headers: Header[] = [];
  for (const [name, value] of recorded) {
    const last = lastHeaders.get(name);
    const header = last?.value === value ? last.header : headerToSend(name, value);
    if (header !== last?.header) noteHeader(name, value, header);
    if (header) headers.push(header);
  }
  return headers;
}

/** The last header of each name, because most headers of a client are the same in each request. */
const lastHeaders = new Map<string, { readonly value: string; readonly header: Header | null }>();
const maxLastHeaders = 100;

function noteHeader(name: string, value: string, header: Header | null): void {
  if (lastHeaders.size >= maxLastHeaders) lastHeaders.clear();
  lastHeaders.set(name, { value, header });
}

/** Returns null for a header that is not sent. */
function headerToSend(rawName: string, rawValue: string): Header | null {
  const name = rawName.toLowerCase();
  if (name.startsWith(':') || notRepeated.has(name)) return null;
  const value = asLatin1(rawValue);
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw new Error(`header ${JSON.stringify(name.slice(0, 60))} cannot be sent: HTTP does not allow its name or value`);
  }
  return [name, value];
}

/** Returns the UTF-8 bytes of a text as Latin-1 text, one character a byte. */
export const utf8Bytes = (text: string): string =>
  /[\u0080-\uffff]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;

/** Returns text beyond Latin-1 as its UTF-8 bytes, as browsers send it. */
const asLatin1 = (text: string): string => (/[\u0100-\uffff]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text);

/** Returns a path for a request line: visible ASCII is unchanged, other bytes are percent-encoded. */
export const pathToSend = (path: string): string => (/^[\x21-\x7e]*$/.test(path) ? path : encoded(path));

const encoded = (path: string): string =>
  path.replace(/[^\x21-\x7e]+/gu, (text) =>
    [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
