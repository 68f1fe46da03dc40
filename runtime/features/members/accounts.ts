import { defaultCurrency } from '../../contract/commerce/money.ts';
import { siteUserAccount, siteUserAccountCreate, siteUserPasswordReset } from '../../contract/endpoints.ts';
import { readFields, readNumber, readText } from '../../contract/read.ts';
import { decodeBasicSettings } from '../../contract/site/page-context.ts';
import type { Page } from '../../page/page.ts';
import { type CallOutcome, createSiteUserToken } from '../calls/index.ts';

/** The service `accounts`: the visitor's account with the site. `commerce#account-session` */
export interface Accounts {
  readonly isSignedIn: boolean;
  /** Opens the account of a signed-in visitor, else the log-in; resolves once it is closed. One dialog is open at a time. */
  open(options?: OpenAccount): Promise<void>;
  logIn(login: { readonly email: string; readonly password: string; readonly rememberMe: boolean }): Promise<AccountOutcome>;
  signUp(member: NewMember): Promise<AccountOutcome>;
  forgotPassword(email: string): Promise<AccountOutcome>;
  /** `cloneCart` keeps a copy of the cart on this device. */
  logOut(cloneCart: boolean): Promise<AccountOutcome>;
  /** Resolves with null if no one is signed in any more, and if the account cannot be read. */
  read(): Promise<Account | null>;
}

interface OpenAccount {
  /** false hides the form that creates an account. */
  readonly allowSignup?: boolean;
}

interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Account {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly orders: readonly AccountOrder[];
}

interface AccountOrder {
  readonly id: string;
  readonly number: number;
  readonly grandTotalCents: number;
  readonly currency: string;
  /** A date in ISO 8601. */
  readonly createdOn: string;
}

/** A failure has a sentence, and one for each wrong field. */
export type AccountOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly errors: Readonly<Record<string, string>> };

export function createAccounts(page: Page): Accounts {
  const token = createSiteUserToken(page.storage);
  const settings = decodeBasicSettings(readFields(page.rawContext).websiteSettings);
  /** Resolves once the dialog is closed; null while there is no dialog. */
  let opened: Promise<void> | null = null;
  /** The dialog shows failures; the error overlay of the page does not open. */
  const options = { onFailure: () => {} };
  const calls = () => page.service('calls');
  const announceChange = async (isSignedIn: boolean) => {
    page.emitter.emit('account-change', isSignedIn);
    // Each account has its cart.
    const { cart } = await page.service('commerce');
    await cart.refresh();
  };
  /** `isSignedIn` is the state after a success; undefined if it does not change. */
  const finish = (outcome: CallOutcome, isSignedIn?: boolean): AccountOutcome => {
    if (!outcome.ok) {
      const { message, fields } = outcome.failure;
      const errors = Object.entries(fields?.errors ?? {}).map(([name, text]) => [name, readText(text)]);
      return { ok: false, message, errors: Object.fromEntries(errors) as Record<string, string> };
    }
    if (isSignedIn !== undefined) announceChange(isSignedIn).catch(page.errors.report);
    return { ok: true };
  };
  const accounts: Accounts = {
    get isSignedIn() {
      return token.read() !== null;
    },
    open({ allowSignup = true } = {}) {
      opened ??= page.chunks
        .load('account-dialog')
        .then(({ openAccount }) => openAccount(page, { accounts, allowSignup: allowSignup && settings.signupAllowed }))
        .finally(() => {
          opened = null;
        });
      return opened;
    },
    logIn: async (login) => finish(await (await calls()).siteUsers.logIn(login, options), true),
    async signUp(member) {
      const { siteUsers, post } = await calls();
      const outcome = await post(siteUserAccountCreate.path, { ...options, data: member });
      if (outcome.ok) {
        siteUsers.adopt(readText(readFields(outcome.value).xsrfToken));
        page.service('commerce').then(({ pixel }) => pixel('createCustomerAccount'), page.errors.report);
      }
      return finish(outcome, true);
    },
    forgotPassword: async (email) =>
      finish(await (await calls()).post(siteUserPasswordReset.path, { ...options, data: { email } })),
    logOut: async (cloneCart) => finish(await (await calls()).siteUsers.logOut(cloneCart, options), false),
    async read() {
      const { get, siteUsers } = await calls();
      const outcome = await get(siteUserAccount.path, options);
      const account = outcome.ok ? decodeAccount(readFields(outcome.value).account) : null;
      if (outcome.ok && !account && accounts.isSignedIn) {
        // The session has expired.
        siteUsers.adopt('');
        page.emitter.emit('account-change', false);
      }
      return account;
    },
  };
  return accounts;
}

function decodeAccount(value: unknown): Account | null {
  const { email, firstName, lastName, orders } = readFields(value);
  if (!readText(email)) return null;
  const listed = Array.isArray(orders) ? (orders as readonly unknown[]).slice(0, 50).map(readFields) : [];
  return {
    email: readText(email),
    firstName: readText(firstName),
    lastName: readText(lastName),
    orders: listed.map((order) => ({
      id: readText(order.id),
      number: readNumber(order.number) ?? 0,
      grandTotalCents: readNumber(order.grandTotalCents) ?? 0,
      currency: readText(order.currency) || defaultCurrency,
      createdOn: readText(order.createdOn),
    })),
  };
}

/** The service `accounts`, loaded when a visitor opens the account. */
export const create = (page: Page): Accounts => createAccounts(page);

declare module '../../page/page.ts' {
  interface Services {
    readonly accounts: Accounts;
  }
}
