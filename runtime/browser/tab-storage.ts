/** The tab's session storage, which survives reloads and crashes. Where it is refused or full, reads return null. */
export interface TabStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export function createTabStorage(window: Window): TabStorage {
  const attempt = <T>(callback: (storage: Storage) => T, fallback: T): T => {
    try {
      return callback(window.sessionStorage);
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
