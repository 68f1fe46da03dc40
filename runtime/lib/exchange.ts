import type { Clock } from './clock.ts';

/** One attempt at a call whose answer is read. */
export interface ExchangeRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly credentials: 'include' | 'omit';
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface ExchangeAnswer {
  readonly status: number;
  readonly text: string;
}

/** Settles with the whole answer; null when none came: no connection, cut short, timed out or called off. */
export type Exchange = (request: ExchangeRequest) => Promise<ExchangeAnswer | null>;

/** The door is taken now, so that a page that replaces it later does not get between. */
export function createExchange({ fetch }: Pick<typeof globalThis, 'fetch'>, clock: Clock): Exchange {
  return async ({ url, timeoutMs, signal, ...request }) => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const cancelTimeout = clock.after(timeoutMs, abort);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    try {
      const answer = await fetch(url, { ...request, signal: controller.signal });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return null;
    } finally {
      cancelTimeout();
      signal?.removeEventListener('abort', abort);
    }
  };
}
