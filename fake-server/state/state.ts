import { type CommerceState, createCommerce } from '../commerce/commerce.ts';
import { createFormStore, type FormStore } from '../forms/form-store.ts';
import { createSubmissions, type Submissions } from '../forms/submissions.ts';
import { createDuplicates, type Duplicates } from './duplicates.ts';
import { createIdempotentResponses, type IdempotentResponses } from './idempotent-responses.ts';
import { createIssuedTokens, type IssuedTokens } from './issued-tokens.ts';

/** The platform's state between calls. `reset` restores the state at the start. */
export interface PlatformState {
  /** Issued anti-forgery values. */
  readonly crumbs: IssuedTokens;
  /** Form submission keys, each valid for one submission. */
  readonly formKeys: IssuedTokens;
  /** Forms on the served pages, and their submissions. */
  readonly forms: FormStore;
  readonly submissions: Submissions;
  /** Products, carts and orders. */
  readonly commerce: CommerceState;
  /** Cookie settings that the Visitor Data screen has saved, by site id. They replace those of the site's pages. */
  readonly cookieSettings: Map<string, object>;
  /** Site-user sessions by cookie value, each with its anti-forgery token. */
  readonly siteUserSessions: Map<string, string>;
  /** Events that were accepted, by their id. */
  readonly duplicates: Duplicates;
  /** Responses to calls that may be repeated, by their key. */
  readonly idempotentResponses: IdempotentResponses;
  reset(): void;
}

/** @param seed fills the store at the start and after each reset. */
export function createState(seed: (commerce: CommerceState) => void = () => {}): PlatformState {
  const commerce = createCommerce();
  const parts = {
    crumbs: createIssuedTokens(),
    formKeys: createIssuedTokens(),
    forms: createFormStore(),
    submissions: createSubmissions(),
    commerce,
    cookieSettings: new Map<string, object>(),
    siteUserSessions: new Map<string, string>(),
    duplicates: createDuplicates(),
    idempotentResponses: createIdempotentResponses(),
  };
  seed(commerce);
  return {
    ...parts,
    reset() {
      for (const part of Object.values(parts)) part.clear();
      seed(commerce);
    },
  };
}
