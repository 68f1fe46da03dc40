import type { PageStorage } from '../../browser/storage.ts';
import { readJson } from '../../contract/read.ts';
import { createEventId, earlyKey } from '../delivery/index.ts';

/** An event from before the sender was loaded, stored by a page that could not send it: analytics#early-event. */
export interface EarlyEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
  /** Address of that page. */
  readonly url: URL;
}

/**
 * Removes the early events of earlier pages from the storage and returns them (`trackOn` in boot/api.ts writes them). Unreadable
 * entries are dropped: other scripts write to the same storage.
 * @param pageStartMs start of this page, whose early events stay.
 */
export function takeEarlyEvents(
  storage: Pick<PageStorage, 'keys' | 'read' | 'remove'>,
  pageStartMs: number,
): readonly EarlyEvent[] {
  const prefix = earlyKey('');
  const firstIdOfPage = createEventId(pageStartMs, () => 0);
  return storage.keys().flatMap((key) => {
    const id = key.slice(prefix.length);
    if (!key.startsWith(prefix) || id >= firstIdOfPage) return [];
    const text = storage.read(key) ?? '';
    storage.remove(key);
    try {
      const [event, data, url] = readJson(text) as readonly unknown[];
      return typeof event === 'string' ? [{ id, event, data, url: new URL(String(url)) }] : [];
    } catch {
      return [];
    }
  });
}
