import { readFields, readJson } from '../../../runtime/contract/read.ts';
import type { RecordedRequest } from '../read/recorded-request.ts';
import type { Outcome } from '../send/outcome.ts';

/** Cookies that the target has given to a visitor of the recording. */
export interface Visitor {
  /** The crumb that the recording has for this visitor. */
  readonly recordedCrumb: string;
  readonly cookies: Map<string, string>;
  /** Resolves when the target was asked for the first cookies. */
  readonly greeted: Promise<unknown>;
}

/** The visitors of the recording, by site and recorded crumb. */
export interface Visitors {
  /** Returns the visitor of a request; null for a request without a crumb. A new visitor is greeted by `requestPage`. */
  of(request: RecordedRequest, requestPage: () => Promise<Outcome>): Visitor | null;
}

/** Number of visitors whose cookies are kept; the oldest are dropped (our choice). */
const maxVisitors = 10_000;

export function createVisitors(): Visitors {
  const visitors = new Map<string, Visitor>();
  return {
    of(request, requestPage) {
      const crumb = crumbOf(request);
      if (crumb === null) return null;
      const key = `${request.site} ${crumb}`;
      const known = visitors.get(key);
      if (known) return known;
      const cookies = new Map<string, string>();
      const visitor = {
        recordedCrumb: crumb,
        cookies,
        greeted: requestPage().then((outcome) => noteCookies({ cookies }, outcome)),
      };
      visitors.set(key, visitor);
      if (visitors.size > maxVisitors) visitors.delete(visitors.keys().next().value as string);
      return visitor;
    },
  };
}

/** Stores the cookies of a response, and the crumb that a response renews (calls#crumb-renewal). */
export function noteCookies({ cookies }: Pick<Visitor, 'cookies'>, outcome: Outcome): void {
  if ('failed' in outcome) return;
  for (const line of outcome.cookies) {
    const [, name, value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined) cookies.set(name, value.trim());
  }
  const crumb = renewedCrumb(outcome);
  if (crumb !== null) cookies.set('crumb', crumb);
}

/** Returns the crumb of a response that refuses the sent one; null for any other response. */
export function renewedCrumb(outcome: Outcome): string | null {
  if ('failed' in outcome || outcome.status !== 400 || !outcome.body?.includes('crumbFail')) return null;
  const { crumbFail, crumb } = readFields(readJson(outcome.body.toString('utf8')));
  return crumbFail === true && typeof crumb === 'string' && /^[\w.~+/=-]{1,200}$/.test(crumb) ? crumb : null;
}

const inCookies = /(?<=(?:^|;)\s*crumb=)[^;]*/;
const inQuery = /(?<=[?&]crumb=)[^&#]*/;
const inForm = /(?<=(?:^|&)crumb=)[^&]*/;
const inJson = /(?<="crumb"\s*:\s*")[^"\\]*/;

/** Returns the recorded crumb of a request: that of the cookie, the header, the query or the body; null without one. */
export function crumbOf({ headers, path, body }: RecordedRequest): string | null {
  const valueOfHeader = (name: string): string => headers.find(([header]) => header === name)?.[1] ?? '';
  const header = valueOfHeader('x-csrf-token');
  const found = inCookies.exec(valueOfHeader('cookie'))?.[0] ?? (header || inQuery.exec(path)?.[0]);
  return found ?? bodyPattern(body)?.[0] ?? null;
}

const bodyPattern = (text: string): RegExpExecArray | null => (/^\s*[[{]/.test(text) ? inJson : inForm).exec(text);

/**
 * Returns the request with the visitor's cookies, and with the visitor's crumb in each place where the recording has it. Another
 * crumb than that of the cookie was wrong when it was recorded, and stays so.
 */
export function withCookies(request: RecordedRequest, { recordedCrumb, cookies }: Omit<Visitor, 'greeted'>): RecordedRequest {
  if (cookies.size === 0) return request;
  const crumb = cookies.get('crumb');
  const isOwn = (value: string): boolean => value === recordedCrumb || value === encodeURIComponent(recordedCrumb);
  const headers = request.headers.map(([name, value]): readonly [string, string] => {
    if (name === 'cookie') return [name, cookieHeader(value, cookies)];
    return [name, name === 'x-csrf-token' && crumb !== undefined && isOwn(value) ? crumb : value];
  });
  if (crumb === undefined) return { ...request, headers };
  const renew = (value: string): string => (isOwn(value) ? encodeURIComponent(crumb) : value);
  const isJson = /^\s*[[{]/.test(request.body);
  const body = isJson
    ? request.body.replace(inJson, (value) => (isOwn(value) ? JSON.stringify(crumb).slice(1, -1) : value))
    : request.body.replace(inForm, renew);
  return { ...request, headers, path: request.path.replace(inQuery, renew), body };
}

const cookieHeader = (header: string, cookies: ReadonlyMap<string, string>): string =>
  header
    .split(';')
    .map((pair) => {
      const [, space = '', name = ''] = /^(\s*)([^=]*)=/.exec(pair) ?? [];
      const value = cookies.get(name);
      return value === undefined || !/^[\x21-\x7e]*$/.test(value) ? pair : `${space}${name}=${value}`;
    })
    .join(';');
