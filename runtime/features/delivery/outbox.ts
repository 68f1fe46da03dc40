import type { Clock } from '../../browser/clock.ts';
import type { PageStorage } from '../../browser/storage.ts';
import { outboxKey } from './boot-entry.ts';
import type { TelemetryEvent, TelemetryKind } from './event.ts';
import { isExpired } from './event-id.ts';
import type { LossReason } from './losses.ts';
import { decodeStored, encodeStored, type StoredEvent } from './stored-event.ts';

const maxEvents = 200;
const maxCharacters = 65_536;
const prefix = outboxKey('');

export interface OutboxOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly storage: Pick<PageStorage, 'read' | 'write' | 'remove' | 'keys'>;
  /** A name of this page, of letters and digits, that no other page has. */
  readonly owner: string;
  /** False: events of this kind are kept in the page's memory only. */
  readonly mayStore: (kind: TelemetryKind) => boolean;
  readonly onLoss: (reason: LossReason, id: string) => unknown;
}

/**
 * Events that the platform has not answered for yet. They outlive the page and are shared by all tabs of the site; where storage
 * is refused, full or not allowed they are kept in memory, in the same manner. At most 200 events or 64 KiB (counted in
 * characters), the oldest dropped, for at most 24 hours.
 */
export interface Outbox {
  /** Keeps an event, or changes its lease: until that time no other page sends it. False: it is the oldest, and there is no room. */
  put(event: TelemetryEvent, untilMs: number): boolean;
  remove(id: string): void;
  /** True while this page was the last to lease the event: another page may have taken or delivered it meanwhile. */
  isMine(id: string): boolean;
  /** All events, the oldest first. */
  entries(): readonly StoredEvent[];
}

export function createOutbox({ clock, storage, owner, mayStore, onLoss }: OutboxOptions): Outbox {
  const memory = new Map<string, string>();

  const read = (id: string) => memory.get(id) ?? storage.read(prefix + id) ?? '';
  /** Leases change, sizes hardly: each event is read once. */
  const sizes = new Map<string, number>();
  const sizeOf = (id: string) => {
    const size = sizes.get(id) ?? read(id).length;
    sizes.set(id, size);
    return size;
  };
  const remove = (id: string) => {
    sizes.delete(id);
    memory.delete(id);
    storage.remove(prefix + id);
  };
  const lose = (id: string, reason: LossReason) => {
    remove(id);
    onLoss(reason, id);
  };
  const ids = () => {
    const stored = storage.keys().filter((key) => key.startsWith(prefix));
    return [...new Set([...memory.keys(), ...stored.map((key) => key.slice(prefix.length))])].sort();
  };

  return {
    put(event, untilMs) {
      const { id, kind } = event;
      const text = encodeStored({ event, untilMs, owner });
      // A lease that changes takes no more room.
      if (!read(id)) {
        const all = [...ids(), id].sort();
        sizes.set(id, text.length);
        let characters = all.reduce((sum, other) => sum + sizeOf(other), 0);
        while (all.length > maxEvents || characters > maxCharacters) {
          const oldest = all.shift();
          if (!oldest || oldest === id || text.length > maxCharacters) return false;
          characters -= sizeOf(oldest);
          // A leased one has been attempted.
          lose(oldest, Number.parseInt(read(oldest), 10) > 0 ? 'unconfirmed' : 'overflow');
        }
      }
      // Written over, not removed first: a renderer that is killed just now would leave nothing.
      if (mayStore(kind) && storage.write(prefix + id, text)) memory.delete(id);
      else {
        remove(id);
        memory.set(id, text);
      }
      return true;
    },
    remove,
    isMine: (id) => read(id).split('|', 2)[1] === owner,
    entries() {
      const now = clock.now();
      return ids().flatMap((id) => {
        const text = read(id);
        // Another tab may just have delivered it.
        if (!text) return [];
        const entry = decodeStored(id, text);
        if (entry && !isExpired(id, now)) return [entry];
        lose(id, entry ? 'expired' : 'unreadable');
        return [];
      });
    },
  };
}
