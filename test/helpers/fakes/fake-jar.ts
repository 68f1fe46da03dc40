import type { CookieJar } from '../../../runtime/browser/cookie-jar.ts';

/** A cookie jar in memory, with the lifetime of each cookie's last write. */
export interface FakeJar extends CookieJar {
  readonly cookies: Map<string, string>;
  readonly lifetimesMs: Map<string, number>;
}

/** @param refused whether the jar drops every write, as in a browser that blocks cookies. */
export function fakeJar(start: Readonly<Record<string, string>> = {}, { refused = false } = {}): FakeJar {
  const cookies = new Map(Object.entries(start));
  const lifetimesMs = new Map<string, number>();
  return {
    cookies,
    lifetimesMs,
    read: (name) => cookies.get(name) ?? null,
    readAll: (name) => [cookies.get(name) ?? []].flat(),
    write(name, value, lifetimeMs) {
      if (refused) return false;
      cookies.set(name, value);
      lifetimesMs.set(name, lifetimeMs);
      return true;
    },
    clear(names) {
      for (const name of names) cookies.delete(name);
    },
  };
}
