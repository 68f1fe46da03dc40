import type { ServerResponse } from 'node:http';
import type { Journal } from '../journal/journal.ts';

/** Resolves with the next entry of the journal, after `timeoutMs`, or when the client disconnects. */
export async function nextEntry(journal: Journal, response: ServerResponse, timeoutMs?: number): Promise<void> {
  let unsubscribe = () => {};
  let timer: NodeJS.Timeout | undefined;
  await next(response, (wake) => {
    unsubscribe = journal.subscribe(() => wake());
    if (timeoutMs !== undefined) timer = setTimeout(wake, timeoutMs);
  });
  unsubscribe();
  clearTimeout(timer);
}

/** Resolves when the client has read what was sent, or disconnects. */
export const drained = (response: ServerResponse): Promise<void> => next(response, (wake) => response.once('drain', wake));

/** Resolves after `ms`, or when the client disconnects. */
export async function pause(response: ServerResponse, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await next(response, (wake) => {
    timer = setTimeout(wake, ms);
  });
  clearTimeout(timer);
}

const next = (response: ServerResponse, wait: (wake: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      response.off('close', wake);
      resolve();
    };
    response.once('close', wake);
    wait(wake);
  });
