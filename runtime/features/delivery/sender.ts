import { createAdoption } from './adoption.ts';
import { createAlarm } from './alarm.ts';
import { halves, maxBodyBytes, type Telemetry, type TelemetryEvent, type TelemetryKind } from './event.ts';
import { mintId } from './event-id.ts';
import { keepaliveBytes } from './keepalive-budget.ts';
import { keep, sendLeaving } from './leaving.ts';
import type { Losses } from './losses.ts';
import { enter, pump } from './queue.ts';
import type { Receipt } from './receipt.ts';
import { bytesFor, createSenderContext, type Item, isSure, lose, type SenderContext } from './sender-context.ts';
import type { SenderOptions } from './sender-options.ts';

export interface Sender {
  /**
   * An id that comes along is kept: it was minted for an attempt elsewhere. Settles when the event is in good hands, at the latest
   * with the end of its first attempt (of the last part, if it went in parts); one `untilDelivered` when it is delivered. Never rejects.
   */
  send(telemetry: Telemetry & { readonly id?: string }): Promise<Receipt>;
  /** Sends what earlier pages left behind, one after the other. */
  drain(): void;
  /** The page goes: what waits is handed over by beacon, and so is what comes from now on. */
  leave(): void;
  /** The page came back, or the network did: what waits is tried at once. */
  resume(): void;
  /** Consent was withdrawn: drops everything of that kind that is not delivered, also what other pages left. */
  withdraw(kind: TelemetryKind): void;
  /** Losses since the page began, by reason. */
  losses(): Losses;
  /** Losses that were not told yet, also of earlier pages: whoever takes them tells them. */
  takeLosses(): Losses;
}

/**
 * The one sender of all telemetry. An event lies in the outbox from before its first attempt until the platform has answered for
 * it, so that neither leaving, crash, bad network nor a failing server loses it; its id makes a second arrival harmless. A page
 * that stays also holds in memory what the outbox has no room for. Fetch with keepalive while the page stays, beacon while it
 * goes, XHR as the last resort. 429, 5xx and no response are tried again, other 4xx are final. Nobody sees how the calls of a page
 * that is gone are answered: unless their path has just answered well, and never otherwise, they stay in the outbox, and the next
 * page sends them once more. Spec 1 §4, §7, spec 2 §7; delays and limits are our choice.
 */
export function createSender(options: SenderOptions): Sender {
  const context: SenderContext = {
    ...createSenderContext(options),
    wake: createAlarm(options.clock, () => pump(context)),
    leave: (item) => void (send(item) || keep(context, [item])),
  };
  const { clock, random, mine, gates, outbox, losses } = context;
  const adoption = createAdoption(context);
  const goOn = () => {
    pump(context);
    adoption.drain();
  };
  const send = (item: Item) => sendLeaving(context, item, goOn);

  let bornMs = 0;
  /** One after the other, also within a millisecond: the outbox tells by them which is the oldest. */
  const mint = () => {
    bornMs = Math.max(clock.now(), bornMs + 1);
    return mintId(bornMs, random);
  };
  async function dispatch(event: TelemetryEvent): Promise<Receipt> {
    const bytes = bytesFor(context, event);
    const parts = bytes > maxBodyBytes && halves(event);
    if (parts) {
      void dispatch(parts[0]);
      return dispatch(parts[1]);
    }
    return bytes > keepaliveBytes ? lose(context, 'tooLarge') : enter(context, event);
  }

  return {
    send: (telemetry) => dispatch({ id: mint(), ...telemetry }),
    drain: adoption.begin,
    leave() {
      context.isLeaving = true;
      const waiting: Item[] = [];
      for (const item of [...mine.values()]) {
        if (!item.isUnderWay) send(item) || waiting.push(item);
        else if (isSure(context, item)) outbox.remove(item.event.id);
        else if (!item.isStored) losses.count('unconfirmed');
      }
      keep(context, waiting);
    },
    resume() {
      context.isLeaving = false;
      for (const gate of gates.values()) gate.untilMs = 0;
      goOn();
    },
    withdraw(kind) {
      for (const item of [...mine.values()]) {
        if (item.event.kind !== kind) continue;
        // What is under way may still arrive; if it fails, it is not put back.
        item.isUnwanted = true;
        outbox.remove(item.event.id);
        if (item.isUnderWay) continue;
        mine.delete(item.event.id);
        item.settle(lose(context, 'withdrawn'));
      }
      for (const { event } of outbox.entries()) {
        if (event.kind !== kind) continue;
        outbox.remove(event.id);
        lose(context, 'withdrawn');
      }
    },
    losses: losses.all,
    takeLosses: losses.take,
  };
}
