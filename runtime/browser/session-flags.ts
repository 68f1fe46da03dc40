/** Flags that last until the tab is closed; where storage is refused, until the page is left. */
export interface SessionFlags {
  has(name: string): boolean;
  set(name: string): void;
}

export function createSessionFlags(window: Window): SessionFlags {
  const onPage = new Set<string>();
  return {
    has(name) {
      try {
        return onPage.has(name) || window.sessionStorage.getItem(name) !== null;
      } catch {
        return onPage.has(name);
      }
    },
    set(name) {
      onPage.add(name);
      try {
        window.sessionStorage.setItem(name, 'true');
      } catch {
        // Storage is refused or full.
      }
    },
  };
}
