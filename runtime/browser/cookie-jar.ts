/** The page's cookies. Where they are refused (sandboxed frames, blocked by the visitor), every read is null and every write does nothing. */
export interface CookieJar {
  /** Percent-decoded where that is possible; null if there is none. */
  read(name: string): string | null;
  /** Written for the whole site (path `/`), `SameSite=Lax`, and `Secure` on https. The value must hold no `;`. */
  write(name: string, value: string, lifetimeMs: number): void;
  /** Deletes those of the names that are there, at every path of the address, for the host and for its parent domains until they are gone. */
  clear(names: readonly string[]): void;
}

export function createCookieJar(document: Document, location: Pick<Location, 'protocol' | 'hostname' | 'pathname'>): CookieJar {
  const put = (text: string): void => {
    try {
      document.cookie = text;
    } catch {
      // Refused: the page goes on without.
    }
  };
  const read = (name: string): string | null => {
    try {
      // A form or image named `cookie` takes the property's place: no text that holds a cookie.
      for (const pair of `${document.cookie}`.split('; '))
        if (pair.startsWith(`${name}=`)) return decoded(pair.slice(name.length + 1));
    } catch {
      // Refused.
    }
    return null;
  };
  return {
    read,
    write(name, value, lifetimeMs) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      // `toFixed`, because V8 keeps the texts of numbers made otherwise: two of our lifetimes make it reserve 64 KiB for them.
      put(`${name}=${value}; path=/; max-age=${(lifetimeMs / 1000).toFixed()}; SameSite=Lax${secure}`);
    },
    clear(names) {
      for (const name of names) {
        // For the host alone, then as a domain, then for each parent domain. Firefox complains on the console of public suffixes:
        // none is asked for a cookie that is gone before.
        let domain = '';
        for (let next = location.hostname; read(name) !== null; next = next.replace(/^[^.]*\.?/, '')) {
          // The path itself, then every folder of it, with and without its last slash: a cookie's path is one of these if the page can see it.
          for (let path = `${location.pathname}/`; path; path = path.replace(/\/$|[^/]+$/, ''))
            put(`${name}=; path=${path}; max-age=0${domain}`);
          if (!next.includes('.')) break;
          domain = `; domain=${next}`;
        }
      }
    },
  };
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
