import type { CookieJar } from '../../runtime/browser/cookie-jar.ts';

/** A jar in memory: what is in it, and with which lifetime each cookie was last written. */
export interface FakeJar extends CookieJar {
  readonly cookies: Map<string, string>;
  readonly lifetimesMs: Map<string, number>;
}

/** @param refused like a browser whose visitor has blocked cookies. */
export function fakeJar(start: Readonly<Record<string, string>> = {}, { refused = false } = {}): FakeJar {
  const cookies = new Map(Object.entries(start));
  const lifetimesMs = new Map<string, number>();
  return {
    cookies,
    lifetimesMs,
    read: (name) => cookies.get(name) ?? null,
    write(name, value, lifetimeMs) {
      if (refused) return;
      cookies.set(name, value);
      lifetimesMs.set(name, lifetimeMs);
    },
    clear(names) {
      for (const name of names) cookies.delete(name);
    },
  };
}
