// Part of the boot script.
import { unescaped } from '../contract/unescaped.ts';

/**
 * The page's cookies. Where they are refused (in sandboxed frames, or by the visitor), reads return null and writes do nothing.
 */
export interface CookieJar {
  /**
   * Returns the value of the newest cookie of the name, percent-decoded if it is valid; null without one:
   * consent#several-records.
   */
  read(name: string): string | null;
  /** Returns the values of all cookies of the name, in the order in which the browser sends them. */
  readAll(name: string): readonly string[];
  /**
   * Writes a cookie for the whole site: path `/`, `SameSite=Lax`, and `Secure` on https. Deletes the older ones of the name. The
   * value must not contain `;`. Returns whether `read` returns the value now: consent#several-records.
   */
  write(name: string, value: string, lifetimeMs: number): boolean;
  /** Deletes existing cookies of these names: consent#cookie-deletion. */
  clear(names: readonly string[]): void;
}

export function createCookieJar(document: Document, location: Pick<Location, 'protocol' | 'hostname' | 'pathname'>): CookieJar {
  const put = (text: string): void => {
    try {
      document.cookie = text;
    } catch {
      // Cookies are refused.
    }
  };
  const readAll = (name: string): string[] => {
    const values: string[] = [];
    try {
      // A form or image named `cookie` replaces the property:
      // https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
      for (const pair of `${document.cookie}`.split('; '))
        if (pair.startsWith(`${name}=`)) values.push(unescaped(pair.slice(name.length + 1)));
    } catch {
      // Cookies are refused.
    }
    return values;
  };
  // Browsers list cookies of longer paths first, and older ones before newer ones:
  // https://www.rfc-editor.org/rfc/rfc6265#section-5.4
  const read = (name: string): string | null => readAll(name).pop() ?? null;
  const clear = (names: readonly string[]): void => {
    for (const name of names) {
      // A partitioned cookie is another one than that of the same name, path and domain:
      // https://developer.mozilla.org/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies
      for (const kind of ['', '; Secure; Partitioned']) {
        // For the host alone, then for the host as a domain, then for each parent domain. Firefox logs a
        // warning for a public suffix, so the loop ends as soon as the cookie is deleted.
        let domain = '';
        for (let next = location.hostname; read(name) !== null; next = next.replace(/^[^.]*\.?/, '')) {
          // The path and each of its folders, with and without the last slash: a cookie that the page can read has one of these
          // paths.
          for (let path = `${location.pathname}/`; path; path = path.replace(/\/$|[^/]+$/, ''))
            put(`${name}=; path=${path}; max-age=0${domain}${kind}`);
          if (!next.includes('.')) break;
          domain = `; domain=${next}`;
        }
      }
    }
  };
  return {
    read,
    readAll,
    clear,
    write(name, value, lifetimeMs) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // `toFixed` avoids V8's cache of number texts, in which two of the lifetimes reserve 64 KiB.
      const text = `${name}=${value}; path=/; max-age=${(lifetimeMs / 1000).toFixed()}; SameSite=Lax${secure}`;
      put(text);
      // A value contains no `;`.
      if (readAll(name).join(';') === unescaped(value)) return true;
      clear([name]);
      put(text);
      const isRead = () => read(name) === unescaped(value);
      // A cookie that only the server can change keeps away others of its name, path and host.
      if (!isRead()) put(`${text}; domain=${location.hostname}`);
      return isRead();
    },
  };
}
