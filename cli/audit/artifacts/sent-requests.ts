import type { PageVisit, Request } from './artifacts.ts';

/** A request with the parameters of its query and of a body that is a form. */
export interface SentRequest extends Pick<Request, 'method' | 'url' | 'page' | 'sentBy' | 'afterAnswer'> {
  /** Names and values, in order. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** A body that is not a form; null for a form, and for an absent or long body. */
  readonly otherBody: string | null;
}

/** Maximum length of a body that is read, in UTF-16 code units. */
const maxBodyLength = 100_000;

/** Returns what the page sent over http and https, with the calls of a page that is left, for which the browser reports no request. */
export function sentRequests({ requests, calls }: PageVisit): SentRequest[] {
  const bodies = new Map<string, (string | null)[]>();
  for (const { url, bodyText } of calls) bodies.set(url, [...(bodies.get(url) ?? []), bodyText]);
  const atLeave = calls.filter(({ url }) => !requests.some((request) => request.url === url));
  return [...requests, ...atLeave]
    .filter(({ url }) => /^https?:/.test(url) && URL.canParse(url))
    .map(({ method, url, page, sentBy, afterAnswer }) => {
      const body = bodies.get(url)?.shift() ?? null;
      const readable = body === null || body.length > maxBodyLength ? null : body;
      const isForm = readable !== null && !/^\s*[[{<]/.test(readable);
      const parameters = [...new URL(url).searchParams, ...matrixParameters(url), ...(isForm ? formParameters(readable) : [])];
      return { method, url, page, sentBy, afterAnswer, parameters, otherBody: isForm ? null : readable };
    });
}

/** Returns the parameters of addresses that separate them by semicolons, such as those of `fls.doubleclick.net/activity`. */
const matrixParameters = (url: string): [string, string][] => [
  ...new URLSearchParams(new URL(url).pathname.split(';').slice(1).join('&')),
];

/** Google Analytics sends one event a line. */
const formParameters = (body: string): [string, string][] =>
  body.split(/\r?\n/).flatMap((line) => [...new URLSearchParams(line)]);
