/** How calls to one path fare. */
export interface Gate {
  /** Failures in a row; calls that failed together are one. */
  failures: number;
  /** Nothing goes before this time, in ms since 1970. */
  untilMs: number;
  underWay: number;
  /** So many calls may be under way: one after a failure, one more with each success, which doubles it each round. */
  room: number;
  /** The latest fetch failed without a response: other scripts may use up the keepalive sum, so the next goes by XHR. */
  byXhr: boolean;
  hasFailed: boolean;
  /** When the latest good response came. */
  wellAtMs: number;
}

export type Gates = Map<string, Gate>;

export function gateOf(gates: Gates, path: string): Gate {
  const gate = gates.get(path) ?? {
    failures: 0,
    untilMs: 0,
    underWay: 0,
    room: Number.POSITIVE_INFINITY,
    byXhr: false,
    hasFailed: false,
    wellAtMs: 0,
  };
  gates.set(path, gate);
  return gate;
}

/** No response, 429 and 5xx may pass; any other response is final. */
export const isTriedAgain = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** @param isNews the first of the calls that failed together. */
export function noteFailure(gate: Gate, { isNews, byXhr }: { readonly isNews: boolean; readonly byXhr: boolean }): void {
  gate.hasFailed = true;
  if (isNews) gate.failures += 1;
  gate.room = 1;
  gate.byXhr = byXhr;
}

/** A response that is final. @param isNews no call has failed since this one went out. */
export function noteResponse(gate: Gate, isNews: boolean, nowMs: number): void {
  if (isNews) gate.failures = gate.untilMs = 0;
  gate.room += 1;
  gate.wellAtMs = nowMs;
}
