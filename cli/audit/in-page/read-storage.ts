/** As `StoredItem` of the artifacts. */
interface StoredItem {
  readonly kind: 'localStorage' | 'sessionStorage' | 'window.name';
  readonly name: string;
  readonly value: string;
}

/**
 * Reads what the page keeps beside cookies, as far as it answers at once: databases, caches and service workers do not while the page's
 * clock stands, the watcher hears of them when they are made. Self-contained, because it travels as text.
 */
export function readStorage(maxLength: number): StoredItem[] {
  const items: StoredItem[] = [];
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const area = globalThis[kind];
      for (let index = 0; index < area.length; index++) {
        const name = area.key(index) ?? '';
        items.push({ kind, name, value: (area.getItem(name) ?? '').slice(0, maxLength) });
      }
    } catch {
      // Storage is switched off for this document.
    }
  }
  if (window.name !== '') items.push({ kind: 'window.name', name: '', value: window.name.slice(0, maxLength) });
  return items;
}
