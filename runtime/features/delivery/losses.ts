import type { PageStorage } from '../../browser/storage.ts';

/**
 * Why an event will never arrive: `overflow`, more waited than the outbox holds and this was the oldest; `expired`, not delivered
 * within 24 h; `rejected`, the platform answered with a 4xx other than 429; `tooLarge`, over 64 KiB and not divisible; `withdrawn`,
 * consent was withdrawn; `unreadable`, its stored text was not ours. `unconfirmed`: it was attempted, its page went before the response
 * was there, and there was no room to keep it for a second attempt; it has most likely arrived.
 */
export type LossReason = 'overflow' | 'unconfirmed' | 'expired' | 'rejected' | 'tooLarge' | 'withdrawn' | 'unreadable';
export type Losses = Readonly<Partial<Record<LossReason, number>>>;

export interface LossCounter {
  count(reason: LossReason, times?: number): void;
  /** Losses since the page began; a reason without any is absent. */
  all(): Losses;
  /** Those that nobody was told of yet, also of earlier pages: from now on they count as reported. */
  take(): Losses;
}

const key = 'ss-outbox-losses';

/** What a page loses while it goes it can tell nobody: the count is stored until a page can. */
export function createLossCounter(storage: Pick<PageStorage, 'read' | 'write' | 'remove'>): LossCounter {
  const losses: Partial<Record<LossReason, number>> = {};
  /** Where the storage is refused. */
  let here: Losses = {};
  const unreported = (): Partial<Record<LossReason, number>> => {
    const text = storage.read(key);
    if (text === null) return { ...here };
    try {
      // Other scripts of the page write to the same storage.
      return Object.fromEntries(Object.entries(JSON.parse(text) as object).filter(([, count]) => count > 0));
    } catch {
      return {};
    }
  };
  return {
    count(reason, times = 1) {
      losses[reason] = (losses[reason] ?? 0) + times;
      const reported = unreported();
      const counted = { ...reported, [reason]: (reported[reason] ?? 0) + times };
      here = storage.write(key, JSON.stringify(counted)) ? {} : counted;
    },
    all: () => ({ ...losses }),
    take() {
      const reported = unreported();
      storage.remove(key);
      here = {};
      return reported;
    },
  };
}
