/** Handlers that a script adds for an event that is over. */
export interface MissedEvents {
  /** Calls the handlers of these events once, and forgets them. */
  replay(types: readonly string[]): void;
  readonly isReplaying: boolean;
}

type Method = 'addEventListener' | 'removeEventListener';
type Call = [type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions];

/**
 * Records the handlers for `DOMContentLoaded`, `load`, `pageshow` and `readystatechange` that held-back scripts add after these
 * events: consent#held-back-events. Replaces `addEventListener` and `removeEventListener` of window and document.
 * @param isHeldBack returns whether the running script has been held back.
 * @param onCaught is called when a handler waits for `replay`.
 */
export function catchMissedEvents(window: Window, isHeldBack: () => boolean, onCaught: () => void): MissedEvents {
  const { document } = window;
  const waiting: { readonly target: EventTarget; readonly call: Call }[] = [];
  const properties = [
    [document, 'readystatechange'],
    [window, 'load'],
    [window, 'pageshow'],
  ] as const;
  const handlerOf = (target: object, type: string) => (target as Record<string, unknown>)[`on${type}`];
  const before = properties.map(([target, type]) => handlerOf(target, type));
  let isReplaying = false;

  const use = (method: Method, target: EventTarget, [type, ...rest]: Call) =>
    EventTarget.prototype[method].call(target, privateType(type), ...rest);
  for (const target of [window, document] as readonly EventTarget[]) {
    for (const method of ['addEventListener', 'removeEventListener'] as const) {
      const native = target[method];
      Object.defineProperty(target, method, {
        configurable: true,
        writable: true,
        value(...call: Call) {
          native.apply(target, call);
          if (!isOver(window, String(call[0]))) return;
          if (method === 'removeEventListener') use(method, target, call);
          else if (isHeldBack()) {
            waiting.push({ target, call });
            use(method, target, call);
            onCaught();
          }
        },
      });
    }
  }
  return {
    replay(types) {
      properties.forEach(([target, type], index) => {
        const handler = handlerOf(target, type);
        if (!types.includes(type) || handler === before[index]) return;
        before[index] = handler;
        if (typeof handler !== 'function' || !isOver(window, type)) return;
        const call: Call = [type, handler as EventListener];
        waiting.push({ target, call });
        use('addEventListener', target, call);
      });
      isReplaying = true;
      for (const type of types) {
        if (!waiting.some(({ call }) => call[0] === type)) continue;
        const isOfDocument = type === 'DOMContentLoaded' || type === 'readystatechange';
        const event = new Event(privateType(type), { bubbles: type === 'DOMContentLoaded' });
        // Handlers read the type.
        Object.defineProperty(event, 'type', { value: type });
        (isOfDocument ? document : window).dispatchEvent(event);
      }
      isReplaying = false;
      for (let index = waiting.length - 1; index >= 0; index -= 1) {
        const { target, call } = waiting[index] as (typeof waiting)[number];
        if (!types.includes(call[0])) continue;
        use('removeEventListener', target, call);
        waiting.splice(index, 1);
      }
    },
    get isReplaying() {
      return isReplaying;
    },
  };
}

/** Other handlers of the page must not run a second time. */
const privateType = (type: string) => `ss-runtime:late-${type}`;

function isOver({ document, performance }: Window & { readonly performance?: Performance }, type: string): boolean {
  if (!/^(DOMContentLoaded|load|pageshow|readystatechange)$/.test(type)) return false;
  if (document.readyState === 'complete') return true;
  const [arrival] = performance?.getEntriesByType('navigation') ?? [];
  return (
    type === 'DOMContentLoaded' && ((arrival as PerformanceNavigationTiming | undefined)?.domContentLoadedEventStart ?? 0) > 0
  );
}
