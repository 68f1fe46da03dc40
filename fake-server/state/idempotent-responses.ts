import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { ApiResponse } from '../http/api-response.ts';
import { createTable, type StoredTable } from '../tables/table.ts';

/**
 * The responses to calls with the header `Idempotency-Key`. A client that did not get the response repeats the call with
 * the same key and gets the same response; the call has no second effect. The header is ours: calls#idempotency-key.
 */
export interface IdempotentResponses {
  find(endpoint: string, key: string): ApiResponse | undefined;
  /**
   * Stores the response to a call that had an effect. A refused call may be repeated with its key, so its response is not stored.
   */
  remember(endpoint: string, key: string, response: ApiResponse): void;
  clear(): void;
  readonly responses: StoredTable;
}

const schema: z.ZodType<ApiResponse> = z.object({
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  body: z.unknown(),
});

/** Stores at most `maxRows` responses. The oldest ones are dropped. */
export function createIdempotentResponses(maxRows = 1000): IdempotentResponses {
  const responses = createTable({ schema, maxRows });
  const idOf = (endpoint: string, key: string) => `${endpoint} ${key}`;
  return {
    responses,
    find: (endpoint, key) => responses.get(idOf(endpoint, key)),
    remember: (endpoint, key, response) => responses.set(idOf(endpoint, key), response),
    clear: responses.clear,
  };
}

/** Returns the key of a call; null without one, and for keys that are not 1 to 255 letters, digits, underscores or hyphens. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{1,255}$/.test(key) ? key : null;
}
