/** Number of consecutive failures after which a target may have stopped (our choice). */
const failuresTillStopped = 5;

/** State of the target. A target that was given up stays so, and the rest of a replay is not sent. */
export interface Availability {
  noteResponse(): void;
  /** Registers an attempt without a connection. */
  noteRefusal(reason: string): void;
  /** Registers a request that was sent at this time and has no response. */
  noteFailure(reason: string, sentAtMs: number): void;
  /** The reason why no connection can be made at the moment; null while the target can be reached. */
  readonly awayBecause: string | null;
  /** The last reason; null while the target is not given up. */
  readonly gaveUpBecause: string | null;
}

/**
 * Creates the state of a target. It is given up when no connection could be made for `giveUpAfterMs`, and when at least five
 * consecutive requests have had no response for that time. A target that responds to some calls is not given up.
 */
export function createAvailability(giveUpAfterMs: number, nowMs: () => number): Availability {
  let refusedSinceMs: number | null = null;
  let failures = 0;
  let failingSinceMs = 0;
  let awayBecause: string | null = null;
  let gaveUpBecause: string | null = null;
  return {
    noteResponse() {
      refusedSinceMs = null;
      awayBecause = null;
      failures = 0;
    },
    noteRefusal(reason) {
      refusedSinceMs ??= nowMs();
      awayBecause = reason;
      if (nowMs() - refusedSinceMs >= giveUpAfterMs) gaveUpBecause ??= reason;
    },
    noteFailure(reason, sentAtMs) {
      // The connection was made.
      refusedSinceMs = null;
      awayBecause = null;
      if (failures === 0) failingSinceMs = sentAtMs;
      failures += 1;
      if (failures >= failuresTillStopped && nowMs() - failingSinceMs >= giveUpAfterMs) gaveUpBecause ??= reason;
    },
    get awayBecause() {
      return awayBecause;
    },
    get gaveUpBecause() {
      return gaveUpBecause;
    },
  };
}
