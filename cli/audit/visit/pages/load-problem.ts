import type { PageVisit, Refusal } from '../../artifacts/artifacts.ts';
import { headerOf } from '../../artifacts/observed-requests.ts';
import { readPolicy } from '../../policy/policy.ts';

const netErrors: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/ERR_CONNECTION_REFUSED|ERR_ADDRESS_UNREACHABLE/, 'no server responds at this address'],
  [/ERR_NAME_NOT_RESOLVED/, 'its host name is not known'],
  [/ERR_CERT|ERR_SSL/, 'its certificate or encryption was not accepted; --insecure accepts it'],
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

/** Statuses by which servers refuse visitors that they take for robots, or that are not signed in. */
const refusingStatuses: readonly number[] = [401, 403, 405, 407, 429, 451, 503];

/**
 * Returns why a visit did not show the page; null when it did. An error status is accepted when the site or the page itself
 * declares it (our choice).
 */
export function loadRefusal({ context, status, refusal, requests }: PageVisit, expectedStatus: number | null): Refusal | null {
  if (refusal?.kind === 'wall') return refusal;
  const { pageType } = readPolicy(context);
  const isDeclared = status === expectedStatus || (pageType !== null && errorPageTypes.includes(pageType));
  if (status === null || status < 400 || isDeclared) return refusal ?? null;
  const reason = `it was answered with status ${status}`;
  const isBasic =
    status === 401 &&
    requests.some((one) => one.status === 401 && /basic/i.test(headerOf(one.responseHeaders, 'www-authenticate') ?? ''));
  const way = isBasic ? '; --header "Authorization: Basic …" sends a user and a password' : '';
  return { kind: refusingStatuses.includes(status) ? 'wall' : 'status', reason: `${reason}${way}` };
}
