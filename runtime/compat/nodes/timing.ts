import type { Clock } from '../../browser/clock.ts';

type Callback = (...values: unknown[]) => unknown;

/** Returns the function itself, or the method of `context` with that name. */
function methodOf(callback: unknown, context: unknown): Callback {
  const found = typeof callback === 'string' ? (Object(context) as Record<string, unknown>)[callback] : callback;
  return typeof found === 'function' ? (found as Callback) : () => {};
}

/** `Y.bind(callback, context, …first)` puts arguments before those of the call. */
export const bind = (callback: unknown, context: unknown, ...first: unknown[]): Callback =>
  methodOf(callback, context).bind(context, ...first);

/** `Y.rbind(callback, context, …last)` puts arguments after those of the call. */
export const rbind =
  (callback: unknown, context: unknown, ...last: unknown[]): Callback =>
  (...args) =>
    methodOf(callback, context).call(context, ...args, ...last);

/**
 * `Y.throttle(callback, ms, context)` runs `callback` at once and at most every `ms`, 150 by default; a negative time does not
 * limit.
 */
export function throttle(clock: Pick<Clock, 'now'>, callback: Callback, delayMs?: number, context?: unknown): Callback {
  const waitMs = delayMs || 150;
  let last = Number.NEGATIVE_INFINITY;
  return function (this: unknown, ...args) {
    const now = clock.now();
    if (waitMs > 0 && now - last < waitMs) return;
    last = now;
    callback.apply(context ?? this, args);
  };
}

/** The result of `Y.later`. */
export interface Timer {
  readonly id: number;
  readonly interval: boolean;
  cancel(): void;
}

let timers = 0;

/** `Y.later(ms, context, callback, args, repeats)` runs `callback` once, or repeatedly until cancelled. */
export function later(
  clock: Pick<Clock, 'after'>,
  delayMs: number,
  context: unknown,
  callback: unknown,
  args?: unknown,
  repeats?: boolean,
): Timer {
  const values = args === undefined || args === null ? [] : [args].flat();
  let cancelled = false;
  let stop = (): void => {};
  const start = (): void => {
    stop = clock.after(delayMs || 0, () => {
      if (repeats) start();
      methodOf(callback, context).apply(context, values);
    });
    if (cancelled) stop();
  };
  start();
  timers += 1;
  return {
    id: timers,
    interval: !!repeats,
    cancel() {
      cancelled = true;
      stop();
    },
  };
}
