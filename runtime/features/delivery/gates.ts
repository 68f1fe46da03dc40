/** How calls to one path fare. */
export interface Gate {
  /** Failures in a row; calls that failed together are one. */
  failures: number;
  /** Nothing goes before this time, in ms since 1970. */
  untilMs: number;
  underWay: number;
  /** So many calls may be under way: one after a failure, one more with each success, which doubles it each round. */
  room: number;
  /** The latest fetch failed without an answer: other scripts may use up the keepalive sum, so the next goes by XHR. */
  byXhr: boolean;
  hasFailed: boolean;
  /** When the latest good answer came. */
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
