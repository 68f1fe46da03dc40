import { hostOf, pathOf } from './addresses.ts';
import type { PageVisit } from './artifacts.ts';
import { headerOf } from './observed-requests.ts';
import type { CallFields, Request } from './requests.ts';

/** A call of the page, as rules and reports read it. */
export interface Call
  extends Pick<Request, 'method' | 'url' | 'sentBy' | 'afterAnswer' | 'page'>,
    Pick<CallFields, 'endpoint' | 'body' | 'crumbFail' | 'settings'> {
  readonly path: string;
  /** That of the platform's journal, or the one that the browser reported; null without both. */
  readonly status: number | null;
  /** By the page's clock, in milliseconds since the epoch. */
  readonly atMs: number;
  /** As sent; null when the headers were not observed. */
  readonly contentType: string | null;
  /** Value of the anti-forgery header `X-CSRF-Token`; null without one. */
  readonly csrfHeader: string | null;
  /** The body as text; null for an absent or unreadable body. */
  readonly bodyText: string | null;
}

/** Returns the calls of a visit in the order of its requests. */
export const callsOf = ({ requests, openedAtMs }: Pick<PageVisit, 'requests' | 'openedAtMs'>): Call[] =>
  requests.flatMap((request) => (request.call ? [callOf(request, request.call, openedAtMs)] : []));

const callOf = (request: Request, fields: CallFields, openedAtMs: number): Call => ({
  method: request.method,
  url: request.url,
  path: pathOf(request.url),
  endpoint: fields.endpoint,
  status: fields.status ?? request.status,
  body: fields.body,
  sentBy: request.sentBy,
  afterAnswer: request.afterAnswer,
  page: request.page,
  atMs: openedAtMs + request.pageMs,
  contentType: headerOf(request.requestHeaders, 'content-type'),
  csrfHeader: headerOf(request.requestHeaders, 'x-csrf-token'),
  bodyText: request.postData,
  ...(fields.crumbFail !== undefined && { crumbFail: fields.crumbFail }),
  ...(fields.settings !== undefined && { settings: fields.settings }),
});

/** Whether a call goes to the host of the page or frame that made it. */
export const isOwnCall = (visit: PageVisit, call: Call): boolean =>
  hostOf(call.url) === (hostOf(call.page) || hostOf(visit.landedOn));
