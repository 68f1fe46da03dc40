/** Error of a wait that took too long. */
class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/**
 * Returns the promise's result. Throws a TooLateError that names `what` after `timeoutMs`; the promise itself goes on, and its
 * failure is ignored.
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
