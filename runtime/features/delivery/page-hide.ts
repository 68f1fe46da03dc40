import { halves, requestFor } from './event.ts';
import { attempt, enqueue, pump } from './queue.ts';
import { canSend, forget, type InFlightEvent, isExpectedToArrive, type SenderContext, store } from './sender-context.ts';

/** The browser does not report a beacon's arrival. After this time the beacon has arrived or is lost: analytics#beacon-resend. */
const beaconMs = 5000;

/**
 * Sends an event while the page is being left: by beacon, or by a call where a beacon cannot carry it. Returns whether the
 * browser has accepted the event or its halves. `onArrived` runs when the time of a beacon is over.
 */
export function sendAtPageHide(context: SenderContext, item: InFlightEvent, onArrived: () => void): boolean {
  const { clock, inFlight, outbox, budget, http, crumb, isOnline } = context;
  const { event, bytes, endpoint, attempts, acknowledge } = item;
  const isOpen = canSend(context, item);
  // A beacon carries no header.
  if (isOpen && event.row.crumb === 'header') {
    void attempt(context, item);
    if (context.isHidden && isExpectedToArrive(context, item)) outbox.remove(event.id);
  } else if (isOpen && http.beacon(requestFor(event, crumb()))) {
    item.isSending = true;
    budget.take(bytes);
    if (isExpectedToArrive(context, item)) outbox.remove(event.id);
    else store(context, item, clock.now() + beaconMs);
    clock.after(beaconMs, () => {
      budget.release(bytes);
      inFlight.delete(event.id);
      onArrived();
    });
  } else {
    endpoint.isXhrNext = isOpen;
    const parts = isOnline() && attempts === 0 && halves(event);
    if (!parts) return false;
    forget(context, item);
    void enqueue(context, parts[0]);
    void enqueue(context, parts[1]).then(acknowledge);
    return true;
  }
  acknowledge({ state: 'handedOver', status: 0 });
  return true;
}

/**
 * Keeps unsent items, the oldest first, for another attempt. A page that is being left stores those that the outbox has room for.
 */
export function keepUnsent(context: SenderContext, items: InFlightEvent[]): void {
  let lost = 0;
  for (const item of items.reverse()) {
    // If one item does not fit into the outbox, older ones do not fit either.
    if (!lost && (!item.isStored || item.notBeforeMs)) store(context, item, item.notBeforeMs);
    if (context.isHidden) {
      // Another page may send the item now. This page reads the outbox again if it returns.
      context.inFlight.delete(item.event.id);
      if (!item.isStored) lost += 1;
    }
    if (!item.event.untilDelivered) item.acknowledge({ state: 'kept', status: 0 });
  }
  if (lost) context.lossCounter.count('overflow', lost);
  pump(context);
}
