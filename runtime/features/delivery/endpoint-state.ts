/** The recent results of calls to one path, and the limits of the next calls: analytics#back-off, analytics#slow-start. */
export interface EndpointState {
  /** Failures in a row. Calls that failed together count as one failure. */
  failures: number;
  /** No call starts before this time, in ms since 1970. */
  blockedUntilMs: number;
  /** Number of calls that wait for a response. */
  openCalls: number;
  /** Limit of open calls: 1 after a failure, and 1 more with each success, which doubles it in each round. */
  maxOpenCalls: number;
  /** The latest fetch got no response: other scripts may use up the keepalive limit, so the next call goes by XHR. */
  isXhrNext: boolean;
  hasFailed: boolean;
  /** Status of the latest failure; 0 without a response. */
  lastStatus: number;
  /** Time of the latest good response, in ms since 1970. */
  lastSuccessMs: number;
}

export type EndpointStates = Map<string, EndpointState>;

/** Returns the state of a path; a path without calls gets a new one. */
export function endpointState(states: EndpointStates, path: string): EndpointState {
  const state = states.get(path) ?? {
    failures: 0,
    blockedUntilMs: 0,
    openCalls: 0,
    maxOpenCalls: Number.POSITIVE_INFINITY,
    isXhrNext: false,
    hasFailed: false,
    lastStatus: 0,
    lastSuccessMs: 0,
  };
  states.set(path, state);
  return state;
}

/** Returns whether another attempt may succeed. Any other status is final: analytics#retried-statuses. */
export const isRetried = (status: number): boolean => status === 0 || status === 429 || status >= 500;

interface CallFailure {
  /** The first of the calls that failed together. */
  readonly isFirst: boolean;
  readonly isXhrNext: boolean;
  readonly status: number;
}

export function recordFailure(state: EndpointState, { isFirst, isXhrNext, status }: CallFailure): void {
  state.hasFailed = true;
  state.lastStatus = status;
  if (isFirst) state.failures += 1;
  state.maxOpenCalls = 1;
  state.isXhrNext = isXhrNext;
}

/** @param isLatest no call has failed since this one started. */
export function recordResponse(state: EndpointState, isLatest: boolean, nowMs: number): void {
  if (isLatest) {
    state.failures = 0;
    state.blockedUntilMs = 0;
  }
  state.maxOpenCalls += 1;
  state.lastSuccessMs = nowMs;
}

const firstDelayMs = 1000;
const maxDelayMs = 300_000;
const maxRequestedDelayMs = 3_600_000;

/**
 * Returns the delay that the platform requests by `Retry-After`, in seconds or as a date. Returns 0 for an absent header, a date
 * in the past and unreadable text: analytics#retry-after.
 */
export function requestedDelayMs(retryAfter: string | null, nowMs: number): number {
  if (!retryAfter) return 0;
  const ms = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return ms > 0 ? Math.min(ms, maxRequestedDelayMs) : 0;
}

/** Returns the delay after 1 or more failures in a row: between half of the full delay and all of it, as `random` decides. */
export const backOffMs = (failures: number, random: () => number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1)) * (0.5 + random() / 2);
