/** Resolves once `signal` is aborted. */
export const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Resolves with what the promise resolves to, or with undefined as soon as `signal` is aborted. */
export async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  // Without this handler, a rejection after the abort would be an unhandled one.
  promise.catch(() => undefined);
  if (signal.aborted) return undefined;
  let onAbort = () => {};
  const aborted = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Yields the same chunks until `signal` is aborted, also during the wait for a chunk. */
export async function* chunksUntilAborted<Chunk>(chunks: AsyncIterable<Chunk>, signal: AbortSignal): AsyncGenerator<Chunk> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    while (!signal.aborted) {
      const next = await unlessAborted(iterator.next(), signal);
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited, because `return` of a blocked stream may never settle.
    iterator.return?.().catch(() => {});
  }
}
