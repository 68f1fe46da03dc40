import type { PageVisit, Request } from './artifacts.ts';
import { isObserved, unobservedRequest } from './observed-requests.ts';

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
  popups
    .filter(({ url }) => /^https?:/.test(url) && URL.canParse(url))
    .map(({ url, openedBy, afterAnswer }) => {
      const opened = { url, afterAnswer, sentBy: openedBy, page: landedOn, pageMs: 0 };
      return {
        ...unobservedRequest({ ...opened, method: 'GET', postData: null, contentType: null, csrfHeader: null }),
        type: 'Document',
      };
    });

/** Returns the names and values of a request. */
export function sentFields({ url, postData }: Pick<Request, 'url' | 'postData'>): SentFields {
  const isForm = postData !== null && !/^\s*[[{<]/.test(postData);
  const parameters = [...new URL(url).searchParams, ...matrixParameters(url), ...(isForm ? formParameters(postData) : [])];
  return { parameters, otherBody: isForm ? null : postData };
}

/** Returns the parameters of addresses that separate them by semicolons, such as those of `fls.doubleclick.net/activity`. */
const matrixParameters = (url: string): [string, string][] => [
  ...new URLSearchParams(new URL(url).pathname.split(';').slice(1).join('&')),
];

/** Google Analytics sends one event a line. */
const formParameters = (body: string): [string, string][] =>
  body.split(/\r?\n/).flatMap((line) => [...new URLSearchParams(line)]);
