import { halves, requestFor } from './event.ts';
import { attempt, enter, pump } from './queue.ts';
import { forget, type Item, isFree, isSure, put, type SenderContext } from './sender-context.ts';

/** Nothing tells when a beacon has arrived: by then it has, or never will. */
const beaconMs = 5000;

/**
 * Sends an event by beacon, or by a call where that cannot be. True: the browser has it, or its parts are on their way. `onArrived` is
 * called when a beacon has arrived.
 */
export function sendLeaving(context: SenderContext, item: Item, onArrived: () => void): boolean {
  const { clock, mine, outbox, budget, http, crumb, isOnline } = context;
  const { event, bytes, gate, attempts, settle } = item;
  const isOpen = isFree(context, item);
  // A beacon carries no header.
  if (isOpen && event.row.crumb === 'header') void attempt(context, item);
  else if (isOpen && http.beacon(requestFor(event, crumb()))) {
    item.isUnderWay = true;
    budget.take(bytes);
    if (isSure(context, item)) outbox.remove(event.id);
    else put(context, item, clock.now() + beaconMs);
    clock.after(beaconMs, () => {
      budget.release(bytes);
      mine.delete(event.id);
      onArrived();
    });
  } else {
    gate.byXhr = isOpen;
    const parts = isOnline() && attempts === 0 && halves(event);
    if (!parts) return false;
    forget(context, item);
    void enter(context, parts[0]);
    void enter(context, parts[1]).then(settle);
    return true;
  }
  settle({ state: 'handedOver', status: 0 });
  return true;
}

/** Items that were not sent, the oldest first, wait for another attempt; a page that goes stores what there is room for. */
export function keep(context: SenderContext, items: Item[]): void {
  let lost = 0;
  for (const item of items.reverse()) {
    // Once the outbox has no room for one, it has none for those before.
    if (!lost && (!item.isStored || item.untilMs)) put(context, item, item.untilMs);
    if (context.isLeaving) {
      // Another page may send it now: should this one come back, it looks what is left.
      context.mine.delete(item.event.id);
      if (!item.isStored) lost += 1;
    }
    if (!item.event.untilDelivered) item.settle({ state: 'kept', status: 0 });
  }
  if (lost) context.losses.count('overflow', lost);
  pump(context);
}
