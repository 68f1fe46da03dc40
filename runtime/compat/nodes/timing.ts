import type { Clock } from '../../browser/clock.ts';

type Work = (...values: unknown[]) => unknown;

/** What `work` is: a function, or the name of a method of `context`. */
function workOf(work: unknown, context: unknown): Work {
  const found = typeof work === 'string' ? (Object(context) as Record<string, unknown>)[work] : work;
  return typeof found === 'function' ? (found as Work) : () => {};
}

/** `Y.bind(work, context, …first)`: the first arguments go before those of the call. */
export const bind = (work: unknown, context: unknown, ...first: unknown[]): Work => workOf(work, context).bind(context, ...first);

/** `Y.rbind`: they go after them. */
export const rbind =
  (work: unknown, context: unknown, ...last: unknown[]): Work =>
  (...args) =>
    workOf(work, context).call(context, ...args, ...last);

/** `Y.throttle(work, ms, context)`: at most once in that time, 150 ms otherwise, at once and for the first call; a negative time never holds back. */
export function throttle(clock: Pick<Clock, 'now'>, work: Work, delayMs?: number, context?: unknown): Work {
  const waitMs = delayMs || 150;
  let last = Number.NEGATIVE_INFINITY;
  return function (this: unknown, ...args) {
    const now = clock.now();
    if (waitMs > 0 && now - last < waitMs) return;
    last = now;
    work.apply(context ?? this, args);
  };
}

/** The timer that `Y.later` gives. */
export interface Timer {
  readonly id: number;
  readonly interval: boolean;
  cancel(): void;
}

let timers = 0;

/** `Y.later(ms, context, work, args, repeats)`: once, or again and again until it is cancelled. */
export function later(
  clock: Pick<Clock, 'after'>,
  delayMs: number,
  context: unknown,
  work: unknown,
  args?: unknown,
  repeats?: boolean,
): Timer {
  const values = args === undefined || args === null ? [] : [args].flat();
  let cancelled = false;
  let stop = (): void => {};
  const start = (): void => {
    stop = clock.after(delayMs || 0, () => {
      if (repeats) start();
      workOf(work, context).apply(context, values);
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
