/** Error of a wait that took too long. */
class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/**
 * Returns the promise's result. Throws a TooLateError with `what` in its message after `timeoutMs`; the promise is not cancelled,
 * and a later failure is ignored.
 */
export async function inTime<Result>(promise: Promise<Result>, timeoutMs: number, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLateError(`${what} took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined);
  }
}
