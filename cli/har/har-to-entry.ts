import { decodeBody } from '../../fake-server/http/decode-body.ts';
import { decodeNestedJson } from '../../fake-server/http/nested-json.ts';
import { type EndpointRow, endpoints } from '../../runtime/contract/endpoints.ts';
import { type Fields, isFields, readJson } from '../../runtime/contract/read.ts';
import { endpointOf } from '../replay/read/endpoint-of.ts';
import { bodyOf, headerPairs, namesAndValues, splitUrl } from '../replay/read/har.ts';
import { statusOf, timeOf } from '../replay/read/journal-line.ts';
import type { Header } from '../replay/read/recorded-request.ts';
import { ownFieldsName, queryOf } from './entry-to-har.ts';

const rows: readonly EndpointRow[] = Object.values(endpoints);

/**
 * Returns an entry of a HAR as an entry of a journal with this number; null for a call that no journal has: one outside /api.
 * Throws an Error for an entry that cannot be replayed, such as one whose body is missing.
 */
export function harToEntry(entry: unknown, seq: number): object | null {
  const request = isFields(entry) ? entry.request : undefined;
  if (!isFields(entry) || !isFields(request) || typeof request.url !== 'string' || typeof request.method !== 'string') {
    throw new Error('expected a HAR entry with a "request"');
  }
  const own: Fields = isFields(entry[ownFieldsName]) ? entry[ownFieldsName] : {};
  const { host, path } = splitUrl(request.url);
  if (!path.startsWith('/api/')) return null;
  const method = request.method.toUpperCase();
  const endpoint = endpointOf(method, path);
  const row = rows.find(({ name }) => name === endpoint);
  const headers = joined(headerPairs(request).filter(([name]) => !name.startsWith(':')));
  const bytes = Buffer.from(
    bodyOf(request, headerPairs(request), row !== undefined && !['none', 'query'].includes(row.encoding)),
    'latin1',
  );
  const decoded = decodeBody(bytes, headers['content-type']);
  const timeMs = timeOf(entry.startedDateTime);
  const response = responseOf(isFields(entry.response) ? entry.response : {});
  const [plainPath = '', search = ''] = path.split(/\?(.*)/s);
  return {
    seq,
    time: new Date(timeMs ?? 0).toISOString(),
    site: /^([a-z0-9-]+)\.localhost$/.exec(host)?.[1] ?? '',
    endpoint,
    method,
    path: plainPath,
    query: queryOf(search),
    headers,
    encoding: decoded.encoding,
    body: row?.nestedJson ? decodeNestedJson(decoded.body, row.nestedJson).body : decoded.body,
    bodyText: bytes.toString('utf8'),
    valid: decoded.problem === undefined,
    problems: decoded.problem === undefined ? [] : [{ pointer: '', message: `Unreadable body: ${decoded.problem}.` }],
    status: response?.status ?? 0,
    fault: null,
    ...own,
    ...(response && { response }),
    ...(typeof entry.time === 'number' && entry.time >= 0 && { durationMs: entry.time }),
  };
}

/** Returns the headers by name; several of a name are joined as in a journal. */
function joined(pairs: readonly Header[]): Record<string, string> {
  const headers = new Map<string, string>();
  for (const [rawName, value] of pairs) {
    const name = rawName.toLowerCase();
    const before = headers.get(name);
    const separator = name === 'cookie' ? '; ' : name === 'set-cookie' ? '\n' : ', ';
    headers.set(name, before === undefined ? value : before + separator + value);
  }
  return Object.fromEntries(headers);
}

/** Returns the response as a journal has it; null for a call without one. */
function responseOf({ status, headers, content }: Fields): { status: number; headers: object; body: unknown } | null {
  const code = statusOf(status === -1 ? 0 : status) ?? 0;
  if (code === 0) return null;
  const { text, encoding }: Fields = isFields(content) ? content : {};
  const plain = typeof text !== 'string' ? null : encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  const body = plain === null || plain === '' ? null : (readJson(plain) ?? plain);
  return { status: code, headers: joined(namesAndValues(headers)), body };
}
