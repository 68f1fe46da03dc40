/**
 * The prelude: an inline script in place of the platform's head script, which defined the names that owners' scripts call before
 * the boot script runs. `__ssCalls` queues the calls until the boot script runs them (runtime/compat/queue.ts). Functions with the
 * mark `ss` are replaced by it. Properties that the page has defined are kept.
 *
 * The build minifies this file. With its tags it has at most 400 bytes.
 */

type Queue = { (...args: unknown[]): unknown; ss?: 1 };
type Namespace = Record<string, unknown>;
declare const window: Record<string, Namespace> & { __ssCalls: unknown[]; Y: Namespace };

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
}
