import type { PageVisit, Request } from './artifacts.ts';
import { headerOf, isObserved, unobservedRequest } from './observed-requests.ts';

/** Names and values of a request. */
export interface SentFields {
  /** Of the query, and of a body that is a form, in order. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** A body that is not a form; null for a form, and for an absent body. */
  readonly otherBody: string | null;
}

/** Headers that browsers send, or that describe a request to its server. */
const commonHeaders =
  /^(:.*|accept(-.*)?|access-control-.*|baggage|b3|cache-control|connection|content-.*|cookie|dnt|host|idempotency-key|if-.*|keep-alive|origin|pragma|priority|purpose|range|sec-.*|sentry-trace|te|trace(parent|state)|upgrade.*|user-agent|x-(b3|requested)-.*|x-(correlation|request)-id)$/i;

/** Returns the headers that a page’s scripts add to a request, and the address of the page where the browser sends it. */
export const ownHeaders = ({ requestHeaders }: Request): [name: string, value: string][] =>
  Object.entries(requestHeaders).filter(([name]) => !commonHeaders.test(name));

/**
 * Returns the requests of a page over HTTP and WebSocket, in order. One that the browser did not report counts where it reported
 * none to that address: a picture that was shown before is not requested again.
 */
export function sentRequests({ requests }: Pick<PageVisit, 'requests'>): Request[] {
  const observed = new Set(requests.filter(isObserved).map(({ url }) => url));
  return requests.filter(
    (request) =>
      (isObserved(request) || !observed.has(request.url)) && /^(https?|wss?):/.test(request.url) && URL.canParse(request.url),
  );
}

/** Returns the windows that a page opened, as the requests for their documents, which are not made. */
export const openedWindows = ({ popups, landedOn }: PageVisit): Request[] =>
  popups.filter(isOnWeb).map((popup) => unseenRequest('Document', { ...popup, page: landedOn }));

/** Type of what the browser does because of a link, by its relation. */
const typesOfLinks: Readonly<Record<string, string>> = {
  'dns-prefetch': 'Lookup',
  preconnect: 'Preconnect',
  icon: 'Image',
  manifest: 'Manifest',
};

/**
 * Returns what links of a page and its `Link` headers let the browser request, without what it reported: the host alone of one to
 * connect to (type `Preconnect`) or to look up (type `Lookup`).
 */
export function hintedRequests({ hints = [], requests }: PageVisit): Request[] {
  const observed = new Set(requests.map(({ url }) => url));
  return [...hints, ...requests.flatMap(linkedIn)].filter(isOnWeb).flatMap((hint) => {
    const type = typesOfLinks[hint.via] ?? 'Prefetch';
    const isHost = type === 'Lookup' || type === 'Preconnect';
    const url = isHost ? `${new URL(hint.url).origin}/` : hint.url;
    return isHost || !observed.has(url) ? [unseenRequest(type, { ...hint, url })] : [];
  });
}

type Unseen = NonNullable<PageVisit['hints']>[number];

/** Returns the links of a document's header to connect to a host or to look it up. Those to fetch something are observed. */
function linkedIn({ type, url, responseHeaders, afterAnswer }: Request): Unseen[] {
  if (type !== 'Document') return [];
  const header = headerOf(responseHeaders, 'link') ?? '';
  return [...header.matchAll(/<([^>]*)>([^,<]*)/g)].flatMap(([, target = '', parameters = '']) => {
    const [, via] = /;\s*rel\s*=\s*"?[^";]*\b(preconnect|dns-prefetch)\b/i.exec(parameters) ?? [];
    if (via === undefined || !URL.canParse(target, url)) return [];
    return [{ via: via.toLowerCase(), url: new URL(target, url).href, page: url, openedBy: null, afterAnswer }];
  });
}

/** Returns what a page requested, opened, or let the browser request. */
export const allRequests = (visit: PageVisit): Request[] => [
  ...sentRequests(visit),
  ...openedWindows(visit),
  ...hintedRequests(visit),
];

const isOnWeb = ({ url }: { readonly url: string }): boolean => /^https?:/.test(url) && URL.canParse(url);

const unseenRequest = (type: string, { url, page, openedBy, afterAnswer }: Omit<Unseen, 'via'>): Request => ({
  ...unobservedRequest({
    ...{ url, page, afterAnswer, sentBy: openedBy, pageMs: 0 },
    ...{ method: 'GET', postData: null, contentType: null, csrfHeader: null },
  }),
  type,
});

/** Returns the names and values of a request. */
export function sentFields({ url, postData, fragment = '' }: Pick<Request, 'url' | 'postData' | 'fragment'>): SentFields {
  const isForm = postData !== null && !/^\s*[[{<]/.test(postData);
  const ofForm = isForm ? (multipartParameters(postData) ?? formParameters(postData)) : [];
  const parameters = [
    ...new URL(url).searchParams,
    ...matrixParameters(url),
    ...new URLSearchParams(fragment.slice(1)),
    ...ofForm,
  ];
  return { parameters, otherBody: isForm ? null : postData };
}

/** Returns the parameters of addresses that separate them by semicolons, such as those of `fls.doubleclick.net/activity`. */
const matrixParameters = (url: string): [string, string][] => [
  ...new URLSearchParams(new URL(url).pathname.split(';').slice(1).join('&')),
];

/** Returns the fields and the texts of files of a multipart form; null for another body. */
function multipartParameters(body: string): [string, string][] | null {
  const [boundary = ''] = /^--[^\r\n]+/.exec(body) ?? [];
  if (boundary === '' || !/^content-disposition:/im.test(body)) return null;
  return body.split(boundary).flatMap((part): [string, string][] => {
    const [head = '', ...text] = part.split(/\r?\n\r?\n/);
    const [, name] = /\bname="([^"]*)"/i.exec(head) ?? [];
    const [, file] = /\bfilename="([^"]*)"/i.exec(head) ?? [];
    if (name === undefined) return [];
    return [[name, text.join('\n').trim()], ...(file === undefined ? [] : [['filename', file] as [string, string]])];
  });
}

/** Google Analytics sends one event a line. */
const formParameters = (body: string): [string, string][] =>
  body.split(/\r?\n/).flatMap((line) => [...new URLSearchParams(line)]);
