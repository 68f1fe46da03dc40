import { type TextStorage, withPageMemory } from '../../browser/storage.ts';
import { readFields, readJson } from '../../contract/read.ts';

/** Why an event will never arrive: analytics#lost-events. */
export type LossReason =
  /** The event was the oldest, and the outbox was full. */
  | 'overflow'
  /** The page was left before the response, and the outbox was full. The event has most likely arrived. */
  | 'unconfirmed'
  /** The event was not delivered within 24 h. */
  | 'expired'
  /** The platform responded with a 4xx other than 429. */
  | 'rejected'
  /** The event is over 64 KiB and cannot be divided. */
  | 'tooLarge'
  /** The visitor withdrew consent. */
  | 'withdrawn'
  /** The stored text was not written by the runtime. */
  | 'unreadable';
export type LossCounts = Readonly<Partial<Record<LossReason, number>>>;

export interface LossCounter {
  count(reason: LossReason, times?: number): void;
  /** Losses since the start of the page. A reason without losses is absent. */
  readonly all: LossCounts;
  /** Returns the losses that were not reported yet, also of earlier pages; from now on they count as reported. */
  take(): LossCounts;
}

const storageKey = 'ss-outbox-losses';

/** Returns a counter whose counts are stored, because a page that is being left cannot report them. */
export function createLossCounter(storage: TextStorage): LossCounter {
  const all: Partial<Record<LossReason, number>> = {};
  const { read, write, remove } = withPageMemory(storage);
  const readUnreported = (): Partial<Record<LossReason, number>> => {
    // Other scripts of the page write to the same storage.
    const counts = Object.entries(readFields(readJson(read(storageKey)))) as readonly [LossReason, number][];
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };
  return {
    count(reason, times = 1) {
      all[reason] = (all[reason] ?? 0) + times;
      const unreported = readUnreported();
      write(storageKey, JSON.stringify({ ...unreported, [reason]: (unreported[reason] ?? 0) + times }));
    },
    get all() {
      return { ...all };
    },
    take() {
      const unreported = readUnreported();
      remove(storageKey);
      return unreported;
    },
  };
}
