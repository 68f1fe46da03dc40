/** Runs so many works at once, the others in the order in which they came. */
export type RunInSlot = (work: () => Promise<void>) => Promise<void>;

/** Room for `size` works at once. */
export function createSlots(size: number): RunInSlot {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return async (work) => {
    if (taken < size) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await work();
    } finally {
      // The place goes to the next in line, so that nobody comes between.
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
