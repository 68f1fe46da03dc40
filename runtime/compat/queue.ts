// Part of the boot script.
import { readPageContext } from '../browser/page-globals.ts';
import type { PressHold } from '../browser/press-hold.ts';
import { readFields } from '../contract/read.ts';
import { holdEarly } from '../features/blocks/index.ts';
import { readEarly } from './early-reads.ts';
import { emptyNames, queuedNames } from './names.ts';
import { reserveGalleries } from './reserve-galleries.ts';

/** Fetches the handler once: with the first call of a name, or at once if a name was called already. */
export type ConnectCompat = (fetchHandler: () => Promise<CompatHandler>, onError: (error: unknown) => void) => void;

/**
 * Carries out a call of a name on the object `self`. A name without a dot is a method of `Y`, of an object that was created with
 * `new` before the handler had arrived, or of the result of such a call. `made` stands for the result until the handler has it.
 * Without a name, the function in `args` runs after the page code of the earlier calls.
 */
export type CompatHandler = (name: string, args: readonly unknown[], self?: unknown, made?: unknown) => unknown;

type Names = Record<string, unknown>;

/** Calls of `Y` and of their results, whose names begin with a small letter, have a result that page code calls further. */
const isChained = /^[Ya-z]/;

/**
 * Puts the names on the window, unless the page has defined them. Calls before the chunk `compat` has arrived are kept and
 * replayed in order. compat#names-at-once, compat#page-names-stay, compat#calls-in-order
 */
export function installCompat(window: object, presses: PressHold): ConnectCompat {
  // The prelude has kept the calls from before this script.
  const calls = ((window as Names).__ssCalls || []) as Parameters<CompatHandler>[];
  let wake = (): void => {};
  // The page code finds the controls of the galleries that it makes.
  let endHold: (() => void) | undefined;
  let handle: CompatHandler = (name, args, self, made) => {
    calls.push([name, args, self, made]);
    try {
      endHold ||= holdEarly(presses);
      reserveGalleries(args);
    } catch {
      // Page code may hold any text, and may have replaced built-ins.
    }
    wake();
    return isChained.test(name) && made;
  };
  // A name with a small first letter is a method. One with a capital is a namespace, which pages create if it is absent.
  // What is not known yet converts to an empty text, and to a number that no comparison is true of.
  const toPrimitive = (hint: string) => (hint === 'string' ? '' : Number.NaN);
  const prototype = new Proxy(
    {},
    {
      get: (_, name) =>
        name === Symbol.toPrimitive ? toPrimitive : String(name) > '`' && name !== 'then' ? queued(name as string) : undefined,
    },
  );
  function queued(name: string): unknown {
    call.prototype = prototype;
    function call(this: unknown, ...args: unknown[]) {
      const made = name[1] === '.' ? this : Object.create(prototype);
      let result: unknown;
      try {
        result = readEarly(name, this, args[0], made);
      } catch {
        // A selector that only the library understands, or no document.
      }
      return result === undefined || result === made ? handle(name, args, this, made) : result;
    }
    return call;
  }
  define(window, 'YUI', () => (window as Names).Y);
  // Pages may break iteration, and errors cannot be reported yet: no for-of.
  queuedNames.map((name) => define(window, name, queued(name)));
  emptyNames.map((name) => define(window, name, () => {}));
  const { Y } = window as Names;
  define(window, 'Y.config', { win: window });
  define(window, 'Y.namespace', (path: string) => ownerIn(Y as Names, path.split('.')));
  defineClasses(window);
  [Y, (window as Names).Squarespace].map((owner) => Reflect.setPrototypeOf(Object(owner), prototype));
  define(window, 'SQUARESPACE_ROLLUPS', {});
  define(window, 'Static.COOKIE_BANNER_CAPABLE', true);
  // compat#tweaks
  define(window, 'Y.Squarespace.Template.getTweakValue', (name: string) => {
    const tweaks = readFields(readFields(readPageContext(window)).tweakJSON);
    // Style sheets and scripts may name a tweak as a variable.
    return tweaks[name] ?? tweaks[name.replace(/^@/, '')] ?? tweaks[`@${name}`];
  });
  return (fetchHandler, onError) => {
    wake = () => {
      wake = () => {};
      fetchHandler()
        .then((handler) => {
          handle = handler;
          calls.splice(0).map((call) => handler(...call));
          handler('', [endHold]);
        })
        .catch(onError);
    };
    if (calls[0]) wake();
  };
}

function defineClasses(window: object): void {
  // A class calls `initialize` of its objects; a singleton is `ready` at once. compat#theme-classes
  define(window, 'Class.create', (prototype: object) => {
    const make = function (this: { initialize?(...args: unknown[]): void }, ...args: unknown[]) {
      if (this.initialize) this.initialize(...args);
    };
    return Object.assign(make, { prototype });
  });
  define(window, 'Singleton.create', (members: { ready?(): void }) => {
    if (members.ready) members.ready();
    return members;
  });
}

/** Returns the object at the end of a path; missing objects on the way are created. */
const ownerIn = (owner: Names, path: string[]): Names =>
  path.reduce((from, name) => {
    if (!(name in from && from[name])) from[name] = {};
    return from[name] as Names;
  }, owner);

function define(window: object, path: string, value: unknown): void {
  try {
    const names = path.split('.');
    const last = names.pop() as string;
    const owner = ownerIn(window as Names, names);
    const own = owner[last] as Names | undefined;
    // `ss` marks a name of the prelude, which this script replaces.
    if (own === undefined || own.ss) owner[last] = value;
  } catch {
    // The page has made the name or its owner read-only.
  }
}
