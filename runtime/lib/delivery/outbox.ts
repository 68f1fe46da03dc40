import type { Clock } from '../clock.ts';
import type { PageStorage } from '../storage.ts';
import type { TelemetryEvent, TelemetryKind } from './event.ts';
import { isExpired } from './event-id.ts';
import type { LossReason } from './losses.ts';
import { outboxKey } from './outbox-key.ts';
import { decodeStored, encodeStored, type StoredEvent } from './stored-event.ts';

const maxEvents = 200;
const maxCharacters = 65_536;
const prefix = outboxKey('');

export interface OutboxDoors {
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
  /** Keeps an event, or changes its lease: until that time no other page sends it. One that is itself the oldest is lost where there is no room. */
  put(event: TelemetryEvent, untilMs: number): void;
  remove(id: string): void;
  /** True while this page was the last to lease the event: another page may have taken or delivered it meanwhile. */
  isMine(id: string): boolean;
  /** All events, the oldest first. */
  entries(): readonly StoredEvent[];
}

export function createOutbox({ clock, storage, owner, mayStore, onLoss }: OutboxDoors): Outbox {
  const memory = new Map<string, string>();

  const read = (id: string) => memory.get(id) ?? storage.read(prefix + id) ?? '';
  const remove = (id: string) => {
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
      // It would push out all others, and not fit all the same.
      if (text.length > maxCharacters) return lose(id, 'overflow');
      // A lease that changes takes no more room.
      if (!read(id)) {
        const all = [...ids(), id].sort();
        let characters = all.reduce((sum, other) => sum + read(other).length, text.length);
        while (all.length > maxEvents || characters > maxCharacters) {
          const [oldest = id] = all.splice(0, 1);
          const dropped = read(oldest);
          characters -= dropped.length;
          // A leased one has been attempted.
          lose(oldest, Number.parseInt(dropped, 10) > 0 ? 'unconfirmed' : 'overflow');
          if (oldest === id) return;
        }
      }
      // Written over, not removed first: a renderer that is killed just now would leave nothing.
      if (mayStore(kind) && storage.write(prefix + id, text)) memory.delete(id);
      else {
        remove(id);
        memory.set(id, text);
      }
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
