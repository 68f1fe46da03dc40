import { type Acknowledgement, halves, maxBodyBytes, type Telemetry, type TelemetryEvent, type TelemetryKind } from './event.ts';
import { createEventId } from './event-id.ts';
import { keepaliveBytes } from './keepalive-budget.ts';
import type { LossCounts } from './lost-events.ts';
import { keepUnsent, sendAtPageHide } from './page-hide.ts';
import { enqueue, pump } from './queue.ts';
import { createOutboxRecovery } from './recover-outbox.ts';
import {
  bytesFor,
  createSenderContext,
  type InFlightEvent,
  isExpectedToArrive,
  lose,
  type SenderContext,
  type SenderOptions,
} from './sender-context.ts';
import { createTimer } from './timer.ts';

export interface Sender {
  /**
   * Sends an event and resolves with its acknowledgement: at the latest after the first attempt (of the last part, if the event
   * is divided), or after delivery for an event `untilDelivered`. Never rejects. An event with an earlier attempt keeps its
   * `id`.
   */
  send(telemetry: Telemetry & { readonly id?: string }): Promise<Acknowledgement>;
  /** Sends the events that earlier pages left in the outbox: analytics#recover-outbox. */
  recover(): void;
  /** Passes waiting events and all later ones to the browser, because the page is being left: analytics#page-hide-beacon. */
  hide(): void;
  /** Sends waiting events at once, because the page or the network has returned. */
  resume(): void;
  /** Drops all undelivered events of a kind, also those of other pages: analytics#withdrawn-events. */
  withdraw(kind: TelemetryKind): void;
  /** Losses since the start of the page, by reason. */
  readonly lostEvents: LossCounts;
  /** Returns the losses that were not reported yet, also of earlier pages. The caller reports them. */
  takeLostEvents(): LossCounts;
}

/**
 * Returns the one sender of all telemetry. An event is in the outbox from before its first attempt until the platform has
 * responded, so that no page hide, crash, bad network or failing server loses it; its id makes a second arrival harmless. Events
 * go by fetch with keepalive while the page stays, by beacon while it is being left, and by XHR as the last resort. The response
 * to a call of a closed page is never seen: unless the path has just responded well, the event stays in the outbox, and the next
 * page sends it again.
 */
export function createSender(options: SenderOptions): Sender {
  const context: SenderContext = {
    ...createSenderContext(options),
    wake: createTimer(options.clock, () => pump(context)),
    sendAtPageHide(item) {
      if (!send(item)) keepUnsent(context, [item]);
    },
  };
  const { clock, random, inFlight, endpoints, outbox, lossCounter } = context;
  const recovery = createOutboxRecovery(context);
  const continueSending = () => {
    pump(context);
    recovery.next();
  };
  const send = (item: InFlightEvent) => sendAtPageHide(context, item, continueSending);

  let latestIdMs = 0;
  /** Returns ids in order, also within one millisecond, because the outbox finds the oldest event by its id. */
  const nextId = () => {
    latestIdMs = Math.max(clock.now(), latestIdMs + 1);
    return createEventId(latestIdMs, random);
  };
  async function dispatch(event: TelemetryEvent): Promise<Acknowledgement> {
    const bytes = bytesFor(context, event);
    const parts = bytes > maxBodyBytes && halves(event);
    if (parts) {
      void dispatch(parts[0]);
      return dispatch(parts[1]);
    }
    return bytes > keepaliveBytes ? lose(context, 'tooLarge') : enqueue(context, event);
  }

  return {
    send: (telemetry) => dispatch({ id: nextId(), ...telemetry }),
    recover: recovery.start,
    hide() {
      context.isHidden = true;
      const unsent: InFlightEvent[] = [];
      for (const item of [...inFlight.values()]) {
        if (!item.isSending) {
          if (!send(item)) unsent.push(item);
        } else if (isExpectedToArrive(context, item)) outbox.remove(item.event.id);
        else if (!item.isStored) lossCounter.count('unconfirmed');
      }
      keepUnsent(context, unsent);
    },
    resume() {
      context.isHidden = false;
      for (const endpoint of endpoints.values()) endpoint.blockedUntilMs = 0;
      continueSending();
    },
    withdraw(kind) {
      for (const item of [...inFlight.values()]) {
        if (item.event.kind !== kind) continue;
        // An open call may still arrive. If it fails, the event is not stored again.
        item.isWithdrawn = true;
        outbox.remove(item.event.id);
        if (item.isSending) continue;
        inFlight.delete(item.event.id);
        item.acknowledge(lose(context, 'withdrawn'));
      }
      for (const { event } of outbox.entries()) {
        if (event.kind !== kind) continue;
        outbox.remove(event.id);
        lose(context, 'withdrawn');
      }
    },
    get lostEvents() {
      return lossCounter.all;
    },
    takeLostEvents: lossCounter.take,
  };
}
