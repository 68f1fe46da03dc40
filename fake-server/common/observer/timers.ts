import type { Observer } from './observer.ts';

/** Names the code that timers get as a text, because its place is the first line of the page otherwise. */
export function watchTimers({ nameCode, wrap }: Observer): void {
  for (const name of ['setTimeout', 'setInterval']) {
    wrap(globalThis, name, (_self, args) => {
      const [code] = args;
      if (typeof code === 'string') args[0] = nameCode(code);
      return null;
    });
  }
}
