// Part of the boot script.
/** The site's local storage. Where it is refused or full, reads return null and writes return false. */
export interface PageStorage {
  /** Returns whether a value can be written. */
  isSupported(): boolean;
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Returns all keys, also those of other scripts. */
  keys(): readonly string[];
}

const probeKey = 'ss-probe';

export function createStorage(window: Window): PageStorage {
  const attempt = <T>(callback: (storage: Storage) => T, fallback: T): T => {
    try {
      return callback(window.localStorage);
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
