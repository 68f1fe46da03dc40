import { logError } from './console.ts';

/** Logs this on the console where a part of the runtime cannot be had; the caller still hears of the error. Spec 1 §8 "Loader missing". */
export const logLoadFailure = <Part>(loading: Promise<Part>, sentence: string): Promise<Part> =>
  loading.catch((error: unknown) => {
    logError(sentence);
    throw error;
  });
