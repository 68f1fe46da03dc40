import * as z from 'zod';
import { type CommerceState, createCommerce } from '../commerce/commerce.ts';
import { createFormStore, type FormStore } from '../forms/form-store.ts';
import { createSubmissions, type Submissions } from '../forms/submissions.ts';
import { createTable, type StoredTable, type Table } from '../tables/table.ts';
import { createDuplicates, type Duplicates } from './duplicates.ts';
import { createIdempotentResponses, type IdempotentResponses } from './idempotent-responses.ts';
import { createIssuedTokens, type IssuedTokens } from './issued-tokens.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

/** The platform's state between calls. `reset` restores the state at the start. */
export interface PlatformState {
  /** Issued anti-forgery values, each valid for 12 hours. */
  readonly crumbs: IssuedTokens;
  /** Form submission keys, each valid for one submission. */
  readonly formKeys: IssuedTokens;
  /** Forms on the served pages, and their submissions. */
  readonly forms: FormStore;
  readonly submissions: Submissions;
  /** Products, carts and orders. */
  readonly commerce: CommerceState;
  /** Cookie settings that the Visitor Data screen has saved, by site id. They replace those of the site's pages. */
  readonly cookieSettings: Table<object>;
  /** Site-user sessions by cookie value, each with its anti-forgery token. */
  readonly siteUserSessions: Table<string>;
  /** Events that were accepted, by their id. */
  readonly duplicates: Duplicates;
  /** Responses to calls that may be repeated, by their key. */
  readonly idempotentResponses: IdempotentResponses;
  /** Calls of each visitor in the last minute. They do not last. */
  readonly rateLimits: RateLimits;
  /** The tables with everything above that lasts, by name. Products and forms of pages are read again when a page is served. */
  readonly tables: Readonly<Record<string, StoredTable>>;
  reset(): void;
}

export interface StateOptions {
  /** Whether submissions are stored with their secrets; false by default. */
  readonly keepsSecrets?: boolean;
  /** Returns the time in milliseconds, for the age of crumbs and for rates; the machine's clock by default. */
  readonly now?: () => number;
  /** Whether form submissions and log-ins are limited by rate; true by default. */
  readonly rateLimits?: boolean;
}

/** Age at which a crumb expires: calls#crumb-age. */
const maxCrumbAgeMs = 12 * 3_600_000;

/** @param seed fills forms and the store at the start and after each reset. */
export function createState(
  seed: (state: Pick<PlatformState, 'forms' | 'commerce'>) => void = () => {},
  { keepsSecrets = false, now = Date.now, rateLimits = true }: StateOptions = {},
): PlatformState {
  const commerce = createCommerce();
  const parts = {
    crumbs: createIssuedTokens({ maxAgeMs: maxCrumbAgeMs, now }),
    formKeys: createIssuedTokens(),
    forms: createFormStore(),
    submissions: createSubmissions(Date.now, { keepsSecrets }),
    commerce,
    cookieSettings: createTable({ schema: z.looseObject({}) as z.ZodType<object> }),
    siteUserSessions: createTable({ schema: z.string() }),
    duplicates: createDuplicates(),
    idempotentResponses: createIdempotentResponses(),
    rateLimits: createRateLimits({ isOn: rateLimits, now }),
  };
  seed(parts);
  const { crumbs, formKeys, forms, submissions, cookieSettings, siteUserSessions, duplicates, idempotentResponses } = parts;
  return {
    ...parts,
    tables: {
      crumbs: crumbs.tokens,
      formKeys: formKeys.tokens,
      formEdits: forms.edited,
      submissions: submissions.stored,
      lastSubmission: submissions.lastNumber,
      stock: commerce.catalogue.stockLeft,
      carts: commerce.carts.stored,
      orders: commerce.orders.stored,
      members: commerce.members.accounts,
      memberSessions: commerce.members.sessions,
      cookieSettings,
      siteUserSessions,
      eventIds: duplicates.ids,
      idempotentResponses: idempotentResponses.responses,
    },
    reset() {
      for (const part of Object.values(parts)) part.clear();
      seed(parts);
    },
  };
}
