import { bytesOf, requestFor, type TelemetryEvent } from './event.ts';
import { mintId } from './event-id.ts';
import type { Gate, Gates } from './gates.ts';
import { createLossCounter, type LossCounter, type LossReason } from './losses.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Receipt } from './receipt.ts';
import type { SenderOptions } from './sender-options.ts';

/** A path that has answered well so recently, and never otherwise on this page, takes what the browser takes for it. */
const freshMs = 1000;
/** Of paths that have not answered yet so many calls are under way at once. */
const maxUnanswered = 2;

/** An event that this page looks after. */
export interface Item {
  readonly event: TelemetryEvent;
  readonly gate: Gate;
  readonly bytes: number;
  /** Not before this time: the server asked for it, or another tab may have taken it too. */
  untilMs: number;
  /** The browser has it. */
  isUnderWay: boolean;
  /** Only a list that was never attempted may be divided, for a part under a new id could arrive beside the whole. */
  attempts: number;
  /** False: there is no room for it in the outbox, this page alone knows it. */
  isStored: boolean;
  /** Should it fail, it is not tried again. */
  isUnwanted?: boolean;
  readonly settle: (receipt: Receipt) => void;
}

/** What the parts of the sender share. */
export interface SenderContext extends Omit<SenderOptions, 'storage' | 'mayStore'> {
  readonly gates: Gates;
  /** What this page looks after by its id, the oldest first. */
  readonly mine: Map<string, Item>;
  readonly outbox: Outbox;
  readonly losses: LossCounter;
  /** The page goes. */
  isLeaving?: boolean;
  /** The latest call was answered well. */
  isWell?: boolean;
  /** Sends what waits, so much later. */
  wake: (delayMs: number) => void;
  /** Sends an event by the ways that a page has which goes, or keeps it. */
  leave: (item: Item) => void;
}

export function createSenderContext(options: SenderOptions): Omit<SenderContext, 'wake' | 'leave'> {
  const { clock, storage, random } = options;
  const mine: SenderContext['mine'] = new Map();
  const losses = createLossCounter(storage);
  const outbox = createOutbox({
    ...options,
    owner: mintId(clock.now(), random),
    onLoss(reason, id) {
      const item = mine.get(id);
      // What this page still has is not lost.
      if (item) item.isStored = false;
      else losses.count(reason);
    },
  });
  return { ...options, gates: new Map(), mine, outbox, losses };
}

export const isReady = ({ isLeaving, isOnline }: SenderContext): boolean => !isLeaving && isOnline();

export const bytesFor = ({ crumb }: SenderContext, event: TelemetryEvent): number => bytesOf(requestFor(event, crumb()).body);

export const put = ({ outbox }: SenderContext, item: Item, untilMs: number): void => {
  item.isStored = outbox.put(item.event, untilMs);
};

/** Counts a loss; returns the receipt that says so. */
export const lose = ({ losses }: SenderContext, reason: LossReason, status = 0): Receipt => {
  losses.count(reason);
  return { state: 'lost', status };
};

export const forget = ({ mine, outbox }: SenderContext, { event: { id } }: Item): void => {
  mine.delete(id);
  outbox.remove(id);
};

export const opensInMs = ({ clock }: SenderContext, { gate, untilMs }: Pick<Item, 'gate' | 'untilMs'>): number =>
  Math.max(gate.untilMs, untilMs) - clock.now();

export const isFree = (context: SenderContext, item: Item): boolean =>
  context.isOnline() && opensInMs(context, item) <= 0 && item.gate.underWay < item.gate.room && context.budget.fits(item.bytes);

/** Calls that hang hold connections, and a browser has six for a host: the page's own calls find some left. */
export const mayHang = ({ gates }: SenderContext, { gate }: Item): boolean =>
  gate.wellAtMs === 0 &&
  [...gates.values()].reduce((sum, { wellAtMs, underWay }) => sum + (wellAtMs === 0 ? underWay : 0), 0) >= maxUnanswered;

/** The browser takes it, and by what it has seen lately the platform takes it too. */
export const isSure = ({ clock, isWell }: SenderContext, { event, gate }: Item): unknown =>
  (event.byBeacon && isWell) || (!gate.hasFailed && clock.now() - gate.wellAtMs < freshMs);
