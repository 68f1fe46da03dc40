/** Failures in a row after which a target may be given up (our choice). */
const failuresTillGone = 5;

/** Whether the target still answers at all. Once gone it stays gone: the rest of a replay must not wait for it. */
export interface Liveness {
  noteResponse(): void;
  failed(refused: boolean): void;
  readonly gone: boolean;
}

/**
 * A target is gone when five requests in a row failed, and either the last five were refused connections or the
 * failing has gone on for another whole time-out. One that answers some calls and hangs on others is never gone.
 */
export function createLiveness(timeoutMs: number, nowMs: () => number): Liveness {
  let refusals = 0;
  let failures = 0;
  let firstFailureAtMs = 0;
  let gone = false;
  return {
    noteResponse() {
      refusals = 0;
      failures = 0;
    },
    failed(refused) {
      if (failures === 0) firstFailureAtMs = nowMs();
      failures += 1;
      refusals = refused ? refusals + 1 : 0;
      const unheard = failures >= failuresTillGone && nowMs() - firstFailureAtMs >= timeoutMs;
      gone ||= unheard || refusals >= failuresTillGone;
    },
    get gone() {
      return gone;
    },
  };
}
