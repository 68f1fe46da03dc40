/** The site's lasting storage. Where it is refused or full, reads answer null and writes answer false. */
export interface PageStorage {
  /** A value can be written and read back. */
  isSupported(): boolean;
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** All keys, also those of other scripts. */
  keys(): readonly string[];
}

const probeKey = 'ss-probe';

export function createStorage(window: Window): PageStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(window.localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    isSupported: () =>
      attempt((storage) => {
        storage.setItem(probeKey, '1');
        storage.removeItem(probeKey);
        return true;
      }, false),
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt<readonly string[]>((storage) => Object.keys(storage), []),
  };
}
