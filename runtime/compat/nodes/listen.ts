/** Ends a subscription. */
export interface Handle {
  detach(): void;
}

interface Subscription extends Handle {
  readonly type: string;
  readonly listener: unknown;
}

const subscriptions = new WeakMap<EventTarget, Set<Subscription>>();

/** The library's names of browser events. */
const renamed: Readonly<Record<string, string>> = {
  tap: 'click',
  valuechange: 'input',
  valueChange: 'input',
  windowresize: 'resize',
  mousewheel: 'wheel',
};

const eventName = (type: string): string => {
  // A name may have a category: `menu|click`.
  const name = type.split('|').pop() ?? type;
  return renamed[name] ?? name;
};

/** Returns one handle for several. */
export const joinHandles = (handles: readonly Handle[]): Handle => ({
  detach() {
    for (const handle of handles) handle.detach();
  },
});

/** Listens for event types. `listener` is the page's function, by which `detach` finds the subscription. */
export function listen(
  target: EventTarget,
  types: string | readonly string[],
  handler: (event: Event) => void,
  listener: unknown = handler,
): Handle {
  const own = subscriptions.get(target) ?? new Set();
  subscriptions.set(target, own);
  return joinHandles(
    [types].flat().map((given) => {
      const type = eventName(given);
      const subscription: Subscription = {
        type,
        listener,
        detach() {
          target.removeEventListener(type, handler);
          own.delete(subscription);
        },
      };
      own.add(subscription);
      target.addEventListener(type, handler);
      return subscription;
    }),
  );
}

/** Removes the subscriptions on `target`: of a type, of a listener, or all. */
export function unlisten(target: EventTarget, type?: unknown, listener?: unknown): void {
  const name = typeof type === 'string' ? eventName(type) : undefined;
  for (const subscription of [...(subscriptions.get(target) ?? [])]) {
    const matches =
      (!name || subscription.type === name) && (typeof listener !== 'function' || subscription.listener === listener);
    if (matches) subscription.detach();
  }
}

const keyNames: Readonly<Record<string, string>> = {
  esc: 'Escape',
  enter: 'Enter',
  tab: 'Tab',
  space: ' ',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

/** Whether the event's key is among `esc`, `down:27`, `enter,space` or `37,39`. */
export function isKey(event: Event, keys: string): boolean {
  const { key, keyCode } = event as KeyboardEvent;
  const names = keys.replace(/^(down|up|press):/, '').split(',');
  return names.some((given) => {
    const [name = ''] = given.trim().toLowerCase().split('+');
    return /^\d+$/.test(name) && name.length > 1
      ? keyCode === Number(name)
      : (keyNames[name] ?? name) === key || name === key?.toLowerCase();
  });
}
