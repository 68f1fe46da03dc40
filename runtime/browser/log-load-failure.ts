import { logError } from './console.ts';

/** Logs a sentence if a part of the runtime cannot be fetched, and throws the error again: errors#loader-missing. */
export const logLoadFailure = <Part>(loading: Promise<Part>, sentence: string): Promise<Part> =>
  loading.catch((error: unknown) => {
    logError(sentence);
    throw error;
  });
