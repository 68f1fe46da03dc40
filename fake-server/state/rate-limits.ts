/**
 * Counts of calls that the platform limits by rate. A client may send `perMinute` calls at once, and gets that many again each
 * minute.
 */
export interface RateLimits {
  /** Counts a call. Returns the seconds to wait, from 1 on, when it is one too many, and 0 for an allowed one. */
  take(client: string, perMinute: number): number;
  clear(): void;
}

export interface RateLimitOptions {
  /** Whether calls are limited; true by default. */
  readonly isOn?: boolean;
  /** Returns the time in milliseconds. */
  readonly now?: () => number;
}

const maxClients = 10_000;

/** Stores the counts of at most 10,000 clients. Those that called longest ago are dropped. */
export function createRateLimits({ isOn = true, now = Date.now }: RateLimitOptions = {}): RateLimits {
  const clients = new Map<string, { readonly left: number; readonly atMs: number }>();
  return {
    take(client, perMinute) {
      if (!isOn) return 0;
      const atMs = now();
      const before = clients.get(client) ?? { left: perMinute, atMs };
      const left = Math.min(perMinute, before.left + (Math.max(0, atMs - before.atMs) / 60_000) * perMinute);
      clients.delete(client);
      clients.set(client, { left: left < 1 ? left : left - 1, atMs });
      const [oldest] = clients.keys();
      if (clients.size > maxClients && oldest !== undefined) clients.delete(oldest);
      return left < 1 ? Math.max(1, Math.ceil(((1 - left) * 60) / perMinute)) : 0;
    },
    clear: () => clients.clear(),
  };
}
