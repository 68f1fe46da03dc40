import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { endpoints } from '../../../runtime/contract/endpoints.ts';
import { isFields, readJson } from '../../../runtime/contract/read.ts';
import type { Call } from '../artifacts/artifacts.ts';
import { headerOf } from './traffic/headers.ts';
import { scriptInitiator } from './traffic/initiators.ts';
import type { Watch } from './watch.ts';

/** A call as the browser observed it. */
export interface SeenCall extends Call {
  /** Whether it was sent while the page was left, so that the browser reports no response. */
  readonly atLeave: boolean;
}

/** Returns the observed calls of a visit: requests to /api paths, and other requests that send data. */
export function seenCalls(watch: Pick<Watch, 'events' | 'traffic'>, answeredAtMs: number | null): SeenCall[] {
  const isAfter = (atMs: number) => answeredAtMs !== null && atMs >= answeredAtMs;
  const requests = watch.traffic.requests.filter(
    ({ url, method, type }) => type !== 'Document' && type !== 'Preflight' && (isApi(url) || sendsData(method, type)),
  );
  const seen = requests.map((request): SeenCall => {
    const { method, url, body, status, sentBy, startedAtMs, page, pageTimeMs, requestHeaders } = request;
    const place = addressOf(method, url);
    const headers = {
      contentType: headerOf(requestHeaders, 'content-type'),
      csrfHeader: headerOf(requestHeaders, 'x-csrf-token'),
    };
    const when = { page, atMs: pageTimeMs, afterAnswer: isAfter(startedAtMs) };
    const response = responseParts(place.endpoint, request.details.responseBody);
    return { ...place, ...headers, ...when, ...response, status, sentBy, body: decodeBody(body), bodyText: body, atLeave: false };
  });
  // The watcher reports every beacon; network events lack those of a page that is left, and bodies of blobs.
  const known = watch.traffic.requests.filter(({ type }) => type !== 'Document' && type !== 'Preflight').map(({ url }) => url);
  for (const event of watch.events) {
    if (event.kind !== 'beacon' || !/^https?:/.test(event.text)) continue;
    const at = known.indexOf(event.text);
    const initiator = scriptInitiator(event.via, event.stack);
    if (at >= 0) {
      known.splice(at, 1);
      const same = seen.findIndex(({ url, bodyText, sentBy }) => url === event.text && (bodyText === null || sentBy === null));
      const call = seen[same];
      if (!call) continue;
      const text = call.bodyText ?? event.body;
      seen[same] = { ...call, sentBy: call.sentBy ?? initiator, body: decodeBody(text), bodyText: text };
    } else {
      const place = addressOf(event.method ?? 'POST', event.text);
      seen.push({
        ...place,
        status: null,
        sentBy: initiator,
        body: decodeBody(event.body),
        bodyText: event.body,
        contentType: null,
        csrfHeader: null,
        page: event.page,
        atMs: event.atMs,
        afterAnswer: isAfter(event.seenAtMs),
        atLeave: true,
      });
    }
  }
  return seen;
}

/** Replaces the observed /api calls with those of the platform's log. The script that sent each is the one that the browser reported. */
export function withLog(seen: readonly SeenCall[], logged: readonly JournalEntry[], answeredAtMs: number | null): Call[] {
  const apiCalls = seen.filter(({ url }) => isApi(url));
  const arrived = logged.map((entry): Call => {
    const at = apiCalls.findIndex(({ method, path }) => method === entry.method && path === entry.path);
    const [match] = at >= 0 ? apiCalls.splice(at, 1) : [];
    const { method, path, endpoint, status, body, bodyText } = entry;
    const atMs = Date.parse(entry.time);
    const afterAnswer = match?.afterAnswer ?? (answeredAtMs !== null && atMs >= answeredAtMs);
    return {
      method,
      path,
      endpoint,
      status,
      body,
      bodyText: match?.bodyText ?? bodyText,
      url: match?.url ?? `http://${entry.headers.host ?? ''}${path}`,
      sentBy: match?.sentBy ?? null,
      afterAnswer,
      page: match?.page ?? '',
      atMs: match?.atMs ?? atMs,
      contentType: headerOf(entry.headers, 'content-type'),
      csrfHeader: headerOf(entry.headers, 'x-csrf-token'),
      ...(match?.crumbFail !== undefined && { crumbFail: match.crumbFail }),
      ...(match?.settings !== undefined && { settings: match.settings }),
    };
  });
  return [...arrived, ...seen.filter(({ url }) => !isApi(url))];
}

function addressOf(method: string, url: string): Pick<Call, 'method' | 'url' | 'path' | 'endpoint'> {
  const path = new URL(url).pathname;
  const matches = (pattern: string) => {
    const parts = path.split('/');
    return (
      pattern.split('/').length === parts.length &&
      pattern.split('/').every((part, index) => part.startsWith('{') || part === parts[index])
    );
  };
  const row = Object.values(endpoints).find((candidate) => candidate.method === method && matches(candidate.path));
  return { method, url, path, endpoint: row?.name ?? null };
}

/** Returns the parts of a response that rules need. The rest may be private. */
function responseParts(endpoint: string | null, text: string | null): Pick<Call, 'crumbFail' | 'settings'> {
  const body = decodeJson(text ?? '');
  if (!isFields(body)) return {};
  return { crumbFail: body.crumbFail === true, ...(endpoint === 'performance-settings' && { settings: body }) };
}

const isApi = (url: string): boolean => URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
const sendsData = (method: string, type: string): boolean => type === 'Ping' || !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Decodes a request body: JSON, or form fields, whose JSON texts are decoded too. Any other text is returned unchanged. */
function decodeBody(text: string | null): unknown {
  const json = decodeJson(text ?? '');
  if (json !== undefined) return json;
  if (text === null || !/^[^=&\s]+=/.test(text)) return text;
  return Object.fromEntries([...new URLSearchParams(text)].map(([key, value]) => [key, decodeJson(value) ?? value]));
}

/** Decodes objects and lists only, so that a number in a field stays text. */
const decodeJson = (text: string): unknown => (/^\s*[[{]/.test(text) ? readJson(text) : undefined);
