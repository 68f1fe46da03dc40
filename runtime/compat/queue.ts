import { readPageContext } from '../browser/page-globals.ts';
import { readFields } from '../contract/read.ts';
import { emptyNames, type QueuedName, queuedNames } from './names.ts';

/** Has the handler fetched once, when a page calls one of the names, or at once if it has done so already. */
export type ConnectCompat = (fetchHandler: () => Promise<CompatHandler>, onError: (error: unknown) => void) => void;

/** Does what a name asks for. */
export type CompatHandler = (name: QueuedName, args: readonly unknown[]) => unknown;

type Names = Record<string, unknown>;

/**
 * Puts the names on the window; whatever the page has defined itself stays. What a page calls before the compat chunk is there is
 * kept and replayed by it, in order. Light: part of the boot script. Spec: wild §1, §4.
 */
export function installCompat(window: object): ConnectCompat {
  // Those of before this script wait where the prelude has put them.
  const calls = ((window as Names).__ssCalls || []) as Parameters<CompatHandler>[];
  let wake = (): void => {};
  let handle: CompatHandler = (...call) => {
    calls.push(call);
    wake();
  };
  // Not by iteration, which pages break: this runs before anything can be reported.
  queuedNames.map((name) => define(window, name, (...args: unknown[]) => handle(name, args)));
  emptyNames.map((name) => define(window, name, () => {}));
  define(window, 'SQUARESPACE_ROLLUPS', {});
  define(window, 'Static.COOKIE_BANNER_CAPABLE', true);
  define(window, 'YUI', () => (window as Names).Y);
  define(window, 'Y.Squarespace.Template.getTweakValue', (name: string) => tweakOf(window, name));
  return (fetchHandler, onError) => {
    wake = () => {
      wake = () => {};
      fetchHandler()
        .then((handler) => {
          handle = handler;
          for (const call of calls.splice(0)) handler(...call);
        })
        .catch(onError);
    };
    if (calls.length > 0) wake();
  };
}

function define(window: object, path: string, value: unknown): void {
  try {
    const names = path.split('.');
    const last = names.pop() as string;
    let owner = window as Names;
    for (const name of names) {
      // biome-ignore lint/suspicious/noAssignInExpressions: lighter than two statements, and the boot script is full
      owner = (owner[name] ||= {}) as Names;
    }
    const own = owner[last] as Names | undefined;
    // Its mark is the prelude's, which has done its work.
    if (own === undefined || own.ss) owner[last] = value;
  } catch {
    // The page keeps this name to itself.
  }
}

/** Every tweak is a text (wild §1). */
const tweakOf = (window: object, name: string): unknown => readFields(readFields(readPageContext(window)).tweakJSON)[name];
