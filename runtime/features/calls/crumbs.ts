import type { CookieJar } from '../../browser/cookie-jar.ts';
import { crumbCookie } from '../../contract/cookies.ts';

/** The anti-forgery value, in its cookie. Spec 2 §7 "Generic data layer". */
export interface Crumbs {
  /** As it stands now; null if there is none. */
  read(): string | null;
  /**
   * Sets the new value after `refused` was refused, and returns whether another try makes sense: not while cookies are off. Of
   * calls that fail together the first sets it, and the others find it there. Without a new value the platform may have set
   * the cookie itself.
   */
  renew(refused: string | null, fresh: string): boolean;
}

export interface CrumbOptions {
  readonly jar: Pick<CookieJar, 'read'>;
  readonly writeCookie: (name: string, value: string) => void;
  readonly cookiesEnabled: () => boolean;
}

export function createCrumbs({ jar, writeCookie, cookiesEnabled }: CrumbOptions): Crumbs {
  const read = () => jar.read(crumbCookie.name);
  return {
    read,
    renew(refused, fresh) {
      if (!cookiesEnabled()) return false;
      if (read() !== refused || !fresh) return true;
      writeCookie(crumbCookie.name, fresh);
      return read() === fresh;
    },
  };
}
