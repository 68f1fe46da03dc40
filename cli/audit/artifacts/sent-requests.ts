import type { PageVisit, Request } from './artifacts.ts';

/** A request, or a call of a page that is left, for which the browser reports no request. */
export type SentRequest = Pick<Request, 'method' | 'url' | 'type' | 'page' | 'sentBy' | 'afterAnswer'> & {
  /** Null for an absent body, and for one that the browser did not report. */
  readonly postData: string | null;
};

/** Names and values of a request. */
export interface SentFields {
  /** Of the query, and of a body that is a form, in order. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** A body that is not a form; null for a form, and for an absent or long body. */
  readonly otherBody: string | null;
}

/** DevTools resource types of calls of a page that is left, by the interface that sent them. */
const typesAtLeave: Readonly<Record<string, string>> = { image: 'Image', xhr: 'XHR', fetch: 'Fetch', fetchLater: 'Fetch' };

/** Maximum length of a body that is read, in UTF-16 code units. */
const maxBodyLength = 100_000;

const known = new WeakMap<PageVisit, readonly SentRequest[]>();

/**
 * Returns what a page sent over HTTP and WebSocket: the requests of a visit in order, then the calls without an observed request, all with
 * their bodies. Each visit is read once, so that what is derived of a request can be kept with it.
 */
export function sentRequests(visit: PageVisit): readonly SentRequest[] {
  const before = known.get(visit);
  if (before) return before;
  const sent = readRequests(visit);
  known.set(visit, sent);
  return sent;
}

function readRequests({ requests, calls }: PageVisit): SentRequest[] {
  const unmatched = [...calls];
  const observed = requests.map((request): SentRequest => {
    const at = unmatched.findIndex(({ url, method }) => url === request.url && method === request.method);
    const [call] = at >= 0 ? unmatched.splice(at, 1) : [];
    return { ...request, postData: request.postData ?? call?.bodyText ?? null };
  });
  const atLeave = unmatched
    .filter(({ url }) => !requests.some((request) => request.url === url))
    .map(({ bodyText, ...call }) => ({ ...call, type: typesAtLeave[call.sentBy?.via ?? ''] ?? 'Ping', postData: bodyText }));
  return [...observed, ...atLeave].filter(({ url }) => /^(https?|wss?):/.test(url) && URL.canParse(url));
}

/** Returns the names and values of a request. */
export function sentFields({ url, postData }: SentRequest): SentFields {
  const readable = postData === null || postData.length > maxBodyLength ? null : postData;
  const isForm = readable !== null && !/^\s*[[{<]/.test(readable);
  const parameters = [...new URL(url).searchParams, ...matrixParameters(url), ...(isForm ? formParameters(readable) : [])];
  return { parameters, otherBody: isForm ? null : readable };
}

/** Returns the parameters of addresses that separate them by semicolons, such as those of `fls.doubleclick.net/activity`. */
const matrixParameters = (url: string): [string, string][] => [
  ...new URLSearchParams(new URL(url).pathname.split(';').slice(1).join('&')),
];

/** Google Analytics sends one event a line. */
const formParameters = (body: string): [string, string][] =>
  body.split(/\r?\n/).flatMap((line) => [...new URLSearchParams(line)]);
