import type { Page } from '../../page/page.ts';
import { LegacyEventTarget } from './event-target.ts';
import { elementFrom, nodeOf } from './legacy-node.ts';
import { type Handle, joinHandles, listen } from './listen.ts';

type EventsPage = Pick<Page, 'clock' | 'errors' | 'service'>;
type Listener = (this: unknown, ...details: unknown[]) => unknown;

/** `Y.on`, `Y.once`, `Y.fire`, `Y.detach`: events of the window, of an element, and of `Y.fire`. */
export interface PageEvents {
  on(types: unknown, listener: unknown, target?: unknown, context?: unknown, more?: unknown): Handle;
  once(types: unknown, listener: unknown, target?: unknown, context?: unknown): Handle;
  fire(type: string, ...details: unknown[]): boolean;
  detach(type?: unknown, listener?: unknown): unknown;
}

/** Whether the event has already happened, because it reports that something is ready. */
const hasHappened = (type: string): boolean =>
  /^(domready|available|contentready)$/.test(type) || (type === 'load' && document.readyState === 'complete');

/**
 * The third argument is the target if it is an element, its wrapper or a selector, else `this` of the listener. The listener of
 * an event that has happened runs in the next task, because themes assign variables that it needs after the call.
 */
export function createPageEvents({ clock, errors, service }: EventsPage): PageEvents {
  const fired = new LegacyEventTarget();
  const noHandle = joinHandles([]);

  function waitFor(selector: string, listener: Listener, context: unknown): Handle {
    service('helpers')
      .then((helpers) => helpers.waitFor({ parent: document.documentElement, selector }))
      .then(([found]) => found && listener.call(context ?? nodeOf(found)))
      .catch(errors.report);
    return noHandle;
  }

  function onOne(type: string, listener: Listener, target: unknown, context: unknown, more: unknown): Handle {
    if (typeof target === 'string' && /^(available|contentready)$/.test(type)) return waitFor(target, listener, context);
    const found = typeof target === 'string' || elementFrom(target) ? elementFrom(target) : undefined;
    if (found)
      return type === 'key' ? nodeOf(found).on(type, listener, context, more) : nodeOf(found).on(type, listener, context);
    if (found === null) return noHandle;
    if (type === 'key' && typeof target === 'string') return nodeOf(document).on(type, listener, target, context);
    if (hasHappened(type)) return { detach: clock.after(0, () => void listener.call(target ?? window)) };
    const handler = (event: Event): void => void listener.call(target ?? window, event);
    return joinHandles([fired.on(type, listener, target), listen(window, type, handler, listener)]);
  }

  const on: PageEvents['on'] = (types, listener, target, context, more) => {
    if (typeof listener !== 'function') return noHandle;
    const all = [types].flat().filter((type): type is string => typeof type === 'string');
    return joinHandles(all.map((type) => onOne(type, listener as Listener, target, context, more)));
  };
  return {
    on,
    once(types, listener, target, context) {
      let handle = noHandle;
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
    fire: (type, ...details) => fired.fire(type, ...details),
    detach: (type, listener) => fired.detach(type, listener),
  };
}
