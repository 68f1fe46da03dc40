import type { PageVisit } from '../artifacts/artifacts.ts';
import { readPolicy } from '../policy/policy.ts';

const netErrors: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/ERR_CONNECTION_REFUSED|ERR_ADDRESS_UNREACHABLE/, 'no server responds at this address'],
  [/ERR_NAME_NOT_RESOLVED/, 'its host name is not known'],
  [/ERR_CERT|ERR_SSL/, 'its certificate or encryption was not accepted'],
  [/ERR_TOO_MANY_REDIRECTS/, 'it redirects without end'],
  [/ERR_ABORTED/, 'it answered with a download or without content'],
  [/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_CONNECTION_CLOSED/, 'the connection ended without an answer'],
  [/ERR_INTERNET_DISCONNECTED|ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT/, 'it could not be reached'],
];

/** Returns the reason why a page did not load, as a clause, from the browser's message. */
export function loadProblem(message: string, timeoutMs: number): string {
  if (/Navigation timeout/i.test(message)) return `it did not finish loading within ${timeoutMs} ms (--timeout)`;
  const known = netErrors.find(([pattern]) => pattern.test(message));
  const code = /net::(ERR_[A-Z_]+)/.exec(message)?.[1];
  if (known) return code ? `${known[1]} (${code})` : known[1];
  return code ? `the browser could not load it (${code})` : message;
}

/** Page types with an error status: NOT_FOUND, ERROR, LOCK_SCREEN, MEMBER_AREA_ACCESS_DENIED (site#page-types). */
const errorPageTypes: readonly number[] = [100, 101, 103, 106];

/**
 * Returns why a loaded page cannot be judged, as a clause; null when it can. An error status is accepted when the site or the
 * page itself declares it (our choice).
 */
export function loadRefusal({ context, status }: PageVisit, expectedStatus: number | null): string | null {
  if (status === null || status < 400 || status === expectedStatus) return null;
  const { pageType } = readPolicy(context);
  return pageType !== null && errorPageTypes.includes(pageType) ? null : `it was answered with status ${status}`;
}
