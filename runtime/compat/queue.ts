import { readPageContext } from '../browser/page-globals.ts';
import { readFields } from '../contract/read.ts';
import { emptyNames, type QueuedName, queuedNames } from './names.ts';

/** Has the handler fetched once, when a page calls one of the names, or at once if it has done so already. */
export type ConnectCompat = (fetchHandler: () => Promise<CompatHandler>, onError: (error: unknown) => void) => void;

/**
 * Does what a name asks for. `self` is what it was called on; what was made with `new` before the handler was there is an empty object that
 * hands its methods on, each by its own name.
 */
export type CompatHandler = (name: QueuedName, args: readonly unknown[], self?: unknown) => unknown;

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
    // What `Y` has, and what is made of it, is chained; the others have nothing to say yet.
    return call[0] > 'Y' && call[2];
  };
  const prototype = new Proxy({}, { get: (_, name) => queued(name as QueuedName) });
  function queued(name: QueuedName): unknown {
    call.prototype = prototype;
    function call(this: unknown, ...args: unknown[]) {
      return handle(name, args, this);
    }
    return call;
  }
  // Not by iteration, which pages break: this runs before anything can be reported.
  queuedNames.map((name) => define(window, name, queued(name)));
  emptyNames.map((name) => define(window, name, () => {}));
  define(window, 'SQUARESPACE_ROLLUPS', {});
  define(window, 'Static.COOKIE_BANNER_CAPABLE', true);
  // Every tweak is a text (wild §1).
  define(
    window,
    'Y.Squarespace.Template.getTweakValue',
    (name: string) => readFields(readFields(readPageContext(window)).tweakJSON)[name],
  );
  return (fetchHandler, onError) => {
    wake = () => {
      wake = () => {};
      fetchHandler()
        .then((handler) => {
          handle = handler;
          calls.splice(0).map((call) => handler(...call));
        })
        .catch(onError);
    };
    if (calls[0]) wake();
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
