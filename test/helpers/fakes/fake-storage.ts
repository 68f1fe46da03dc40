import type { PageStorage } from '../../../runtime/browser/storage.ts';

export interface FakeStorage extends PageStorage {
  readonly items: Map<string, string>;
  /** Refuses every access from now on, as in a browser that blocks site data. */
  refuse(): void;
  /** Limits the number of characters in the storage, keys included. */
  limit(characters: number): void;
}

/** Returns a site's storage in memory. Two tabs with the same object share it. */
export function fakeStorage(): FakeStorage {
  const items = new Map<string, string>();
  let isRefused = false;
  let maxCharacters = Number.POSITIVE_INFINITY;
  const used = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    items,
    isSupported: () => !isRefused,
    read: (key) => (isRefused ? null : (items.get(key) ?? null)),
    write(key, value) {
      const before = items.get(key)?.length ?? -key.length;
      if (isRefused || used() - before + value.length > maxCharacters) return false;
      items.set(key, value);
      return true;
    },
    remove: (key) => void (isRefused || items.delete(key)),
    keys: () => (isRefused ? [] : [...items.keys()]),
    refuse: () => {
      isRefused = true;
    },
    limit: (characters) => {
      maxCharacters = characters;
    },
  };
}
