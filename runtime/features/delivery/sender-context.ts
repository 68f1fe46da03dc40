import type { Clock } from '../../browser/clock.ts';
import type { SendBeacon, TimedFetch, Xhr } from '../../browser/http.ts';
import type { EndpointState, EndpointStates } from './endpoint-state.ts';
import { type Acknowledgement, bytesOf, requestFor, type TelemetryEvent } from './event.ts';
import { createEventId } from './event-id.ts';
import type { KeepaliveBudget } from './keepalive-budget.ts';
import { createLossCounter, type LossCounter, type LossReason } from './lost-events.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';

export interface SenderOptions extends Pick<OutboxOptions, 'storage' | 'mayStore'> {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Shared by all code of the page that uses keepalive. */
  readonly budget: KeepaliveBudget;
  readonly http: { readonly fetch: TimedFetch; readonly xhr: Xhr; readonly beacon: SendBeacon };
  /** Returns the current value of the crumb cookie. */
  readonly crumb: () => string | null;
  readonly isOnline: () => boolean;
  /** Returns a number of 0 or more and below 1. */
  readonly random: () => number;
}

/** If a path without failures on this page had a success within this time, a beacon will probably arrive. */
const recentMs = 1000;
/** Limit of open calls to paths that have not responded yet: analytics#unanswered-paths. */
const maxUnanswered = 2;

/** An event that this page is responsible for. */
export interface InFlightEvent {
  readonly event: TelemetryEvent;
  readonly endpoint: EndpointState;
  readonly bytes: number;
  /** Earliest time of the next attempt, requested by the event or the platform, or needed to notice another tab's lease. */
  notBeforeMs: number;
  /** A call or beacon carries the event. */
  isSending: boolean;
  /** A list is not divided after an attempt: a half with a new id could arrive in addition to the whole. */
  attempts: number;
  /** False if the outbox is full: the event is in this page's memory only. */
  isStored: boolean;
  /** A withdrawn event is not tried again after a failure. */
  isWithdrawn?: boolean;
  /** Time of the event's start on this page, in ms since 1970. */
  readonly startMs: number;
  /** Failures of the path since then, whichever events were attempted. */
  failures: number;
  readonly acknowledge: (acknowledgement: Acknowledgement) => void;
}

/** State that the parts of the sender share. */
export interface SenderContext extends Omit<SenderOptions, 'storage' | 'mayStore'> {
  readonly endpoints: EndpointStates;
  /** The page's events by id, the oldest first. */
  readonly inFlight: Map<string, InFlightEvent>;
  readonly outbox: Outbox;
  readonly lossCounter: LossCounter;
  /** The page is being left. */
  isHidden?: boolean;
  /** The latest call had a good response. */
  isHealthy?: boolean;
  /** Sends waiting events after a delay. */
  wake: (delayMs: number) => void;
  /** Sends an event while the page is being left, or keeps it. */
  sendAtPageHide: (item: InFlightEvent) => void;
}

export function createSenderContext(options: SenderOptions): Omit<SenderContext, 'wake' | 'sendAtPageHide'> {
  const { clock, storage, random } = options;
  const inFlight: SenderContext['inFlight'] = new Map();
  const lossCounter = createLossCounter(storage);
  const outbox = createOutbox({
    ...options,
    owner: createEventId(clock.now(), random),
    onLoss(reason, id) {
      const item = inFlight.get(id);
      // An event in this page's memory is not lost.
      if (item) item.isStored = false;
      else lossCounter.count(reason);
    },
  });
  return { ...options, endpoints: new Map(), inFlight, outbox, lossCounter };
}

export const isActive = ({ isHidden, isOnline }: SenderContext): boolean => !isHidden && isOnline();

export const bytesFor = ({ crumb }: SenderContext, event: TelemetryEvent): number => bytesOf(requestFor(event, crumb()).body);

export const store = ({ outbox }: SenderContext, item: InFlightEvent, leasedUntilMs: number): void => {
  item.isStored = outbox.put(item.event, leasedUntilMs);
};

/** Counts a lost event and returns its acknowledgement. */
export const lose = ({ lossCounter }: SenderContext, reason: LossReason, status = 0): Acknowledgement => {
  lossCounter.count(reason);
  return { state: 'lost', status };
};

export const forget = ({ inFlight, outbox }: SenderContext, { event: { id } }: InFlightEvent): void => {
  inFlight.delete(id);
  outbox.remove(id);
};

/** Returns how long an event must wait; 0 or less for an event that may be sent now. */
export const waitMs = (
  { clock }: SenderContext,
  { endpoint, notBeforeMs }: Pick<InFlightEvent, 'endpoint' | 'notBeforeMs'>,
): number => Math.max(endpoint.blockedUntilMs, notBeforeMs) - clock.now();

export const canSend = (context: SenderContext, item: InFlightEvent): boolean =>
  context.isOnline() &&
  waitMs(context, item) <= 0 &&
  item.endpoint.openCalls < item.endpoint.maxOpenCalls &&
  context.budget.fits(item.bytes);

/** Returns whether enough calls to unanswered paths are open. Hanging calls use connections that the page needs. */
export const mustAwaitResponse = ({ endpoints }: SenderContext, { endpoint }: InFlightEvent): boolean =>
  endpoint.lastSuccessMs === 0 &&
  [...endpoints.values()].reduce((sum, { lastSuccessMs, openCalls }) => sum + (lastSuccessMs === 0 ? openCalls : 0), 0) >=
    maxUnanswered;

/**
 * Returns whether an event that the browser has accepted will probably arrive, by recent responses. An XHR ends with the page.
 */
export const isExpectedToArrive = ({ clock, isHealthy }: SenderContext, { event, endpoint }: InFlightEvent): unknown =>
  !endpoint.isXhrNext &&
  ((event.byBeacon && isHealthy) || (!endpoint.hasFailed && clock.now() - endpoint.lastSuccessMs < recentMs));
