// Part of the boot script.
// The only access to the console, for documented messages. A page may have replaced the console by one that throws.
// The two functions are separate, because most chunks need only one of them.

export function warn(message: string): void {
  try {
    // biome-ignore lint/suspicious/noConsole: see above.
    console.warn(message);
  } catch {
    // The page has replaced the console.
  }
}

export function logError(message: unknown): void {
  try {
    // biome-ignore lint/suspicious/noConsole: see above.
    console.error(message);
  } catch {
    // The page has replaced the console.
  }
}

/** Logs a sentence if a part of the runtime cannot be fetched, and throws the error again: errors#loader-missing. */
export const logLoadFailure = <Part>(loading: Promise<Part>, sentence: string): Promise<Part> =>
  loading.catch((error: unknown) => {
    logError(sentence);
    throw error;
  });
