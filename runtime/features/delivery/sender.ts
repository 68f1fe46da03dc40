import type { Clock } from '../../browser/clock.ts';
import type { SendBeacon, TimedFetch, Xhr } from '../../browser/http.ts';
import { createAlarm } from './alarm.ts';
import { bytesOf, halves, requestFor, type Telemetry, type TelemetryEvent, type TelemetryKind } from './event.ts';
import { isExpired, mintId } from './event-id.ts';
import { type Gate, type Gates, gateOf, isTriedAgain, noteAnswer, noteFailure } from './gates.ts';
import { type KeepaliveBudget, keepaliveBytes } from './keepalive-budget.ts';
import { createLossCounter, type Losses, type LossReason } from './losses.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import { askedDelayMs, backOffMs } from './retry-delay.ts';

/** Bodies are at most 16 KiB, so that one call never takes much of the page's 64 KiB. */
const chunkBytes = 16_384;
/** Our choices: how long a call may take, how long an event is ours while it is under way, how far inherited events are sent apart. */
const timeoutMs = 8000;
const leaseMs = 10_000;
const paceMs = 50;
/** Nothing tells when a beacon has arrived: by then it has, or never will. */
const beaconMs = 5000;
/** A path that has answered well so recently, and never otherwise on this page, takes what the browser takes for it. */
const freshMs = 1000;
/** Of paths that have not answered yet so many calls are under way at once. */
const maxUnanswered = 2;
/** A page holds so many; only one that goes on without end comes to that. */
const maxHeld = 5000;
const never = Number.MAX_VALUE;

/** What became of an event by its first attempt. */
export interface Receipt {
  /**
   * `delivered`: the platform has answered that it took it. `handedOver`: the browser sends it on; nobody sees the answer.
   * `kept`: it waits for another attempt, on this page or a later one. `lost`: never, and it was counted.
   */
  readonly state: 'delivered' | 'handedOver' | 'kept' | 'lost';
  /** The answer's status; 0 if there was none. */
  readonly status: number;
}

export interface Sender {
  /**
   * An id that comes along is kept: it was minted for an attempt elsewhere. Settles when the event is in good hands, at the latest
   * with the end of its first attempt (of the last part, if it went in parts). Never rejects.
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

export interface SenderOptions extends Pick<OutboxOptions, 'storage' | 'mayStore'> {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Whoever else sends with keepalive shares it. */
  readonly budget: KeepaliveBudget;
  /** The ways out of the page. */
  readonly http: { readonly fetch: TimedFetch; readonly xhr: Xhr; readonly beacon: SendBeacon };
  /** The crumb cookie's value now. */
  readonly crumb: () => string | null;
  readonly isOnline: () => boolean;
  /** 0 or more and below 1. */
  readonly random: () => number;
}

/** An event that this page looks after. */
interface Item {
  readonly event: TelemetryEvent;
  readonly gate: Gate;
  readonly bytes: number;
  /** Not before this time: the server asked for it, or another tab may have taken it too. */
  untilMs: number;
  /** The browser has it. */
  isUnderWay: boolean;
  /** Never attempted: only such a list may be divided, for a part under a new id could arrive beside the whole. */
  isUntried: boolean;
  /** False: there is no room for it in the outbox, this page alone knows it. */
  isStored: boolean;
  /** Should it fail, it is not tried again. */
  isUnwanted?: boolean;
  readonly settle: (receipt: Receipt) => void;
}

/**
 * The one sender of all telemetry. An event lies in the outbox from before its first attempt until the platform has answered for
 * it, so that neither leaving, crash, bad network nor a failing server loses it; its id makes a second arrival harmless. A page
 * that stays also holds in memory what the outbox has no room for. Fetch with keepalive while the page stays, beacon while it
 * goes, XHR as the last resort. 429, 5xx and no answer are tried again, other 4xx are final. Nobody sees how the calls of a page
 * that is gone are answered: unless their path has just answered well, and never otherwise, they stay in the outbox, and the next
 * page sends them once more. Spec 1 §4, §7, spec 2 §7; delays and limits are our choice.
 */
export function createSender({ clock, storage, mayStore, budget, http, crumb, isOnline, random }: SenderOptions): Sender {
  const gates: Gates = new Map();
  /** The oldest first. */
  const mine = new Map<string, Item>();
  const losses = createLossCounter(storage);
  const outbox = createOutbox({
    clock,
    storage,
    mayStore,
    owner: mintId(clock.now(), random),
    onLoss(reason, id) {
      const item = mine.get(id);
      // What this page still has is not lost.
      if (item) item.isStored = false;
      else losses.count(reason);
    },
  });
  let bornMs = 0;
  let isLeaving = false;
  let isWell = false;
  let isAdopting = false;
  const wakePump = createAlarm(clock, pump);
  const wakeDrain = createAlarm(clock, drain);

  /** One after the other, also within a millisecond: the outbox tells by them which is the oldest. */
  const mint = () => {
    bornMs = Math.max(clock.now(), bornMs + 1);
    return mintId(bornMs, random);
  };
  const isReady = () => !isLeaving && isOnline();
  const put = (item: Item, untilMs: number) => {
    item.isStored = outbox.put(item.event, untilMs);
  };
  const lose = (reason: LossReason, status = 0): Receipt => {
    losses.count(reason);
    return { state: 'lost', status };
  };
  const forget = ({ event: { id } }: Item) => {
    mine.delete(id);
    outbox.remove(id);
  };
  const opensInMs = ({ gate, untilMs }: Pick<Item, 'gate' | 'untilMs'>) => Math.max(gate.untilMs, untilMs) - clock.now();

  /** `adoptedUntilMs`: an event that an earlier page left, and this one has leased; it waits that long. */
  function enter(event: TelemetryEvent, adoptedUntilMs = 0): Promise<Receipt> {
    return new Promise((settle) => {
      const bytes = bytesOf(requestFor(event, crumb()).body);
      const gate = gateOf(gates, event.row.path);
      const isNew = !adoptedUntilMs;
      const item: Item = {
        event,
        gate,
        bytes,
        untilMs: adoptedUntilMs,
        isUnderWay: false,
        isUntried: isNew,
        isStored: !isNew,
        settle,
      };
      const oldest = mine.size < maxHeld ? undefined : [...mine.values()].find(({ isUnderWay }) => !isUnderWay);
      if (oldest) {
        forget(oldest);
        oldest.settle(lose('overflow'));
      }
      mine.set(event.id, item);
      if (isLeaving || (event.byBeacon && isWell && isOnline())) return void (handOver(item) || keep([item]));
      if (isFree(item) && !mayHang(item)) return void attempt(item);
      if (isNew) put(item, 0);
      if (!isOnline() || gate.untilMs > clock.now()) settle({ state: 'kept', status: 0 });
      wakePump(Math.max(0, opensInMs(item)));
    });
  }

  const isFree = (item: Item) =>
    isOnline() && opensInMs(item) <= 0 && item.gate.underWay < item.gate.room && budget.fits(item.bytes);
  /** Calls that hang hold connections, and a browser has six for a host: the page's own calls find some left. */
  const mayHang = (item: Item) =>
    item.gate.wellAtMs === 0 &&
    [...gates.values()].reduce((sum, { wellAtMs, underWay }) => sum + (wellAtMs === 0 ? underWay : 0), 0) >= maxUnanswered;

  /** Sends what waits, as much as may be under way. */
  function pump(): void {
    if (!isReady()) return;
    let nextMs = never;
    for (const item of [...mine.values()]) {
      const { event, isUnderWay, isStored, settle } = item;
      if (isUnderWay) continue;
      if (opensInMs(item) > 0) nextMs = Math.min(nextMs, opensInMs(item));
      else if (!isFree(item) || mayHang(item)) continue;
      else if (isExpired(event.id, clock.now())) {
        forget(item);
        settle(lose('expired'));
      } else if (isStored && !outbox.isMine(event.id)) {
        // Another tab has taken it, or delivered it.
        mine.delete(event.id);
        settle({ state: 'handedOver', status: 0 });
      } else void attempt(item);
    }
    if (nextMs < never) wakePump(nextMs);
  }

  /** Takes the oldest event that an earlier page left, waits until another tab that takes it too would be seen, sends it; then the next. */
  function drain(): void {
    if (isAdopting || !isReady()) return;
    let nextMs = never;
    for (const { event, untilMs } of outbox.entries()) {
      if (mine.has(event.id)) continue;
      const inMs = opensInMs({ gate: gateOf(gates, event.row.path), untilMs });
      if (inMs > 0) nextMs = Math.min(nextMs, inMs);
      else {
        isAdopting = true;
        outbox.put(event, clock.now() + leaseMs);
        void enter(event, clock.now() + paceMs).then(() => {
          isAdopting = false;
          drain();
        });
        return;
      }
    }
    if (nextMs < never) wakeDrain(nextMs);
  }

  async function attempt(item: Item): Promise<void> {
    const { event, gate, bytes, settle } = item;
    const { failures, byXhr } = gate;
    item.isUnderWay = true;
    item.isUntried = false;
    gate.underWay += 1;
    put(item, clock.now() + leaseMs);
    const taken = byXhr ? 0 : bytes;
    budget.take(taken);
    const request = requestFor(event, crumb());
    const { status, retryAfter } = await http[byXhr ? 'xhr' : 'fetch'](request, event.row.timeoutMs ?? timeoutMs);
    budget.release(taken);
    gate.underWay -= 1;
    item.isUnderWay = false;
    isWell = status > 0 && status < 400;
    // Calls that failed together are one failure.
    const isNews = gate.failures === failures;
    if (isTriedAgain(status)) {
      const askedMs = askedDelayMs(retryAfter, clock.now());
      noteFailure(gate, { isNews, byXhr: status === 0 && !byXhr });
      gate.untilMs = clock.now() + Math.max(askedMs, backOffMs(gate.failures, random));
      if (item.isUnwanted) {
        forget(item);
        settle(lose('withdrawn', status));
      } else {
        item.untilMs = askedMs && clock.now() + askedMs;
        put(item, item.untilMs);
        settle({ state: 'kept', status });
      }
    } else {
      noteAnswer(gate, isNews, clock.now());
      forget(item);
      settle(isWell ? { state: 'delivered', status } : lose('rejected', status));
    }
    pump();
  }

  /** The browser takes it, and by what it has seen lately the platform takes it too. */
  const isSure = ({ event, gate }: Item) =>
    (event.byBeacon && isWell) || (!gate.hasFailed && clock.now() - gate.wellAtMs < freshMs);

  /** True: the browser has it, or its parts are on their way. */
  function handOver(item: Item): boolean {
    const { event, bytes, gate, isUntried, settle } = item;
    const isOpen = isFree(item);
    // A beacon carries no header.
    if (isOpen && event.row.crumb === 'header') void attempt(item);
    else if (isOpen && http.beacon(requestFor(event, crumb()))) {
      item.isUnderWay = true;
      budget.take(bytes);
      if (isSure(item)) outbox.remove(event.id);
      else put(item, clock.now() + beaconMs);
      clock.after(beaconMs, () => {
        budget.release(bytes);
        mine.delete(event.id);
        pump();
        drain();
      });
    } else {
      gate.byXhr = isOpen;
      const parts = isOnline() && isUntried && halves(event);
      if (!parts) return false;
      forget(item);
      void enter(parts[0]);
      void enter(parts[1]).then(settle);
      return true;
    }
    settle({ state: 'handedOver', status: 0 });
    return true;
  }

  /** Items that were not handed over, the oldest first, wait for another attempt; a page that goes stores what there is room for. */
  function keep(items: Item[]): void {
    let lost = 0;
    for (const item of items.reverse()) {
      // Once the outbox has no room for one, it has none for those before.
      if (!lost && (!item.isStored || item.untilMs)) put(item, item.untilMs);
      if (isLeaving) {
        // Another page may send it now: should this one come back, it looks what is left.
        mine.delete(item.event.id);
        if (!item.isStored) lost += 1;
      }
      item.settle({ state: 'kept', status: 0 });
    }
    if (lost) losses.count('overflow', lost);
    pump();
  }

  async function dispatch(event: TelemetryEvent): Promise<Receipt> {
    const bytes = bytesOf(requestFor(event, crumb()).body);
    const parts = bytes > chunkBytes && halves(event);
    if (parts) {
      void dispatch(parts[0]);
      return dispatch(parts[1]);
    }
    return bytes > keepaliveBytes ? lose('tooLarge') : enter(event);
  }

  return {
    send: (telemetry) => dispatch({ id: mint(), ...telemetry }),
    // Tabs that are opened together do not start together.
    drain: () => wakeDrain(random() * paceMs),
    leave() {
      isLeaving = true;
      const waiting: Item[] = [];
      for (const item of [...mine.values()]) {
        if (!item.isUnderWay) handOver(item) || waiting.push(item);
        else if (isSure(item)) outbox.remove(item.event.id);
        else if (!item.isStored) losses.count('unconfirmed');
      }
      keep(waiting);
    },
    resume() {
      isLeaving = false;
      for (const gate of gates.values()) gate.untilMs = 0;
      pump();
      drain();
    },
    withdraw(kind) {
      for (const item of [...mine.values()]) {
        if (item.event.kind !== kind) continue;
        // What is under way may still arrive; if it fails, it is not put back.
        item.isUnwanted = true;
        outbox.remove(item.event.id);
        if (item.isUnderWay) continue;
        mine.delete(item.event.id);
        item.settle(lose('withdrawn'));
      }
      for (const { event } of outbox.entries()) {
        if (event.kind !== kind) continue;
        outbox.remove(event.id);
        lose('withdrawn');
      }
    },
    losses: losses.all,
    takeLosses: losses.take,
  };
}
