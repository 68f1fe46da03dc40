/** Flags that hold until the tab is closed. Where storage is refused they hold for this page. */
export interface SessionFlags {
  has(name: string): boolean;
  set(name: string): void;
}

export function createSessionFlags(window: Window): SessionFlags {
  const here = new Set<string>();
  return {
    has(name) {
      try {
        return here.has(name) || window.sessionStorage.getItem(name) !== null;
      } catch {
        return here.has(name);
      }
    },
    set(name) {
      here.add(name);
      try {
        window.sessionStorage.setItem(name, 'true');
      } catch {
        // Refused or full: it holds for this page.
      }
    },
  };
}
