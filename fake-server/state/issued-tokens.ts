import * as z from 'zod';
import { randomToken } from '../random-token.ts';
import { createTable, type StoredTable } from '../tables/table.ts';

/** Values that the platform has issued and that a client sends back. Beyond 10,000 the oldest ones are dropped. */
export interface IssuedTokens {
  issue(): string;
  has(token: string): boolean;
  /** Removes a token. Returns whether it was known. */
  use(token: string): boolean;
  clear(): void;
  readonly tokens: StoredTable;
}

export function createIssuedTokens(): IssuedTokens {
  const tokens = createTable({ schema: z.null() });
  return {
    tokens,
    issue() {
      const token = randomToken();
      tokens.set(token, null);
      return token;
    },
    has: tokens.has,
    use: tokens.delete,
    clear: tokens.clear,
  };
}
