import type { PageStorage } from '../../browser/storage.ts';
import { earlyKey, mintId } from '../delivery/index.ts';

/** An event that a page told before its sender was there, and did not live to send. */
export interface EarlyEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
  /** Address of that page. */
  readonly url: URL;
}

/**
 * Takes out of the storage what pages before this one have left there (`trackOn` in api.ts wrote it). What cannot be read is dropped:
 * other scripts write to the same storage.
 */
export function takeEarlyEvents(storage: Pick<PageStorage, 'keys' | 'read' | 'remove'>, bornMs: number): readonly EarlyEvent[] {
  const prefix = earlyKey('');
  return storage.keys().flatMap((key) => {
    const id = key.slice(prefix.length);
    // This page's own are about to be sent.
    if (!key.startsWith(prefix) || id >= mintId(bornMs, () => 0)) return [];
    const text = storage.read(key) ?? '';
    storage.remove(key);
    try {
      const [event, data, url] = JSON.parse(text) as readonly unknown[];
      return typeof event === 'string' ? [{ id, event, data, url: new URL(String(url)) }] : [];
    } catch {
      return [];
    }
  });
}
