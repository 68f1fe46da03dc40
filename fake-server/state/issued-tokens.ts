import * as z from 'zod';
import { randomToken } from '../random-token.ts';
import { createTable, type StoredTable } from '../tables/table.ts';

/** Values that the platform has issued and that a client sends back. Beyond 10,000 the oldest ones are dropped. */
export interface IssuedTokens {
  issue(): string;
  /** Returns whether a token was issued and has not expired. */
  has(token: string): boolean;
  /** Returns whether a token was issued and has expired. Unknown tokens, such as those from before a restart, have not. */
  isExpired(token: string): boolean;
  /** Removes a token. Returns whether it was known. */
  use(token: string): boolean;
  clear(): void;
  readonly tokens: StoredTable;
}

export interface TokenAge {
  /** Age at which a token expires; never by default. */
  readonly maxAgeMs?: number;
  /** Returns the time in milliseconds. */
  readonly now?: () => number;
}

export function createIssuedTokens({ maxAgeMs = Number.POSITIVE_INFINITY, now = Date.now }: TokenAge = {}): IssuedTokens {
  /** The time of issue by token. */
  const tokens = createTable({ schema: z.number() });
  /** Returns null for an unknown token. */
  const isOld = (token: string): boolean | null => {
    const issuedMs = tokens.get(token);
    return issuedMs === undefined ? null : now() - issuedMs >= maxAgeMs;
  };
  return {
    tokens,
    issue() {
      const token = randomToken();
      tokens.set(token, now());
      return token;
    },
    has: (token) => isOld(token) === false,
    isExpired: (token) => isOld(token) === true,
    use: tokens.delete,
    clear: tokens.clear,
  };
}
