import { requestFor, type TelemetryEvent } from './event.ts';
import { isExpired } from './event-id.ts';
import { gateOf, isTriedAgain, noteFailure, noteResponse } from './gates.ts';
import type { Receipt } from './receipt.ts';
import { askedDelayMs, backOffMs } from './retry-delay.ts';
import {
  bytesFor,
  forget,
  type Item,
  isFree,
  isReady,
  lose,
  mayHang,
  opensInMs,
  put,
  type SenderContext,
} from './sender-context.ts';

/** A page holds so many; only one that goes on without end comes to that. */
const maxHeld = 5000;
const never = Number.MAX_VALUE;
/** Our choices: how long a call may take, how long an event is ours while it is under way. */
const timeoutMs = 8000;
export const leaseMs = 10_000;
/** So many failures of an event whose delivery is waited for, some 3 s, are told (our choice); it may still arrive. */
const toldAfterFailures = 3;

/** `adoptedUntilMs`: an event that an earlier page left, and this one has leased; it waits that long. */
export function enter(context: SenderContext, event: TelemetryEvent, adoptedUntilMs = 0): Promise<Receipt> {
  const { clock, mine, isOnline } = context;
  return new Promise((settle) => {
    const gate = gateOf(context.gates, event.row.path);
    const isNew = !adoptedUntilMs;
    const item: Item = {
      event,
      gate,
      bytes: bytesFor(context, event),
      untilMs: adoptedUntilMs || event.notBeforeMs || 0,
      isUnderWay: false,
      // Of an event that an earlier page left nobody knows.
      attempts: isNew ? 0 : 1,
      isStored: !isNew,
      settle,
    };
    const oldest = mine.size < maxHeld ? undefined : [...mine.values()].find(({ isUnderWay }) => !isUnderWay);
    if (oldest) {
      forget(context, oldest);
      oldest.settle(lose(context, 'overflow'));
    }
    mine.set(event.id, item);
    if (context.isLeaving || (event.byBeacon && context.isWell && isOnline())) return context.leave(item);
    if (isFree(context, item) && !mayHang(context, item)) return void attempt(context, item);
    if (isNew) put(context, item, item.untilMs);
    if (!event.untilDelivered && (!isOnline() || gate.untilMs > clock.now())) settle({ state: 'kept', status: 0 });
    context.wake(Math.max(0, opensInMs(context, item)));
  });
}

/** Sends what waits, as much as may be under way. */
export function pump(context: SenderContext): void {
  const { clock, mine, outbox } = context;
  if (!isReady(context)) return;
  let nextMs = never;
  for (const item of [...mine.values()]) {
    const { event, isUnderWay, isStored, settle } = item;
    if (isUnderWay) continue;
    if (opensInMs(context, item) > 0) nextMs = Math.min(nextMs, opensInMs(context, item));
    else if (!isFree(context, item) || mayHang(context, item)) continue;
    else if (isExpired(event.id, clock.now())) {
      forget(context, item);
      settle(lose(context, 'expired'));
    } else if (isStored && !outbox.isMine(event.id)) {
      // Another tab has taken it, or delivered it.
      mine.delete(event.id);
      settle({ state: 'handedOver', status: 0 });
    } else void attempt(context, item);
  }
  if (nextMs < never) context.wake(nextMs);
}

/** Sends an event by a call whose response is waited for, and keeps it for later if that fails; then what waits. */
export async function attempt(context: SenderContext, item: Item): Promise<void> {
  const { clock, budget, http, crumb, random } = context;
  const { event, gate, bytes, settle } = item;
  const { failures, byXhr } = gate;
  item.isUnderWay = true;
  item.attempts += 1;
  gate.underWay += 1;
  put(context, item, clock.now() + leaseMs);
  const taken = byXhr ? 0 : bytes;
  budget.take(taken);
  const request = requestFor(event, crumb());
  const { status, retryAfter } = await http[byXhr ? 'xhr' : 'fetch'](request, event.row.timeoutMs ?? timeoutMs);
  budget.release(taken);
  gate.underWay -= 1;
  item.isUnderWay = false;
  context.isWell = status > 0 && status < 400;
  // Calls that failed together are one failure.
  const isNews = gate.failures === failures;
  if (isTriedAgain(status)) {
    const askedMs = askedDelayMs(retryAfter, clock.now());
    noteFailure(gate, { isNews, byXhr: status === 0 && !byXhr });
    gate.untilMs = clock.now() + Math.max(askedMs, backOffMs(gate.failures, random));
    if (item.isUnwanted) {
      forget(context, item);
      settle(lose(context, 'withdrawn', status));
    } else {
      item.untilMs = askedMs && clock.now() + askedMs;
      put(context, item, item.untilMs);
      if (!event.untilDelivered || item.attempts >= toldAfterFailures) settle({ state: 'kept', status });
    }
  } else {
    noteResponse(gate, isNews, clock.now());
    forget(context, item);
    settle(context.isWell ? { state: 'delivered', status } : lose(context, 'rejected', status));
  }
  pump(context);
}
