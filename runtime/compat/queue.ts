import { readPageContext } from '../browser/page-globals.ts';
import { readFields } from '../contract/read.ts';
import { emptyNames, queuedNames } from './names.ts';

/** Has the handler fetched once, when a page calls one of the names, or at once if it has done so already. */
export type ConnectCompat = (fetchHandler: () => Promise<CompatHandler>, onError: (error: unknown) => void) => void;

/**
 * Does what a name asks for. `self` is the object of the call. A name without a dot is a method of `Y`, of an object made with `new` before the
 * handler was there, or of the result of such a call: `made` stands for the call's result until the handler has it.
 */
export type CompatHandler = (name: string, args: readonly unknown[], self?: unknown, made?: unknown) => unknown;

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
    // Only calls of `Y`, and of what comes of them, are chained.
    return call[0] > 'Y' && call[3];
  };
  // Methods have small letters: a name with a capital is a namespace, which pages look for before they make it.
  const prototype = new Proxy({}, { get: (_, name) => (String(name) > '`' ? queued(name as string) : undefined) });
  function queued(name: string): unknown {
    call.prototype = prototype;
    function call(this: unknown, ...args: unknown[]) {
      return handle(name, args, this, name[1] === '.' ? this : Object.create(prototype));
    }
    return call;
  }
  define(window, 'YUI', () => (window as Names).Y);
  // Not by iteration, which pages break: this runs before anything can be reported.
  queuedNames.map((name) => define(window, name, queued(name)));
  emptyNames.map((name) => define(window, name, () => {}));
  const { Y } = window as Names;
  define(window, 'Y.config', { win: window });
  define(window, 'Y.namespace', (path: string) => ownerIn(Y as Names, path.split('.')));
  // Objects of a class begin with `initialize`; what is there but once is `ready` at once.
  define(window, 'Class.create', (prototype: object) => {
    const make = function (this: { initialize?(...args: unknown[]): void }, ...args: unknown[]) {
      this.initialize?.(...args);
    };
    return Object.assign(make, { prototype });
  });
  define(window, 'Singleton.create', (members: { ready?(): void }) => {
    members.ready?.();
    return members;
  });
  [Y, (window as Names).Squarespace].map((owner) => Reflect.setPrototypeOf(Object(owner), prototype));
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

/** The object at the end of a path; the ones on the way that are not there are made. */
const ownerIn = (owner: Names, path: string[]): Names =>
  // biome-ignore lint/suspicious/noAssignInExpressions: lighter than two statements, and the boot script is full
  path.reduce((from, name) => ((name in from && from[name]) || (from[name] = {})) as Names, owner);

function define(window: object, path: string, value: unknown): void {
  try {
    const names = path.split('.');
    const last = names.pop() as string;
    const owner = ownerIn(window as Names, names);
    const own = owner[last] as Names | undefined;
    // Its mark is the prelude's, which has done its work.
    if (own === undefined || own.ss) owner[last] = value;
  } catch {
    // The page keeps this name to itself.
  }
}
