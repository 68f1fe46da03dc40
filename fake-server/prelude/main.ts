/**
 * The prelude: an inline script in place of the platform's head script, which defined the names that owners' scripts call before
 * the boot script runs. `__ssCalls` queues the calls until the boot script runs them (runtime/compat/queue.ts). Functions with
 * the mark `ss` are replaced by it. Properties that the page has defined are kept.
 *
 * `Modernizr`, which the platform's bundle brought, answers at once: every browser that runs the runtime has the features that it
 * tests, but for `touch`, which means a finger alone. Its classes are on the root. compat#feature-tests
 *
 * The build minifies this file. With its tags it has at most 1,024 bytes.
 */

type Queue = { (...args: unknown[]): unknown; ss?: 1 };
type Namespace = Record<string, unknown>;
declare const window: Record<string, Namespace> & {
  readonly document: { readonly documentElement: { readonly classList: Record<'add' | 'remove', (...names: string[]) => void> } };
  readonly navigator: { readonly maxTouchPoints: number };
  matchMedia(query: string): { readonly matches: boolean };
  __ssCalls: unknown[];
  Y: Namespace;
};

// The block keeps these constants out of the page's global scope.
{
  const page = window;
  const calls: unknown[] = [];

  // Each line is a namespace with its functions. Calls of a function with `!` are not queued.
  for (const line of [
    'Squarespace afterBodyLoad onInitialize !load',
    'ImageLoader bootstrap load',
    'Y use on',
    'SquarespaceFonts !loadViaContext',
    'Static',
  ]) {
    const [namespace, ...functions] = line.split(' ') as [string, ...string[]];
    const owner = page[namespace] || {};
    page[namespace] = owner;
    for (const written of functions) {
      const name = written.replace('!', '');
      const queue: Queue = function (this: unknown, ...args) {
        if (name === written) calls.push([`${namespace}.${name}`, args]);
        return this;
      };
      if (owner[name]) continue;
      owner[name] = queue;
      queue.ss = 1;
    }
  }
  page.__ssCalls = calls;
  page.Y.Squarespace = page.Y.Squarespace || {};

  // `hover: none` alone also matches a device without any pointer.
  const touch = page.navigator.maxTouchPoints > 0 && page.matchMedia('(hover: none)').matches;
  const tests: Namespace = {
    touch,
    touchevents: touch,
    mq: (query: string) => page.matchMedia(query).matches,
    // No property needs a prefix any more.
    prefixed: (name: string) => name,
    addTest() {},
  };
  page.Modernizr =
    page.Modernizr || new Proxy(tests, { get: (own, name: string) => (name in own ? own[name] : name !== 'then') });
  // Those of a saved page may be of another device.
  const { classList } = page.document.documentElement;
  classList.remove(touch ? 'no-touch' : 'touch');
  classList.add(
    ...'flexbox canvas history svg cssanimations csstransforms csstransforms3d csstransitions'.split(' '),
    touch ? 'touch' : 'no-touch',
  );
}
