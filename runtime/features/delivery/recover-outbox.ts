import { endpointState } from './endpoint-state.ts';
import { enqueue, leaseMs } from './queue.ts';
import { isActive, type SenderContext, waitMs } from './sender-context.ts';
import { createTimer } from './timer.ts';

/** Interval between recovered events: analytics#recover-outbox. */
const intervalMs = 50;
const never = Number.MAX_VALUE;

/** Sends the events that earlier pages left in the outbox, one after another. */
export interface OutboxRecovery {
  /** Starts after a short random delay: tabs that open together do not start together. */
  start(): void;
  /** Continues at once. */
  next(): void;
}

export function createOutboxRecovery(context: SenderContext): OutboxRecovery {
  const { clock, inFlight, endpoints, outbox, random } = context;
  let isRecovering = false;
  const wake = createTimer(clock, next);

  /** Leases the oldest event of an earlier page, waits long enough to notice another tab that leases it too, and sends it. */
  function next(): void {
    if (isRecovering || !isActive(context)) return;
    let nextMs = never;
    for (const { event, leasedUntilMs } of outbox.entries()) {
      if (inFlight.has(event.id)) continue;
      const delayMs = waitMs(context, { endpoint: endpointState(endpoints, event.row.path), notBeforeMs: leasedUntilMs });
      if (delayMs > 0) nextMs = Math.min(nextMs, delayMs);
      else {
        isRecovering = true;
        outbox.put(event, clock.now() + leaseMs);
        void enqueue(context, event, clock.now() + intervalMs).then(() => {
          isRecovering = false;
          next();
        });
        return;
      }
    }
    if (nextMs < never) wake(nextMs);
  }

  return { start: () => wake(random() * intervalMs), next };
}
