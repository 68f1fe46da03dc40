import type { IncomingHttpHeaders } from 'node:http';
import type { ApiResponse } from './api/api-response.ts';

/**
 * What was answered to calls that carry the header `Idempotency-Key`: a client that did not see the response repeats the call under
 * the same key, gets the same response, and nothing is done twice. The specifications do not name it (our choice, as is its name).
 */
export interface IdempotentResponses {
  find(endpoint: string, key: string): ApiResponse | undefined;
  /** To be called once the call is acted on: one that was refused may be tried again under its key. */
  remember(endpoint: string, key: string, response: ApiResponse): void;
  clear(): void;
}

/** Remembers so many responses in all (our choice), and forgets the oldest first. */
export function createIdempotentResponses(max = 1000): IdempotentResponses {
  const responses = new Map<string, ApiResponse>();
  const nameOf = (endpoint: string, key: string) => `${endpoint} ${key}`;
  return {
    find: (endpoint, key) => responses.get(nameOf(endpoint, key)),
    remember(endpoint, key, response) {
      responses.set(nameOf(endpoint, key), response);
      const [oldest] = responses.keys();
      if (responses.size > max && oldest !== undefined) responses.delete(oldest);
    },
    clear: () => responses.clear(),
  };
}

/** The key of a call; null if it has none, or one that is no plain word of at most 255 characters. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{1,255}$/.test(key) ? key : null;
}
