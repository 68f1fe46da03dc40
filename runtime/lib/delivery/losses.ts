/**
 * Why an event will never arrive: `overflow`, the outbox was full and this was the oldest; `expired`, not delivered within 24 h;
 * `rejected`, the platform answered with a 4xx other than 429; `tooLarge`, over 64 KiB and not divisible; `withdrawn`, consent
 * was withdrawn; `unreadable`, its stored text was not ours.
 */
export type LossReason = 'overflow' | 'expired' | 'rejected' | 'tooLarge' | 'withdrawn' | 'unreadable';
export type Losses = Readonly<Partial<Record<LossReason, number>>>;

export interface LossCounter {
  count(reason: LossReason): void;
  /** Losses since the page began; a reason without any is absent. */
  all(): Losses;
}

export function createLossCounter(): LossCounter {
  const losses: Partial<Record<LossReason, number>> = {};
  return {
    count: (reason) => {
      losses[reason] = (losses[reason] ?? 0) + 1;
    },
    all: () => ({ ...losses }),
  };
}
