import type { CookieJar } from '../../browser/cookie-jar.ts';
import { crumbCookie } from '../../contract/cookies.ts';

/** The anti-forgery value in its cookie: calls#crumb-query. */
export interface Crumbs {
  /** Returns the current value; null without a cookie. */
  read(): string | null;
  /**
   * Sets the new value after the platform refused `refused`. Returns whether the call may be repeated; false while cookies are
   * off. The first of several calls that fail together sets the value, and the others use it. The platform's response may also
   * have set the cookie.
   */
  renew(refused: string | null, fresh: string): boolean;
}

export interface CrumbOptions {
  readonly jar: Pick<CookieJar, 'read' | 'readAll' | 'clear'>;
  readonly writeCookie: (name: string, value: string) => void;
  readonly cookiesEnabled: () => boolean;
}

export function createCrumbs({ jar, writeCookie, cookiesEnabled }: CrumbOptions): Crumbs {
  const read = () => jar.read(crumbCookie.name);
  return {
    read,
    renew(refused, fresh) {
      if (!cookiesEnabled()) return false;
      if (!fresh) return true;
      // Of several cookies the platform compares the first one, and the response has replaced at most one.
      if (read() !== refused && jar.readAll(crumbCookie.name).length < 2) return true;
      jar.clear([crumbCookie.name]);
      writeCookie(crumbCookie.name, fresh);
      return read() === fresh;
    },
  };
}
