import type { Content, Entry, Param, PostDataCommon, Request, Response } from 'har-format';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { readEntries } from '../../../fake-server/har/read-entries.ts';
import { endpoints } from '../../../runtime/contract/endpoints.ts';
import { type Fields, isFields, readJson } from '../../../runtime/contract/read.ts';
import { endpointOf } from './endpoint-of.ts';
import { statusOf, timeOf, typeNameOf } from './journal-line.ts';
import { type Header, type RecordedRequest, type RecordingItem, type SourceLocation, unreadable } from './recorded-request.ts';
import { headersToSend, pathToSend, utf8Bytes } from './wire.ts';

/** The keys of the format with unchecked values, because files may have any content. */
type Unchecked<Shape> = { readonly [Key in keyof Shape]?: unknown };

const bodyless = new Set<string>(['none', 'query']);
const rows = Object.values(endpoints);

/**
 * Reads the requests of a HAR 1.2 document, from a browser's developer tools or the platform's `journal.har`. Calls of the
 * contract have an endpoint on any host; other requests have none and are skipped later. The requests are in the order of their
 * start. The document is read entry by entry, so that its size has no limit. Rejects with the errors of `splitEntries`.
 */
export const decodeHar = (chunks: AsyncIterable<Buffer>, source: string): Promise<readonly RecordingItem[]> =>
  readEntries(chunks, (entry, index) => decodeEntry(entry, { source, pointer: `/log/entries/${index}` }));

/** Reads an entry of a HAR; `undefined` is one that is not JSON. */
export function decodeEntry(entry: unknown, place: SourceLocation): RecordingItem {
  if (entry === undefined) return unreadable(place, 'The entry is not JSON.');
  const request = isFields(entry) ? entry.request : undefined;
  if (!isFields(entry) || !isFields(request)) {
    return unreadable(place, `Expected a HAR entry with a "request"; found ${typeNameOf(isFields(entry) ? request : entry)}.`);
  }
  try {
    return { request: requestOf(entry, request, place) };
  } catch (error) {
    if (error instanceof BodilessError) return unreadable(place, error.message, 'bodiless');
    return unreadable(place, `Not a request that can be sent: ${errorMessage(error)}.`);
  }
}

function requestOf(entry: Unchecked<Entry> & Fields, request: Unchecked<Request>, place: SourceLocation): RecordedRequest {
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string') throw new Error('"method" and "url" should be text');
  const { host, path } = splitUrl(url);
  const endpoint = wasSent(entry, url) ? endpointOf(method.toUpperCase(), path) : null;
  const skipped = { place, endpoint, method, path, headers: [], body: '', site: '', timeMs: null };
  if (endpoint === null) return { ...skipped, recordedStatus: null };
  const recorded = headerPairs(request);
  const response: Unchecked<Response> = isFields(entry.response) ? entry.response : {};
  return {
    place,
    endpoint,
    method: method.toUpperCase(),
    path,
    headers: headersToSend(recorded),
    body: bodyOf(request, recorded, !bodyless.has(rows.find((row) => row.name === endpoint)?.encoding ?? 'none')),
    site: /^([a-z0-9-]+)\.localhost$/.exec(host)?.[1] ?? '',
    timeMs: timeOf(entry.startedDateTime),
    // Playwright writes -1 for a call without a response, browsers write 0.
    recordedStatus: response.status === -1 ? 0 : statusOf(response.status),
    ...recordedBodyOf(response),
  };
}

/** Returns the recorded body of a response as data or text; nothing for a HAR without bodies, and for a body that is not text. */
function recordedBodyOf({ content }: Unchecked<Response>): { readonly recordedBody?: unknown } {
  const { text, encoding }: Unchecked<Content> = isFields(content) ? content : {};
  if (typeof text !== 'string' || encoding !== undefined) return {};
  return { recordedBody: readJson(text) ?? text };
}

/**
 * Returns whether an entry is a call over the network: not one of a web socket, and not one that the browser's cache has
 * answered.
 */
const wasSent = (entry: Unchecked<Entry> & Fields, url: string): boolean =>
  !/^wss?:/i.test(url) && entry._webSocketMessages === undefined && typeof entry._fromCache !== 'string';

/** Splits an address into host and path with query, without the normalisation of a URL object. */
export function splitUrl(url: string): { host: string; path: string } {
  const [, authority = '', path = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? [];
  return { host: authority.replace(/:\d+$/, '').toLowerCase(), path: pathToSend(path.startsWith('/') ? path : `/${path}`) };
}

class BodilessError extends Error {}

/** Returns the headers of a request, with the cookies that browsers list separately. */
export function headerPairs(request: Unchecked<Request>): Header[] {
  const pairs = namesAndValues(request.headers);
  const cookies = namesAndValues(request.cookies);
  if (cookies.length === 0 || pairs.some(([name]) => name.toLowerCase() === 'cookie')) return pairs;
  return [...pairs, ['cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; ')]];
}

export function namesAndValues(list: unknown): Header[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): Header[] =>
    isFields(item) && typeof item.name === 'string' && typeof item.value === 'string' ? [[item.name, item.value]] : [],
  );
}

export function bodyOf(request: Unchecked<Request>, headers: readonly Header[], needsBody: boolean): string {
  const posted: Unchecked<PostDataCommon & { text: string; params: Param[]; encoding: string }> = isFields(request.postData)
    ? request.postData
    : {};
  if (typeof posted.text === 'string' && posted.text !== '') {
    return posted.encoding === 'base64' ? Buffer.from(posted.text, 'base64').toString('latin1') : utf8Bytes(posted.text);
  }
  if (isFields(request.postData) && typeof request.postData._file === 'string') {
    throw new BodilessError(
      `Its body is in the file ${request.postData._file} (Playwright); record the HAR with content "embed" instead.`,
    );
  }
  const params = namesAndValues(posted.params);
  // The parts of a multipart body cannot be joined again: its boundary and files are not in the list.
  if (params.length > 0 && !/^multipart\//i.test(String(posted.mimeType))) return utf8Bytes(formText(params));
  const length = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  const isLong = (length !== undefined && length !== '0') || (typeof request.bodySize === 'number' && request.bodySize > 0);
  const knownEmpty = length === '0' || posted.text === '';
  if (isLong || (needsBody && !knownEmpty)) {
    throw new BodilessError(
      'Its body is missing: browsers leave the bodies of beacons out of a HAR (the NDJSON journal has them).',
    );
  }
  return '';
}

/** Returns the body of form fields. Chrome lists them encoded, Firefox decoded: fields that look encoded are unchanged. */
function formText(params: readonly Header[]): string {
  const texts = params.flat();
  const encoded =
    texts.some((text) => /%[0-9a-f]{2}/i.test(text)) && texts.every((text) => /^(?:[\w*.+~!'()-]|%[0-9a-f]{2})*$/i.test(text));
  return encoded
    ? params.map((pair) => pair.join('=')).join('&')
    : new URLSearchParams(params.map(([name, value]): [string, string] => [name, value])).toString();
}
