import { backOffMs, endpointState, isRetried, recordFailure, recordResponse, requestedDelayMs } from './endpoint-state.ts';
import { type Acknowledgement, requestFor, type TelemetryEvent } from './event.ts';
import { isExpired } from './event-id.ts';
import { countFailure, limitWait } from './limit-wait.ts';
import {
  bytesFor,
  canSend,
  forget,
  type InFlightEvent,
  isActive,
  lose,
  mustAwaitResponse,
  type SenderContext,
  store,
  waitMs,
} from './sender-context.ts';

/** Limit of events in a page's memory. Only a page that sends without end reaches it. */
const maxInFlight = 5000;
const never = Number.MAX_VALUE;
/** Time-out of a call whose row has none: analytics#call-time-out. */
const timeoutMs = 8000;
export const leaseMs = 10_000;

/**
 * Sends an event, or queues it until it may be sent.
 * @param recoveredUntilMs set for an event that an earlier page left and this page has leased: it waits until this time.
 */
export function enqueue(context: SenderContext, event: TelemetryEvent, recoveredUntilMs = 0): Promise<Acknowledgement> {
  const { clock, inFlight, isOnline } = context;
  return new Promise((acknowledge) => {
    const endpoint = endpointState(context.endpoints, event.row.path);
    const isNew = !recoveredUntilMs;
    const item: InFlightEvent = {
      event,
      endpoint,
      bytes: bytesFor(context, event),
      notBeforeMs: recoveredUntilMs || event.notBeforeMs || 0,
      isSending: false,
      // An earlier page may have attempted a recovered event.
      attempts: isNew ? 0 : 1,
      isStored: !isNew,
      startMs: clock.now(),
      failures: 0,
      acknowledge,
    };
    if (event.untilDelivered) limitWait(context, item);
    if (inFlight.size >= maxInFlight) dropOldest(context);
    inFlight.set(event.id, item);
    if (context.isHidden || (event.byBeacon && context.isHealthy && isOnline())) return context.sendAtPageHide(item);
    if (canSend(context, item) && !mustAwaitResponse(context, item)) return void attempt(context, item);
    if (isNew) store(context, item, item.notBeforeMs);
    if (!event.untilDelivered && (!isOnline() || endpoint.blockedUntilMs > clock.now()))
      acknowledge({ state: 'kept', status: 0 });
    context.wake(Math.max(0, waitMs(context, item)));
  });
}

function dropOldest(context: SenderContext): void {
  const oldest = [...context.inFlight.values()].find(({ isSending }) => !isSending);
  if (!oldest) return;
  forget(context, oldest);
  oldest.acknowledge(lose(context, 'overflow'));
}

/** Sends as many waiting events as the limits of open calls permit. */
export function pump(context: SenderContext): void {
  const { clock, inFlight, outbox } = context;
  if (!isActive(context)) return;
  let nextMs = never;
  for (const item of [...inFlight.values()]) {
    const { event, isSending, isStored, acknowledge } = item;
    if (isSending) continue;
    if (waitMs(context, item) > 0) nextMs = Math.min(nextMs, waitMs(context, item));
    else if (!canSend(context, item) || mustAwaitResponse(context, item)) continue;
    else if (isExpired(event.id, clock.now())) {
      forget(context, item);
      acknowledge(lose(context, 'expired'));
    } else if (isStored && !outbox.isOwn(event.id)) {
      // Another tab has leased or delivered the event.
      inFlight.delete(event.id);
      acknowledge({ state: 'handedOver', status: 0 });
    } else void attempt(context, item);
  }
  if (nextMs < never) context.wake(nextMs);
}

/** Sends an event by a call, waits for the response, keeps the event after a failure, and continues with waiting events. */
export async function attempt(context: SenderContext, item: InFlightEvent): Promise<void> {
  const { clock, budget, http, crumb } = context;
  const { event, endpoint, bytes } = item;
  const { failures, isXhrNext } = endpoint;
  item.isSending = true;
  item.attempts += 1;
  endpoint.openCalls += 1;
  store(context, item, clock.now() + leaseMs);
  // An XHR does not use keepalive.
  const keepaliveBytes = isXhrNext ? 0 : bytes;
  budget.take(keepaliveBytes);
  const send = isXhrNext ? http.xhr : http.fetch;
  const { status, retryAfter } = await send(requestFor(event, crumb()), event.row.timeoutMs ?? timeoutMs);
  // Browsers reject the open fetches of a page that is being left, and complete them. In such a page the next task never runs.
  if (status === 0 && !isXhrNext) await new Promise<void>((resolve) => clock.after(0, resolve));
  budget.release(keepaliveBytes);
  endpoint.openCalls -= 1;
  item.isSending = false;
  context.isHealthy = status > 0 && status < 400;
  // Calls that failed together are one failure.
  const isFirst = endpoint.failures === failures;
  if (isRetried(status)) {
    recordFailure(endpoint, { isFirst, isXhrNext: status === 0 && !isXhrNext, status });
    // Calls that failed together count once for the events that wait.
    if (isFirst) countFailure(context, item);
    retryLater(context, item, status, requestedDelayMs(retryAfter, clock.now()));
  } else {
    recordResponse(endpoint, isFirst, clock.now());
    forget(context, item);
    item.acknowledge(context.isHealthy ? { state: 'delivered', status } : lose(context, 'rejected', status));
  }
  pump(context);
}

function retryLater(context: SenderContext, item: InFlightEvent, status: number, requestedMs: number): void {
  const { clock, random } = context;
  const { event, endpoint, acknowledge } = item;
  endpoint.blockedUntilMs = clock.now() + Math.max(requestedMs, backOffMs(endpoint.failures, random));
  if (item.isWithdrawn) {
    forget(context, item);
    acknowledge(lose(context, 'withdrawn', status));
    return;
  }
  item.notBeforeMs = requestedMs && clock.now() + requestedMs;
  store(context, item, item.notBeforeMs);
  if (!event.untilDelivered) acknowledge({ state: 'kept', status });
}
