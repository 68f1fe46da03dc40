import { addHistoryEntry, type HistoryEntry } from '../../browser/history-entry.ts';

/** The entry of a lightbox in the history, whose address names the shown item: lightbox#history-entry. */
export interface ItemEntry {
  /**
   * Takes an entry for the item, once: the current one if its address has opened the lightbox (lightbox#address-opens), else a
   * new one.
   */
  take(id: string, isCurrent: boolean): void;
  /** Writes the id of the shown item into the address. */
  show(id: string): void;
  goBack(): void;
  abandon(): void;
}

/** @param onLeave runs when the visitor has left the entry. */
export function createItemEntry(onLeave: () => void): ItemEntry {
  const { href } = location;
  const addressOf = (id: string) => (id ? `#itemId=${encodeURIComponent(id)}` : href);
  let entry: HistoryEntry | null = null;
  return {
    take(id, isCurrent) {
      entry ??= addHistoryEntry({ address: isCurrent ? undefined : addressOf(id), isCurrent, onLeave });
    },
    show: (id) => entry?.setAddress(addressOf(id)),
    goBack: () => entry?.goBack(),
    abandon: () => entry?.abandon(),
  };
}
