import type { Clock } from '../clock.ts';
import { bytesOf, halves, requestFor, type Telemetry, type TelemetryEvent, type TelemetryKind } from './event.ts';
import { mintId } from './event-id.ts';
import { type Ledger, ledgerBytes } from './ledger.ts';
import { createLossCounter, type Losses, type LossReason } from './losses.ts';
import { createOutbox, type OutboxDoors } from './outbox.ts';
import { askedDelayMs, backOffMs } from './retry-delay.ts';
import type { Transports } from './transports.ts';

/** Bodies are at most 16 KiB, so that one call never takes much of the page's 64 KiB. */
const chunkBytes = 16_384;
/** Our choices: how long a call may take, how long an event is ours while it is under way, how far stored events are sent apart. */
const timeoutMs = 8000;
const leaseMs = 10_000;
const paceMs = 50;
/** Nothing tells when a beacon has arrived: by then it has, or never will. */
const beaconMs = 5000;
const never = Number.MAX_VALUE;

/** What became of an event by its first attempt. */
export interface Receipt {
  /**
   * `delivered`: the platform has answered that it took it. `handedOver`: the browser sends it on; nobody sees the answer.
   * `kept`: it waits in the outbox for another attempt, on this page or a later one. `lost`: never, and it was counted.
   */
  readonly state: 'delivered' | 'handedOver' | 'kept' | 'lost';
  /** The answer's status; 0 if there was none. */
  readonly status: number;
}

export interface Sender {
  /** An id that comes along is kept: it was minted for an attempt elsewhere. Settles when the event is in good hands, at the latest with the end of its first attempt (of the last part, if it went in parts). Never rejects. */
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
}

export interface SenderDoors extends Pick<OutboxDoors, 'storage' | 'mayStore'> {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Whoever else sends with keepalive shares it. */
  readonly ledger: Ledger;
  readonly transports: Transports;
  /** The crumb cookie's value now. */
  readonly crumb: () => string | null;
  readonly isOnline: () => boolean;
  /** 0 or more and below 1. */
  readonly random: () => number;
}

/** How calls to one path fare: while it fails, one event after the other tries it, after growing delays. */
interface Gate {
  failures: number;
  untilMs: number;
  /** The latest fetch failed without an answer: other scripts may use up the keepalive sum, so the next goes by XHR. */
  byXhr: boolean;
}

/**
 * The one sender of all telemetry. An event is put into the outbox before its first attempt and leaves it when the platform has
 * answered for it, so that neither leaving, crash, bad network nor a failing server loses it; its id makes a second arrival
 * harmless. Fetch with keepalive while the page stays, beacon while it goes, XHR as the last resort. 429, 5xx and no answer are
 * tried again, other 4xx are final. Nobody sees how a beacon is answered: what a leaving page hands over stays in the outbox too,
 * and the next page sends it once more. Spec 1 §4, §7, spec 2 §7; delays and limits are our choice.
 */
export function createSender({ clock, storage, mayStore, ledger, transports, crumb, isOnline, random }: SenderDoors): Sender {
  const gates = new Map<string, Gate>();
  const underWay = new Map<string, TelemetryEvent>();
  /** Never attempted: only these may be divided, for a part under a new id could arrive beside the whole. */
  const untried = new Map<string, TelemetryEvent>();
  const losses = createLossCounter();
  const outbox = createOutbox({
    clock,
    storage,
    mayStore,
    owner: mintId(clock.now(), random),
    // What is under way is not lost yet: should it fail, it is put back.
    onLoss: (reason, id) => underWay.has(id) || losses.count(reason),
  });
  let bornMs = 0;
  let isLeaving = false;
  let isWell = false;
  /** The event that the pump has taken, until it is through with it. */
  let pumped: string | null = null;
  let wakeAtMs = never;
  let cancelWake = () => {};

  /** One after the other, also within a millisecond: the outbox tells by them which is the oldest. */
  const mint = () => {
    bornMs = Math.max(clock.now(), bornMs + 1);
    return mintId(bornMs, random);
  };
  const gateOf = ({ row: { path } }: TelemetryEvent): Gate => {
    const gate = gates.get(path) ?? { failures: 0, untilMs: 0, byXhr: false };
    gates.set(path, gate);
    return gate;
  };
  const sizeOf = (event: TelemetryEvent) => bytesOf(requestFor(event, crumb()).body);
  const isFree = (event: TelemetryEvent) => isOnline() && ledger.fits(sizeOf(event));
  const lease = (event: TelemetryEvent, ms = leaseMs) => outbox.put(event, clock.now() + ms);

  function keep(event: TelemetryEvent): Receipt {
    outbox.put(event, 0);
    wake(0);
    return { state: 'kept', status: 0 };
  }

  function lose(reason: LossReason, status: number): Receipt {
    losses.count(reason);
    return { state: 'lost', status };
  }

  function wake(delayMs: number): void {
    const atMs = clock.now() + delayMs;
    if (atMs >= wakeAtMs) return;
    cancelWake();
    wakeAtMs = atMs;
    cancelWake = clock.after(delayMs, pump);
  }

  /** Takes the oldest event that may go, makes sure that no other tab has taken it too, and sends it; then the next. */
  function pump(): void {
    wakeAtMs = never;
    if (pumped || isLeaving || !isOnline()) return;
    let nextMs = never;
    for (const { event, untilMs } of outbox.entries()) {
      const opensMs = Math.max(untilMs, gateOf(event).untilMs) - clock.now();
      if (underWay.has(event.id)) continue;
      if (opensMs > 0) nextMs = Math.min(nextMs, opensMs);
      else if (isFree(event)) {
        pumped = event.id;
        lease(event);
        clock.after(paceMs, async () => {
          if (outbox.isMine(event.id) && !isLeaving) await attempt(event);
          pumped = null;
          wake(0);
        });
        return;
      }
    }
    if (nextMs < never) wake(nextMs);
  }

  async function attempt(event: TelemetryEvent): Promise<Receipt> {
    const { id, row } = event;
    const gate = gateOf(event);
    const { failures, byXhr } = gate;
    const bytes = byXhr ? 0 : sizeOf(event);
    lease(event);
    untried.delete(id);
    underWay.set(id, event);
    ledger.take(bytes);
    const { status, retryAfter } = await transports[byXhr ? 'xhr' : 'fetch'](
      requestFor(event, crumb()),
      row.timeoutMs ?? timeoutMs,
    );
    ledger.give(bytes);
    const isWanted = underWay.delete(id);
    isWell = status > 0 && status < 400;
    wake(0);
    if (status === 0 || status === 429 || status >= 500) {
      const askedMs = askedDelayMs(retryAfter, clock.now());
      // Calls that failed together are one failure.
      if (gate.failures === failures) gate.failures += 1;
      gate.byXhr = status === 0 && !byXhr;
      gate.untilMs = clock.now() + Math.max(askedMs, backOffMs(gate.failures, random));
      if (!isWanted) return lose('withdrawn', status);
      outbox.put(event, askedMs && clock.now() + askedMs);
      return { state: 'kept', status };
    }
    if (gate.failures === failures) gate.failures = gate.untilMs = 0;
    outbox.remove(id);
    return isWell ? { state: 'delivered', status } : lose('rejected', status);
  }

  function handOver(event: TelemetryEvent): Receipt {
    const { id, row } = event;
    const bytes = sizeOf(event);
    const isTaken = isFree(event);
    if (isTaken && row.crumb === 'header') {
      // A beacon carries no header.
      void attempt(event);
      return { state: 'handedOver', status: 0 };
    }
    if (isTaken && transports.beacon(requestFor(event, crumb()))) {
      untried.delete(id);
      ledger.take(bytes);
      clock.after(beaconMs, () => {
        ledger.give(bytes);
        wake(0);
      });
      if (isLeaving) lease(event, beaconMs);
      else outbox.remove(id);
      return { state: 'handedOver', status: 0 };
    }
    const parts = isOnline() && untried.delete(id) && halves(event);
    if (parts) {
      outbox.remove(id);
      handOver(enter(parts[0]));
      return handOver(enter(parts[1]));
    }
    gateOf(event).byXhr = isTaken;
    return keep(event);
  }

  const enter = (event: TelemetryEvent) => {
    untried.set(event.id, event);
    return event;
  };

  async function dispatch(event: TelemetryEvent): Promise<Receipt> {
    const bytes = sizeOf(event);
    const parts = bytes > chunkBytes && halves(event);
    if (parts) {
      void dispatch(parts[0]);
      return dispatch(parts[1]);
    }
    if (bytes > ledgerBytes) return lose('tooLarge', 0);
    enter(event);
    if (isLeaving || (event.byBeacon && isWell)) return handOver(event);
    return isFree(event) && !gateOf(event).failures ? attempt(event) : keep(event);
  }

  return {
    send: (telemetry) => dispatch({ id: mint(), ...telemetry }),
    // Tabs that are opened together do not start together.
    drain: () => wake(random() * paceMs),
    leave() {
      isLeaving = true;
      for (const { event, untilMs } of outbox.entries()) {
        const { id } = event;
        if ((untilMs <= clock.now() || id === pumped) && !underWay.has(id)) handOver(untried.get(id) ?? event);
      }
    },
    resume() {
      isLeaving = false;
      for (const gate of gates.values()) gate.untilMs = 0;
      wake(0);
    },
    withdraw(kind) {
      for (const { event } of outbox.entries()) {
        if (event.kind !== kind) continue;
        outbox.remove(event.id);
        if (!underWay.has(event.id)) losses.count('withdrawn');
      }
      // What is under way may still arrive; if it fails, it is not put back.
      for (const event of underWay.values()) if (event.kind === kind) underWay.delete(event.id);
    },
    losses: losses.all,
  };
}
