/** Places for so many requests under way at once, handed out to one taker in order. */
export interface Slots {
  /** Waits for a free place and takes it; returns false when it was stopped before. */
  take(): Promise<boolean>;
  release(): void;
  /** Waits until no place is taken. */
  allFree(): Promise<void>;
}

export function createSlots(size: number, stopped: AbortSignal): Slots {
  let taken = 0;
  let wake = (): void => undefined;
  const change = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  stopped.addEventListener('abort', () => wake(), { once: true });
  return {
    async take() {
      while (taken >= size && !stopped.aborted) await change();
      if (stopped.aborted) return false;
      taken += 1;
      return true;
    },
    release() {
      taken -= 1;
      wake();
    },
    async allFree() {
      while (taken > 0) await change();
    },
  };
}
