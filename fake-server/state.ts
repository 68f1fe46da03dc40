import { randomBytes } from 'node:crypto';
import { type CommerceState, createCommerce } from './commerce/commerce.ts';
import { createDuplicates, type Duplicates } from './duplicates.ts';
import { createFormStore, type FormStore } from './forms/form-store.ts';
import { createSubmissions, type Submissions } from './forms/submissions.ts';
import { createIdempotentResponses, type IdempotentResponses } from './idempotent-responses.ts';

/** The little that the platform remembers between calls. `reset` brings it back to the start. */
export interface PlatformState {
  /** Anti-forgery values given to browsers. */
  readonly crumbs: IssuedTokens;
  /** Form submission keys, each good for one submission (spec 2 §7). */
  readonly formKeys: IssuedTokens;
  /** Forms on the pages that were served, and what visitors have sent by them. */
  readonly forms: FormStore;
  readonly submissions: Submissions;
  /** Products, carts and orders. */
  readonly commerce: CommerceState;
  /** Cookie settings that the Visitor Data screen has saved, by site id: its pages say these instead of their own. */
  readonly cookieSettings: Map<string, object>;
  /** Site-user sessions by cookie value, each with its anti-forgery token (spec 2 §6). */
  readonly siteUserSessions: Map<string, string>;
  /** Events already taken, by their id. */
  readonly duplicates: Duplicates;
  /** What was answered to calls that may be repeated, by their key. */
  readonly idempotentResponses: IdempotentResponses;
  reset(): void;
}

/** Values that were handed out and may come back. The oldest are forgotten beyond 10,000 (our choice). */
export interface IssuedTokens {
  issue(): string;
  has(token: string): boolean;
  /** Whether the token was known; it is not any more. */
  use(token: string): boolean;
  clear(): void;
}

const maxTokens = 10_000;

export const randomToken = (): string => randomBytes(18).toString('base64url');

/** @param seed puts into the store what it has from the start, and again after a reset. */
export function createState(seed: (commerce: CommerceState) => void = () => {}): PlatformState {
  const crumbs = createIssuedTokens();
  const formKeys = createIssuedTokens();
  const siteUserSessions = new Map<string, string>();
  const cookieSettings = new Map<string, object>();
  const duplicates = createDuplicates();
  const repeats = createIdempotentResponses();
  const forms = createFormStore();
  const submissions = createSubmissions();
  const commerce = createCommerce();
  seed(commerce);
  return {
    duplicates,
    idempotentResponses: repeats,
    crumbs,
    formKeys,
    forms,
    submissions,
    commerce,
    siteUserSessions,
    cookieSettings,
    reset() {
      crumbs.clear();
      formKeys.clear();
      forms.clear();
      submissions.clear();
      commerce.clear();
      seed(commerce);
      siteUserSessions.clear();
      cookieSettings.clear();
      duplicates.clear();
      repeats.clear();
    },
  };
}

function createIssuedTokens(): IssuedTokens {
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
