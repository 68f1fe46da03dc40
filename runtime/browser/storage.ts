// Part of the boot script.
/** Texts by key. Where storage is refused or full, reads return null and writes return false. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** The site's local storage. */
export interface PageStorage extends TextStorage {
  /** Returns whether a value can be written. */
  isSupported(): boolean;
  /** Returns all keys, also those of other scripts. */
  keys(): readonly string[];
}

const probeKey = 'ss-probe';

/** Returns the storage that all pages of the site share. */
export const createStorage = (window: Window): PageStorage => storageIn(() => window.localStorage);

/** Returns the tab's storage, which survives reloads and crashes. */
export const createTabStorage = (window: Window): TextStorage => storageIn(() => window.sessionStorage);

/**
 * Returns a storage that keeps a text until the page is left where `storage` refuses it. The refused text is newer than a stored
 * one of its key, and takes precedence: consent#several-records.
 */
export function withPageMemory(storage: TextStorage): TextStorage {
  const refused = new Map<string, string>();
  return {
    read: (key) => refused.get(key) ?? storage.read(key),
    write(key, value) {
      const isWritten = storage.write(key, value);
      if (isWritten) refused.delete(key);
      else refused.set(key, value);
      return isWritten;
    },
    remove(key) {
      refused.delete(key);
      storage.remove(key);
    },
  };
}

function storageIn(open: () => Storage): PageStorage {
  const attempt = <T>(callback: (storage: Storage) => T, fallback: T): T => {
    try {
      return callback(open());
    } catch {
      return fallback;
    }
  };
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
  const remove = (key: string) => attempt((storage) => storage.removeItem(key), undefined);
  return {
    isSupported() {
      const isWritten = write(probeKey, '1');
      remove(probeKey);
      return isWritten;
    },
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write,
    remove,
    keys: () => attempt<readonly string[]>((storage) => Object.keys(storage), []),
  };
}
