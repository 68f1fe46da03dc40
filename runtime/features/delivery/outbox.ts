import type { Clock } from '../../browser/clock.ts';
import type { PageStorage } from '../../browser/storage.ts';
import type { TelemetryEvent, TelemetryKind } from './event.ts';
import { isExpired } from './event-id.ts';
import type { LossReason } from './lost-events.ts';
import { decodeStored, encodeStored, outboxKey, type StoredEvent } from './stored-event.ts';

const maxEvents = 200;
const maxCharacters = 65_536;
const prefix = outboxKey('');

export interface OutboxOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly storage: Pick<PageStorage, 'read' | 'write' | 'remove' | 'keys'>;
  /** A unique name of this page, of letters and digits. */
  readonly owner: string;
  /** Returns false for events that stay in the page's memory. */
  readonly mayStore: (kind: TelemetryKind) => boolean;
  readonly onLoss: (reason: LossReason, id: string) => unknown;
}

/**
 * Events that the platform has not responded to yet. They outlive the page, and all tabs of the site share them. Where storage is
 * refused, full or not allowed, the outbox is in memory, with the same limits: analytics#outbox, analytics#outbox-limits.
 */
export interface Outbox {
  /** Stores an event, or changes its lease. Returns false for the oldest event of a full outbox. */
  put(event: TelemetryEvent, leasedUntilMs: number): boolean;
  remove(id: string): void;
  /** Returns whether this page was the last to lease the event. Another page may have leased or delivered it meanwhile. */
  isOwn(id: string): boolean;
  /** Returns all events, the oldest first. */
  entries(): readonly StoredEvent[];
}

export function createOutbox({ clock, storage, owner, mayStore, onLoss }: OutboxOptions): Outbox {
  const memory = new Map<string, string>();
  /** Sizes of known events: an event is read once, because a new lease hardly changes its size. */
  const sizes = new Map<string, number>();

  const read = (id: string) => memory.get(id) ?? storage.read(prefix + id) ?? '';
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

  /** Drops the oldest events until a new one fits. Returns false if the new one is the oldest. */
  const makeRoom = (id: string, text: string): boolean => {
    const all = [...ids(), id].sort();
    sizes.set(id, text.length);
    let characters = all.reduce((sum, other) => sum + sizeOf(other), 0);
    while (all.length > maxEvents || characters > maxCharacters) {
      const oldest = all.shift();
      if (!oldest || oldest === id || text.length > maxCharacters) return false;
      characters -= sizeOf(oldest);
      // The page has tried to send a leased event.
      const isLeased = Number.parseInt(read(oldest), 10) > 0;
      lose(oldest, isLeased ? 'unconfirmed' : 'overflow');
    }
    return true;
  };

  return {
    put(event, leasedUntilMs) {
      const { id, kind } = event;
      const text = encodeStored({ event, leasedUntilMs, owner });
      // A new lease of a known event needs no more room.
      if (!read(id) && !makeRoom(id, text)) return false;
      // The text is overwritten, not removed first: if the renderer were killed in between, the event would be lost.
      if (mayStore(kind) && storage.write(prefix + id, text)) memory.delete(id);
      else {
        remove(id);
        memory.set(id, text);
      }
      return true;
    },
    remove,
    isOwn: (id) => read(id).split('|', 2)[1] === owner,
    entries() {
      const now = clock.now();
      return ids().flatMap((id) => {
        const text = read(id);
        // Another tab may just have delivered the event.
        if (!text) return [];
        const entry = decodeStored(id, text);
        if (entry && !isExpired(id, now)) return [entry];
        lose(id, entry ? 'expired' : 'unreadable');
        return [];
      });
    },
  };
}
