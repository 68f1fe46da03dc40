import type { Clock } from './clock.ts';

/** Collects items and hands them over together. */
export interface BatchQueue<Item> {
  /** False when the queue was full or has handed over as often as it may: the item is dropped. */
  add(item: Item): boolean;
  /** Hands over at once what is waiting. */
  flush(): void;
}

export interface BatchOptions<Item> {
  readonly clock: Clock;
  /** Handed over this long after the latest item (debounced). */
  readonly debounceMs: number;
  readonly maxQueued: number;
  readonly maxBatches: number;
  readonly send: (items: readonly Item[]) => void;
}

export function createBatchQueue<Item>({ clock, debounceMs, maxQueued, maxBatches, send }: BatchOptions<Item>): BatchQueue<Item> {
  let waiting: Item[] = [];
  let batches = 0;
  let cancel = () => {};
  const flush = () => {
    cancel();
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    batches += 1;
    send(items);
  };
  return {
    add(item) {
      if (waiting.length >= maxQueued || batches >= maxBatches) return false;
      waiting.push(item);
      cancel();
      cancel = clock.after(debounceMs, flush);
      return true;
    },
    flush,
  };
}
