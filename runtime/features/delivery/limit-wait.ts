import { unansweredMs } from '../../contract/analytics/constants.ts';
import { type InFlightEvent, type SenderContext, waitMs } from './sender-context.ts';

/** Number of failures of a path after which its callers no longer wait. */
const maxFailures = 3;
/** The time of three attempts that fail at once: 0 ms, then at most 1 s and 2 s of back-off. */
const failedMs = 3000;

/**
 * Acknowledges an event `untilDelivered` as kept after the time of three attempts, even if other events of its path had them or
 * the browser is offline. It may still arrive. analytics#event-failure
 */
export function limitWait(context: SenderContext, item: InFlightEvent): void {
  const { clock, isOnline } = context;
  const keep = () => item.acknowledge({ state: 'kept', status: item.endpoint.lastStatus });
  clock.after(failedMs, () => {
    if (!item.isSending && (!isOnline() || waitMs(context, item) > 0)) keep();
  });
  clock.after(unansweredMs, keep);
}

/** Counts a failure of the path for each event that waits for it, and acknowledges those whose time is over. */
export function countFailure({ clock, inFlight }: SenderContext, { endpoint }: InFlightEvent): void {
  for (const item of inFlight.values()) {
    if (item.endpoint !== endpoint) continue;
    item.failures += 1;
    const isDue = item.failures >= maxFailures || clock.now() - item.startMs >= failedMs;
    if (item.event.untilDelivered && isDue) item.acknowledge({ state: 'kept', status: endpoint.lastStatus });
  }
}
