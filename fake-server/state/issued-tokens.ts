import { randomToken } from '../random-token.ts';

/** Values that the platform has issued and that a client sends back. Beyond 10,000 the oldest ones are dropped. */
export interface IssuedTokens {
  issue(): string;
  has(token: string): boolean;
  /** Removes a token. Returns whether it was known. */
  use(token: string): boolean;
  clear(): void;
}

const maxTokens = 10_000;

export function createIssuedTokens(): IssuedTokens {
  const known = new Set<string>();
  return {
    issue() {
      const token = randomToken();
      known.add(token);
      const [oldest] = known;
      if (known.size > maxTokens && oldest !== undefined) known.delete(oldest);
      return token;
    },
    has: (token) => known.has(token),
    use: (token) => known.delete(token),
    clear: () => known.clear(),
  };
}
