import { endpoints } from '../../runtime/contract/endpoints.ts';
import type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
import type { Call } from './artifacts.ts';
import { decodeBody } from './decode-body.ts';
import { scriptSetter } from './setters.ts';
import type { Watch } from './watch.ts';

/** A call as the browser saw it leave. */
export interface SeenCall extends Call {
  /** Sent while the page went away: the browser tells of no answer. */
  readonly atLeave: boolean;
}

/** The calls a visit was seen making: requests to /api paths, and every other one that carries something away. */
export function seenCalls(watch: Watch, answeredAtMs: number | null): SeenCall[] {
  const isAfter = (atMs: number) => answeredAtMs !== null && atMs >= answeredAtMs;
  const requests = watch.traffic.requests.filter(
    ({ url, method, type }) => type !== 'Document' && type !== 'Preflight' && (isApi(url) || carries(method, type)),
  );
  const seen = requests.map(({ method, url, body, status, sentBy, startedAtMs }): SeenCall => {
    const place = placeOf(method, url);
    return { ...place, status, sentBy, body: decoded(body), afterAnswer: isAfter(startedAtMs), atLeave: false };
  });
  // The watcher hears of every beacon, the network events only of those of a page that stays.
  const known = requests.map(({ url }) => url);
  for (const event of watch.events) {
    if (event.kind !== 'beacon' || !/^https?:/.test(event.text)) continue;
    const at = known.indexOf(event.text);
    if (at >= 0) known.splice(at, 1);
    else {
      const sentBy = scriptSetter(event.via, event.stack);
      const place = placeOf('POST', event.text);
      seen.push({
        ...place,
        status: null,
        sentBy,
        body: decoded(event.body),
        afterAnswer: isAfter(event.seenAtMs),
        atLeave: true,
      });
    }
  }
  return seen;
}

/** The platform's own record of the /api calls in place of what the browser saw of them; the browser still says who sent each. */
export function withLog(seen: readonly SeenCall[], logged: readonly JournalEntry[], answeredAtMs: number | null): Call[] {
  const apiCalls = seen.filter(({ url }) => isApi(url));
  const arrived = logged.map((entry): Call => {
    const at = apiCalls.findIndex(({ method, path }) => method === entry.method && path === entry.path);
    const [match] = at >= 0 ? apiCalls.splice(at, 1) : [];
    const { method, path, endpoint, status, body } = entry;
    const afterAnswer = answeredAtMs !== null && Date.parse(entry.time) >= answeredAtMs;
    return { method, path, endpoint, status, body, url: match?.url ?? path, sentBy: match?.sentBy ?? null, afterAnswer };
  });
  return [...arrived, ...seen.filter(({ url }) => !isApi(url))];
}

function placeOf(method: string, url: string): Pick<Call, 'method' | 'url' | 'path' | 'endpoint'> {
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

const decoded = (body: string | null): unknown => (body === null ? null : decodeBody(body));
const isApi = (url: string): boolean => URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
const carries = (method: string, type: string): boolean => type === 'Ping' || !['GET', 'HEAD', 'OPTIONS'].includes(method);
