// Part of the boot script.
/**
 * The page's cookies. Where they are refused (in sandboxed frames, or by the visitor), reads return null and writes do nothing.
 */
export interface CookieJar {
  /** Returns the value, percent-decoded if it is valid; null without such a cookie. */
  read(name: string): string | null;
  /** Writes a cookie for the whole site: path `/`, `SameSite=Lax`, and `Secure` on https. The value must not contain `;`. */
  write(name: string, value: string, lifetimeMs: number): void;
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
  const read = (name: string): string | null => {
    try {
      // A form or image named `cookie` replaces the property: https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
      for (const pair of `${document.cookie}`.split('; '))
        if (pair.startsWith(`${name}=`)) return decodeValue(pair.slice(name.length + 1));
    } catch {
      // Cookies are refused.
    }
    return null;
  };
  return {
    read,
    write(name, value, lifetimeMs) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // `toFixed` avoids V8's cache of number texts, in which two of the lifetimes reserve 64 KiB.
      put(`${name}=${value}; path=/; max-age=${(lifetimeMs / 1000).toFixed()}; SameSite=Lax${secure}`);
    },
    clear(names) {
      for (const name of names) {
        // For the host alone, then for the host as a domain, then for each parent domain. Firefox logs a
        // warning for a public suffix, so the loop ends as soon as the cookie is deleted.
        let domain = '';
        for (let next = location.hostname; read(name) !== null; next = next.replace(/^[^.]*\.?/, '')) {
          // The path and each of its folders, with and without the last slash: a cookie that the page can read has one of these
          // paths.
          for (let path = `${location.pathname}/`; path; path = path.replace(/\/$|[^/]+$/, ''))
            put(`${name}=; path=${path}; max-age=0${domain}`);
          if (!next.includes('.')) break;
          domain = `; domain=${next}`;
        }
      }
    },
  };
}

const decodeValue = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
