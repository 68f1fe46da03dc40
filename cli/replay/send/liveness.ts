/** Number of consecutive failures after which a target may be gone (our choice). */
const failuresTillGone = 5;

/** State of the target. A target that is gone stays gone, so that the rest of a replay does not wait for it. */
export interface Liveness {
  noteResponse(): void;
  failed(refused: boolean): void;
  readonly gone: boolean;
}

/**
 * Creates the state of a target. It is gone after five consecutive failures, if the last five were refused connections or the failures
 * have lasted for a whole time-out. A target that responds to some calls is never gone.
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
      const isSilent = failures >= failuresTillGone && nowMs() - firstFailureAtMs >= timeoutMs;
      gone ||= isSilent || refusals >= failuresTillGone;
    },
    get gone() {
      return gone;
    },
  };
}
