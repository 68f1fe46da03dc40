import type { PageStorage } from '../../browser/storage.ts';
import { siteUserSessionCreate, siteUserSessionDelete } from '../../contract/endpoints.ts';
import { readFields, readText } from '../../contract/read.ts';
import type { CallOptions } from './call-options.ts';
import type { CallOutcome, DataLayer } from './data-layer.ts';

interface SiteUserLogin {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Sessions of visitors who have an account with the site. Spec 2 §3, §6, §7. */
export interface SiteUsers {
  /** Signs in; the response's xsrfToken goes along with every later call as X-SiteUser-XSRF-Token. */
  logIn(login: SiteUserLogin, options?: CallOptions): Promise<CallOutcome>;
  /** Signs out; with `cloneCart` the cart stays as a copy. A crumb failure is retried once. */
  logOut(cloneCart: boolean, options?: CallOptions): Promise<CallOutcome>;
  /** Takes on the token of a session that another call began; an empty one ends it. */
  adopt(xsrfToken: string): void;
}

/** Where the token outlives the page, as the session's cookie does (our choice). */
const storageKey = 'ss-site-user-xsrf-token';

export interface SiteUserToken {
  read(): string | null;
  /** An empty text takes it away. */
  write(token: string): void;
}

/** Where storage is refused the token holds for this page. */
export function createSiteUserToken(storage: Pick<PageStorage, 'read' | 'write' | 'remove'>): SiteUserToken {
  let kept: string | null = null;
  return {
    read: () => storage.read(storageKey) || kept,
    write(token) {
      kept = token || null;
      if (token) storage.write(storageKey, token);
      else storage.remove(storageKey);
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
      // Raw, because the specification does not show what is answered.
      const outcome = await call(method, path, { format: 'raw', ...options, query: { cloneCart } });
      if (outcome.ok) token.write('');
      return outcome;
    },
  };
}
