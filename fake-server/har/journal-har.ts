import { STATUS_CODES } from 'node:http';
import type { JournalEntry } from '../common/journal/journal.ts';
import { readCookies } from '../http/cookies.ts';
import { harFrame } from './har-head.ts';
import { readSetCookies } from './set-cookies.ts';

/** Yields the parts of a HAR 1.2 document of the entries. */
export function* harParts(entries: Iterable<JournalEntry>, scheme: 'http' | 'https' = 'http'): Generator<string> {
  yield harFrame.start();
  let separator = '';
  for (const entry of entries) {
    yield separator + JSON.stringify(harEntry(entry, scheme));
    separator = harFrame.separator;
  }
  yield harFrame.end;
}

const unknownSize = -1;

/**
 * Returns an entry in HAR's shape. Entries of earlier versions have no response and no time: HAR demands a number, so it is 0.
 */
export function harEntry(entry: JournalEntry, scheme: string): object {
  const query = Object.entries(entry.query).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })));
  const search = query.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const durationMs = entry.durationMs ?? 0;
  return {
    startedDateTime: entry.time,
    time: durationMs,
    request: {
      method: entry.method,
      url: `${scheme}://${hostOf(entry.headers)}${entry.path}${search === '' ? '' : `?${search}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: [...readCookies(entry.headers.cookie)].map(([name, value]) => ({ name, value })),
      headers: pairsOf(entry.headers),
      queryString: query,
      headersSize: unknownSize,
      bodySize: Buffer.byteLength(entry.bodyText),
      ...(entry.bodyText === ''
        ? {}
        : { postData: { mimeType: entry.headers['content-type'] ?? 'application/octet-stream', text: entry.bodyText } }),
    },
    response: harResponse(entry),
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    ...(entry.status === 0 ? { comment: 'The connection ended without a response.' } : {}),
  };
}

/** Readers of HAR refuse a document with an address that is not valid. */
const hostOf = ({ host = '' }: JournalEntry['headers']): string =>
  host !== '' && URL.canParse(`http://${host}/`) ? host : 'localhost';

/** Returns the response that was sent. Of a response that a fault has replaced by nothing, the status is 0, as in browsers. */
function harResponse({ status, response }: JournalEntry): object {
  const headers = status === 0 ? {} : (response?.headers ?? {});
  const text = status === 0 ? '' : bodyAsText(response?.body);
  const type = headers['content-type'];
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: readSetCookies(headers['set-cookie']),
    headers: pairsOf(headers),
    content: contentOf(text, type ?? (typeof response?.body === 'object' && text !== '' ? 'application/json' : 'x-unknown')),
    redirectURL: headers.location ?? '',
    headersSize: unknownSize,
    bodySize: response === undefined ? unknownSize : Buffer.byteLength(text),
  };
}

const pairsOf = (headers: JournalEntry['headers']): object[] =>
  Object.entries(headers).flatMap(([name, values]) =>
    // Cookies cannot be joined by a comma.
    (name === 'set-cookie' ? values.split('\n') : [values]).map((value) => ({ name, value })),
  );

const bodyAsText = (body: unknown): string =>
  body === undefined || body === null ? '' : typeof body === 'string' ? body : JSON.stringify(body);

/** A character that no text has. */
const notText = /(?![\t\n\f\r])\p{Cc}|\ufffd/u;

const contentOf = (text: string, mimeType: string): object => ({
  size: Buffer.byteLength(text),
  mimeType,
  ...(text === '' ? {} : notText.test(text) ? { text: Buffer.from(text).toString('base64'), encoding: 'base64' } : { text }),
});
