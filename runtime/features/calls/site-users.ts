import { type TextStorage, withPageMemory } from '../../browser/storage.ts';
import { siteUserSessionCreate, siteUserSessionDelete } from '../../contract/endpoints.ts';
import { readFields, readText } from '../../contract/read.ts';
import type { CallOptions } from './call-options.ts';
import type { CallOutcome, DataLayer } from './data-layer.ts';

interface SiteUserLogin {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Sessions of visitors who have an account on the site: calls#site-user-session. */
export interface SiteUsers {
  /** Signs in. Every later call carries the response's token: calls#site-user-token. */
  logIn(login: SiteUserLogin, options?: CallOptions): Promise<CallOutcome>;
  /** Signs out. With `cloneCart` a copy of the cart is kept. */
  logOut(cloneCart: boolean, options?: CallOptions): Promise<CallOutcome>;
  /** Uses the token of a session that another call began; an empty token ends the session. */
  adopt(xsrfToken: string): void;
}

const storageKey = 'ss-site-user-xsrf-token';

export interface SiteUserToken {
  read(): string | null;
  /** Stores the token; an empty text removes it. */
  write(token: string): void;
}

/** Returns the token's store. Where storage is refused, the token is kept until the page is left. */
export function createSiteUserToken(storage: TextStorage): SiteUserToken {
  const { read, write, remove } = withPageMemory(storage);
  return {
    read: () => read(storageKey) || null,
    write(token) {
      if (token) write(storageKey, token);
      else remove(storageKey);
    },
  };
}

export function createSiteUsers(call: DataLayer, token: SiteUserToken): SiteUsers {
  return {
    adopt: token.write,
    async logIn(login, options) {
      const { email, password, rememberMe } = login;
      const { method, path } = siteUserSessionCreate;
      const outcome = await call(method, path, { ...options, data: { email, password, rememberMe } });
      if (outcome.ok) token.write(readText(readFields(outcome.value).xsrfToken));
      return outcome;
    },
    async logOut(cloneCart, options) {
      const { method, path } = siteUserSessionDelete;
      // Raw, because the response is not documented.
      const outcome = await call(method, path, { format: 'raw', ...options, query: { cloneCart } });
      if (outcome.ok) token.write('');
      return outcome;
    },
  };
}
