import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import { readCookies } from '../http/cookies.ts';
import { packageVersion } from '../root.ts';

/** Yields the parts of a HAR 1.2 document of the entries. */
export function* harParts(entries: Iterable<JournalEntry>, scheme: 'http' | 'https' = 'http'): Generator<string> {
  const creator = JSON.stringify({ name: 'ss-runtime', version: packageVersion });
  yield `{"log":{"version":"1.2","creator":${creator},"pages":[],"entries":[`;
  let separator = '';
  for (const entry of entries) {
    yield separator + JSON.stringify(harEntry(entry, scheme));
    separator = ',';
  }
  yield ']}}';
}

const unknownSize = -1;

/** Returns an entry in HAR's shape. The journal has no times of responses: they are 0, because HAR demands a number. */
function harEntry(entry: JournalEntry, scheme: string): object {
  const query = Object.entries(entry.query).flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })));
  const search = query.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return {
    startedDateTime: entry.time,
    time: 0,
    request: {
      method: entry.method,
      url: `${scheme}://${entry.headers.host ?? 'localhost'}${entry.path}${search === '' ? '' : `?${search}`}`,
      httpVersion: 'HTTP/1.1',
      cookies: cookiesOf(entry.headers.cookie),
      headers: Object.entries(entry.headers).map(([name, value]) => ({ name, value })),
      queryString: query,
      headersSize: unknownSize,
      bodySize: Buffer.byteLength(entry.bodyText),
      ...(entry.bodyText === ''
        ? {}
        : { postData: { mimeType: entry.headers['content-type'] ?? 'application/octet-stream', text: entry.bodyText } }),
    },
    response: {
      status: entry.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: 'x-unknown' },
      redirectURL: '',
      headersSize: unknownSize,
      bodySize: unknownSize,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

const cookiesOf = (header: string | undefined): object[] => [...readCookies(header)].map(([name, value]) => ({ name, value }));
