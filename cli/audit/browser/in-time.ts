/** A wait that went on for too long. */
class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/** The work's result, or a TooLateError that says what took too long. The work itself goes on unheard. */
export async function inTime<Result>(work: Promise<Result>, timeoutMs: number, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooLateError(`${what} took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
