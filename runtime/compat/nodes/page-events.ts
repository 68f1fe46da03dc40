import type { Page } from '../../page/page.ts';
import { LegacyEventTarget } from './event-target.ts';
import { elementFrom, nodeOf } from './legacy-node.ts';
import { type Handle, listen, together } from './listen.ts';

type EventsPage = Pick<Page, 'clock' | 'errors' | 'service'>;
type Work = (this: unknown, ...details: unknown[]) => unknown;

/** `Y.on` and its like: events of the window, of an element, and those that scripts announce with `Y.fire`. */
export interface PageEvents {
  on(types: unknown, listener: unknown, target?: unknown, context?: unknown, more?: unknown): Handle;
  once(types: unknown, listener: unknown, target?: unknown, context?: unknown): Handle;
  fire(type: string, ...details: unknown[]): boolean;
  detach(type?: unknown, listener?: unknown): unknown;
}

/** Types that say when something is there, and are over when it is. */
const isOver = (type: string): boolean =>
  /^(domready|available|contentready)$/.test(type) || (type === 'load' && document.readyState === 'complete');

/**
 * The third argument is a target where it is an element, a wrapper of one or a selector, else what `this` is in the listener. Of what is over the
 * listener is called in the task after (our choice): themes assign what it needs behind the call.
 */
export function createPageEvents({ clock, errors, service }: EventsPage): PageEvents {
  const announced = new LegacyEventTarget();
  const none = together([]);

  function waitFor(selector: string, listener: Work, context: unknown): Handle {
    service('helpers')
      .then((helpers) => helpers.waitFor({ parent: document.documentElement, selector }))
      .then(([found]) => found && listener.call(context ?? nodeOf(found)))
      .catch(errors.report);
    return none;
  }

  function onOne(type: string, listener: Work, target: unknown, context: unknown, more: unknown): Handle {
    if (typeof target === 'string' && /^(available|contentready)$/.test(type)) return waitFor(target, listener, context);
    const found = typeof target === 'string' || elementFrom(target) ? elementFrom(target) : undefined;
    if (found)
      return type === 'key' ? nodeOf(found).on(type, listener, context, more) : nodeOf(found).on(type, listener, context);
    if (found === null) return none;
    if (type === 'key' && typeof target === 'string') return nodeOf(document).on(type, listener, target, context);
    if (isOver(type)) return { detach: clock.after(0, () => void listener.call(target ?? window)) };
    const handler = (event: Event): void => void listener.call(target ?? window, event);
    return together([announced.on(type, listener, target), listen(window, type, handler, listener)]);
  }

  const on: PageEvents['on'] = (types, listener, target, context, more) => {
    if (typeof listener !== 'function') return none;
    const all = [types].flat().filter((type): type is string => typeof type === 'string');
    return together(all.map((type) => onOne(type, listener as Work, target, context, more)));
  };
  return {
    on,
    once(types, listener, target, context) {
      let handle = none;
      handle = on(
        types,
        function (this: unknown, ...details: unknown[]) {
          handle.detach();
          if (typeof listener === 'function') listener.apply(this, details);
        },
        target,
        context,
      );
      return handle;
    },
    fire: (type, ...details) => announced.fire(type, ...details),
    detach: (type, listener) => announced.detach(type, listener),
  };
}
