/** The same chunks, ending early when the signal is aborted, even while the next one is waited for. */
export async function* stoppable<Chunk>(chunks: AsyncIterable<Chunk>, signal: AbortSignal): AsyncGenerator<Chunk> {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    while (!signal.aborted) {
      const next = await unlessStopped(iterator.next(), signal);
      if (next === undefined || next.done) return;
      yield next.value;
    }
  } finally {
    // Not waited for: a stream that is stuck may never return.
    iterator.return?.().catch(() => {});
  }
}

/** What the promise resolves to, or undefined as soon as the signal is aborted. */
export async function unlessStopped<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  if (signal.aborted) return undefined;
  let onAbort = () => {};
  const stopped = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, stopped]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
