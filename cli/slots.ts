/** Limits how many tasks run at once. Slots are given out in the order in which they were asked for. */
export interface Slots {
  /** Waits for a free slot and takes it. Returns false, without a slot, once the signal is aborted. */
  take(): Promise<boolean>;
  release(): void;
  /** Runs a task in a slot of its own. The task is skipped when the signal is aborted before its turn. */
  run(task: () => Promise<void>): Promise<void>;
  /** Resolves once no slot is taken. */
  whenFree(): Promise<void>;
}

/** Creates `size` slots. */
export function createSlots(size: number, signal?: AbortSignal): Slots {
  const takers: ((isTaken: boolean) => void)[] = [];
  const idleListeners: (() => void)[] = [];
  let taken = 0;
  signal?.addEventListener('abort', () => {
    for (const resolve of takers.splice(0)) resolve(false);
  });

  async function take(): Promise<boolean> {
    if (signal?.aborted) return false;
    if (taken >= size) return new Promise((resolve) => takers.push(resolve));
    taken += 1;
    return true;
  }

  function release(): void {
    // A released slot passes to the next taker directly, so that a new taker cannot overtake it.
    const next = takers.shift();
    if (next) next(true);
    else taken -= 1;
    if (taken === 0) for (const listener of idleListeners.splice(0)) listener();
  }

  return {
    take,
    release,
    async run(task) {
      if (!(await take())) return;
      try {
        await task();
      } finally {
        release();
      }
    },
    async whenFree() {
      if (taken > 0) await new Promise<void>((resolve) => idleListeners.push(resolve));
    },
  };
}
