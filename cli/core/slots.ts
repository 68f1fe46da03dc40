/** Limits how many tasks run at once. Slots are granted in the order of the requests. */
export interface Slots {
  /** Waits for a free slot and takes it. Resolves with false, without a slot, once the signal is aborted. */
  take(): Promise<boolean>;
  /** Takes a slot if one is free. Returns whether it did. */
  takeNow(): boolean;
  release(): void;
  /** Waits for a slot and runs a task in it. Skips the task when the signal is aborted first. */
  run(task: () => Promise<void>): Promise<void>;
  /** Resolves once no slot is taken. */
  whenFree(): Promise<void>;
}

/** Creates `size` slots. */
export function createSlots(size: number, signal?: AbortSignal): Slots {
  const waiting: ((isTaken: boolean) => void)[] = [];
  const idleListeners: (() => void)[] = [];
  let taken = 0;
  signal?.addEventListener('abort', () => {
    for (const resolve of waiting.splice(0)) resolve(false);
  });

  function takeNow(): boolean {
    if (signal?.aborted || taken >= size) return false;
    taken += 1;
    return true;
  }

  async function take(): Promise<boolean> {
    if (takeNow()) return true;
    return !signal?.aborted && new Promise((resolve) => waiting.push(resolve));
  }

  function release(): void {
    // A released slot passes directly to the next request, so that a later one cannot overtake it.
    const next = waiting.shift();
    if (next) next(true);
    else taken -= 1;
    if (taken === 0) for (const listener of idleListeners.splice(0)) listener();
  }

  return {
    take,
    takeNow,
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
