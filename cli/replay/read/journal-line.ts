import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { type Fields, isFields, readJson } from '../../../runtime/contract/read.ts';
import { endpointOf } from './endpoint-of.ts';
import { type Header, type RecordingItem, type SourceLocation, unreadable } from './recorded-request.ts';
import { headersToSend, pathToSend, utf8Bytes } from './wire.ts';

/**
 * Reads one line of a recording, a journal entry, as a request. Method and path are required; other absent values count as empty.
 * Returns the reason when the line cannot be read. Never throws.
 */
export function decodeJournalLine(text: string, place: SourceLocation, ended: boolean): RecordingItem {
  const entry = readJson(text);
  if (entry === undefined) {
    return ended
      ? unreadable(place, 'Expected a journal entry as one line of JSON; this line is not JSON.')
      : unreadable(place, 'The recording ends in the middle of this line; its request is lost.', 'broken-off');
  }
  if (!isFields(entry)) return unreadable(place, `Expected a journal entry (a JSON object); found ${typeNameOf(entry)}.`);
  try {
    return { request: requestOf(entry, place) };
  } catch (error) {
    return unreadable(place, `Not a request that can be sent: ${errorMessage(error)}.`);
  }
}

function requestOf(entry: Fields, place: SourceLocation) {
  const method = requiredText(entry, 'method').toUpperCase();
  if (!/^[A-Z]+$/.test(method))
    throw new Error(`"method" is ${JSON.stringify(method.slice(0, 40))}, which is not an HTTP method`);
  const path = pathToSend(requiredText(entry, 'path') + queryText(entry));
  if (!path.startsWith('/')) throw new Error('"path" does not begin with "/"');
  return {
    place,
    endpoint: endpointOf(method, path),
    method,
    path,
    headers: headersToSend(headersOf(entry)),
    body: utf8Bytes(bodyText(entry)),
    site: typeof entry.site === 'string' && /^[a-z0-9-]+$/.test(entry.site) ? entry.site : '',
    timeMs: timeOf(entry.time),
    recordedStatus: statusOf(entry.status),
    ...recordedBodyOf(entry),
  };
}

/** Returns the recorded body of the response, unless a fault has changed it. */
function recordedBodyOf({ response, fault }: Fields): { readonly recordedBody?: unknown } {
  return isFields(response) && response.body !== undefined && (fault ?? null) === null ? { recordedBody: response.body } : {};
}

/** Returns the time of ISO text in ms since 1970; null for other values, and for times before 1970. */
export function timeOf(value: unknown): number | null {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return ms >= 0 ? ms : null;
}

export const statusOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 999 ? value : null;

/** Returns the query as text, encoded again, because the journal has it decoded; empty when the path contains the query. */
function queryText(entry: Fields): string {
  const query = entry.query ?? {};
  if (!isFields(query)) throw new Error(`"query" should be an object; it is ${typeNameOf(query)}`);
  if (Object.keys(query).length === 0) return '';
  const pairs = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (typeof value !== 'string')
        throw new Error(`query field ${JSON.stringify(name)} should be text; it is ${typeNameOf(value)}`);
      pairs.append(name, value);
    }
  }
  return pairs.size === 0 || String(entry.path).includes('?') ? '' : `?${pairs}`;
}

function* headersOf(entry: Fields): Generator<Header> {
  const headers = entry.headers ?? {};
  if (!isFields(headers)) throw new Error(`"headers" should be an object; it is ${typeNameOf(headers)}`);
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string') throw new Error(`header ${JSON.stringify(name)} should be text; it is ${typeNameOf(value)}`);
    yield [name, value];
  }
}

function bodyText(entry: Fields): string {
  if (typeof entry.bodyText === 'string') return entry.bodyText;
  if (entry.bodyText === undefined && (entry.body === undefined || entry.body === null)) return '';
  throw new Error(`"bodyText" should be the body's text; it is ${typeNameOf(entry.bodyText)}`);
}

function requiredText(entry: Fields, name: string): string {
  const value = entry[name];
  if (typeof value === 'string') return value;
  throw new Error(`"${name}" should be text; it is ${typeNameOf(value)}`);
}

export const typeNameOf = (value: unknown): string => {
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a${typeof value === 'object' ? 'n' : ''} ${typeof value}`;
};
