import { siteUserAccount, siteUserAccountCreate, siteUserPasswordReset } from '../../contract/endpoints.ts';
import { readFields, readNumber, readText } from '../../contract/read.ts';
import { decodeBasicSettings } from '../../contract/site/page-context.ts';
import type { Page } from '../../page/page.ts';
import { type CallOutcome, createSiteUserToken } from '../calls/index.ts';

/** The service `accounts`: the visitor's account with the site. Spec 2 §1, §3, §6; what only templates call is wild §4. */
export interface Accounts {
  readonly isSignedIn: boolean;
  /** Shows the account of who is signed in, else the log-in; settles when it is closed. One is open at a time. */
  open(options?: OpenAccount): Promise<void>;
  logIn(login: { readonly email: string; readonly password: string; readonly rememberMe: boolean }): Promise<AccountOutcome>;
  signUp(member: NewMember): Promise<AccountOutcome>;
  forgotPassword(email: string): Promise<AccountOutcome>;
  /** With `cloneCart` a copy of the cart stays on this device. */
  logOut(cloneCart: boolean): Promise<AccountOutcome>;
  /** Null: nobody is signed in any more, or it cannot be read. */
  read(): Promise<Account | null>;
}

interface OpenAccount {
  /** false: accounts are not made here. */
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
  /** ISO. */
  readonly createdOn: string;
}

/** A failure has a sentence, and sentences by the field that is wrong. */
export type AccountOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly errors: Readonly<Record<string, string>> };

export function createAccounts(page: Page): Accounts {
  const token = createSiteUserToken(page.storage);
  const settings = decodeBasicSettings(readFields(page.rawContext).websiteSettings);
  /** Resolves once the dialog is closed; null while there is no dialog. */
  let opened: Promise<void> | null = null;
  /** Failures are for the dialog: no overlay comes over it. */
  const options = { onFailure: () => {} };
  const calls = () => page.service('calls');
  const changed = async (isSignedIn: boolean) => {
    page.emitter.emit('account-change', isSignedIn);
    // The cart may be another one now.
    const { cart } = await page.service('commerce');
    await cart.refresh();
  };
  const ended = (outcome: CallOutcome, isSignedIn?: boolean): AccountOutcome => {
    if (!outcome.ok) {
      const { message, fields } = outcome.failure;
      const errors = Object.entries(fields?.errors ?? {}).map(([name, text]) => [name, readText(text)]);
      return { ok: false, message, errors: Object.fromEntries(errors) as Record<string, string> };
    }
    if (isSignedIn !== undefined) changed(isSignedIn).catch(page.errors.report);
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
    logIn: async (login) => ended(await (await calls()).siteUsers.logIn(login, options), true),
    async signUp(member) {
      const { siteUsers, post } = await calls();
      const outcome = await post(siteUserAccountCreate.path, { ...options, data: member });
      if (outcome.ok) {
        siteUsers.adopt(readText(readFields(outcome.value).xsrfToken));
        page.service('commerce').then(({ pixel }) => pixel('createCustomerAccount'), page.errors.report);
      }
      return ended(outcome, true);
    },
    forgotPassword: async (email) =>
      ended(await (await calls()).post(siteUserPasswordReset.path, { ...options, data: { email } })),
    logOut: async (cloneCart) => ended(await (await calls()).siteUsers.logOut(cloneCart, options), false),
    async read() {
      const { get, siteUsers } = await calls();
      const outcome = await get(siteUserAccount.path, options);
      const account = outcome.ok ? decodeAccount(readFields(outcome.value).account) : null;
      if (outcome.ok && !account && accounts.isSignedIn) {
        // The session is over.
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
      currency: readText(order.currency) || 'USD',
      createdOn: readText(order.createdOn),
    })),
  };
}
