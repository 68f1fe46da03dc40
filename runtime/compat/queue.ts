import { emptyNames, type QueuedName, queuedNames } from './names.ts';

/** What a page calls before the compat chunk is there is kept and replayed by it, in order. Light: part of the boot script. */
export interface CompatQueue {
  /** The handler is asked for once, when a page calls one of the names, or at once if it has done so already. */
  connect(fetchHandler: () => Promise<CompatHandler>, onError: (error: unknown) => void): void;
}

/** Does what a name asks for. */
export type CompatHandler = (name: QueuedName, args: readonly unknown[]) => unknown;

type Names = Record<string, unknown>;

/** Puts the names on the window; whatever the page has defined itself stays. Spec: wild §1, §4. */
export function installCompat(window: object): CompatQueue {
  // Those of before this script wait where the prelude has put them.
  const calls = ((window as Names).__ssCalls ?? []) as [QueuedName, unknown[]][];
  let handler: CompatHandler | null = null;
  let fetchHandler: (() => Promise<CompatHandler>) | null = null;
  let onError = (_: unknown): void => {};

  const wake = (): void => {
    if (!fetchHandler || calls.length === 0) return;
    const fetchOnce = fetchHandler;
    fetchHandler = null;
    fetchOnce()
      .then((fetched) => {
        handler = fetched;
        for (const [name, args] of calls.splice(0)) fetched(name, [...args]);
      })
      .catch(onError);
  };
  // Not by iteration, which pages break: this runs before anything can be reported.
  queuedNames.forEach((name) => {
    define(window, name, (...args: unknown[]) => {
      if (handler) return handler(name, args);
      calls.push([name, args]);
      wake();
      return undefined;
    });
  });
  emptyNames.forEach((name) => {
    define(window, name, () => {});
  });
  define(window, 'SQUARESPACE_ROLLUPS', {});
  define(window, 'Static.COOKIE_BANNER_CAPABLE', true);
  define(window, 'Y.Squarespace.Template.getTweakValue', (name: string) => tweakOf(window, name));
  return {
    connect(given, report) {
      fetchHandler = given;
      onError = report;
      wake();
    },
  };
}

function define(window: object, path: string, value: unknown): void {
  try {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let owner = window as Names;
    for (const name of names) {
      owner[name] ??= {};
      owner = owner[name] as Names;
    }
    const own = owner[last] as Names | undefined;
    // What the prelude has put in its place has done its work.
    owner[last] = own?.ss ? value : (own ?? value);
  } catch {
    // The page keeps this name to itself.
  }
}

/** Every tweak is a text (wild §1). */
function tweakOf(window: object, name: string): unknown {
  const { Static } = window as { Static?: { SQUARESPACE_CONTEXT?: { tweakJSON?: Names } } };
  return Static?.SQUARESPACE_CONTEXT?.tweakJSON?.[name];
}
