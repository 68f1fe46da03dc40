/** Same shape as `StoredItem` of the artifacts. */
interface StoredItem {
  readonly kind: 'localStorage' | 'sessionStorage' | 'window.name';
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the page's synchronous storage. Databases, caches and service workers do not respond while the page's clock is stopped;
 * the watcher reports what is written to them.
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
      // This document has no storage.
    }
  }
  if (window.name !== '') items.push({ kind: 'window.name', name: '', value: window.name.slice(0, maxLength) });
  return items;
}
