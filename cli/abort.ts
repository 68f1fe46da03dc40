/** Resolves once `signal` is aborted. */
export const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Resolves with what the promise resolves to, or with undefined as soon as `signal` is aborted. */
export async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  // After the signal is aborted, a failure of the promise is not handled elsewhere.
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

/** Yields the same chunks until `signal` is aborted; a wait for the next chunk ends then too. */
export async function* chunksUntilAborted<Chunk>(chunks: AsyncIterable<Chunk>, signal: AbortSignal): AsyncGenerator<Chunk> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    while (!signal.aborted) {
      const next = await unlessAborted(iterator.next(), signal);
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a stream that is stuck may never return.
    iterator.return?.().catch(() => {});
  }
}
