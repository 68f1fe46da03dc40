import { randomBytes } from 'node:crypto';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { unlessAborted } from '../core/abort.ts';
import { createSlots } from '../core/slots.ts';
import type { ReplayAccounts } from './account/accounts.ts';
import { createJournalComparison, type JournalComparison } from './account/journal-comparison.ts';
import { maxComparedBytes } from './compare/compare-response.ts';
import type { TargetJournal } from './preflight.ts';
import type { RecordedRequest } from './read/recorded-request.ts';
import { createBasicRenewal, createFullRenewal, type RenewedRequest } from './renew/renewal.ts';
import { type Availability, createAvailability } from './send/availability.ts';
import { createDelivery } from './send/delivery.ts';
import type { Outcome } from './send/outcome.ts';
import { createSender } from './send/sender.ts';
import type { Target } from './target.ts';

export interface DispatcherOptions {
  readonly target: Target;
  /** null for a target without a journal. */
  readonly journal: TargetJournal | null;
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** Time after which a target that is away is given up. */
  readonly giveUpAfterMs: number;
  /** Whether all values of requests are renewed, or only those that every replay needs. */
  readonly renews: boolean;
  readonly stopped: AbortSignal;
  readonly accounts: ReplayAccounts;
}

/** Sends requests to one target, each exactly once, and counts their results. */
export interface Dispatcher {
  readonly availability: Pick<Availability, 'awayBecause' | 'gaveUpBecause'>;
  /**
   * Sends a request once a slot is free. Returns null when it is sent, or a promise that resolves then. Its latency counts from
   * `dueAtMs`, or from that moment. `pass` is the number of earlier repetitions.
   */
  dispatch(request: RecordedRequest, endpoint: EndpointName, dueAtMs: number | null, pass: number): Promise<void> | null;
  /** Opens the first connection. Never rejects. */
  warmUp(): Promise<void>;
  /** Waits until all requests have ended, and closes the connections. */
  finish(): Promise<void>;
  /** Compares with the target's journal after `finish`. Returns whether that was possible. */
  compare(): Promise<boolean>;
}

interface Job {
  readonly request: RecordedRequest;
  readonly endpoint: EndpointName;
  readonly dueAtMs: number | null;
  readonly pass: number;
}

/** Maximum time for pending requests to end after a stop, and for entries to appear in the journal after the last response. */
const graceMs = 2000;
/** Id of requests that the comparison ignores. */
const extraId = 'extra';
/** Bytes of a response that are kept for the key of a form, or for a renewed crumb. */
const maxKeptBytes = 64 * 1024;

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { target, journal, timeoutMs, stopped, accounts } = options;
  const nowMs = (): number => performance.now();
  const availability = createAvailability(options.giveUpAfterMs, nowMs);
  const slots = createSlots(options.concurrency, stopped);
  const sender = createSender(target, timeoutMs);
  stopped.addEventListener(
    'abort',
    () => setTimeout(() => sender.close('no response when the replay was interrupted'), graceMs).unref(),
    { once: true },
  );
  const idPrefix = `${randomBytes(4).toString('hex')}-`;
  const comparison = journal && createJournalComparison(journal.readPage, journal, idPrefix, graceMs);
  const deliver = createDelivery({ target, sender, availability, stopped });
  const sendExtra = (request: RecordedRequest): Promise<Outcome> =>
    new Promise((resolve) => {
      accounts.extra();
      deliver(request, extraId, maxKeptBytes, resolve);
    });
  const renewal = options.renews ? createFullRenewal(sendExtra) : createBasicRenewal();

  const sendNow = createSendNow({ deliver, comparison, idPrefix, accounts, onEnd: slots.release });

  const isOver = (): boolean => availability.gaveUpBecause !== null || stopped.aborted;
  /** Sends a request in a slot that is taken for it. Returns a promise only if its values have to be waited for. */
  const sendInSlot = (job: Job): Promise<void> | null => {
    const { request, endpoint, dueAtMs, pass } = job;
    const renewed = renewal.renew(request, endpoint, pass);
    if (renewed instanceof Promise) return renewed.then((arrived) => sendUnlessOver(arrived, job));
    sendNow(renewed, endpoint, dueAtMs ?? nowMs());
    return null;
  };
  const sendUnlessOver = (renewed: RenewedRequest, { endpoint, dueAtMs }: Job): void => {
    if (isOver()) {
      renewed.noteOutcome?.({ failed: 'not sent', hasLeft: false });
      slots.release();
      accounts.untried(endpoint);
    } else sendNow(renewed, endpoint, dueAtMs ?? nowMs());
  };
  const sendLater = async (job: Job, unread: Promise<void> | null): Promise<void> => {
    await unread;
    // The wait for a slot is part of the latency, because a slow target causes it.
    if (!(await slots.take())) return accounts.untried(job.endpoint);
    if (isOver()) {
      slots.release();
      return accounts.untried(job.endpoint);
    }
    await sendInSlot(job);
  };

  return {
    availability,
    dispatch(request, endpoint, dueAtMs, pass) {
      if (isOver()) {
        accounts.untried(endpoint);
        return null;
      }
      const job = { request, endpoint, dueAtMs, pass };
      const unread = comparison?.keepUp() ?? null;
      return unread === null && slots.takeNow() ? sendInSlot(job) : sendLater(job, unread);
    },
    warmUp: sender.warmUp,
    async finish() {
      await slots.whenFree();
      sender.close('');
    },
    async compare() {
      // Ctrl-C ends the comparison as well. After an interruption, a slow journal is read for a limited time.
      const signal = stopped.aborted ? AbortSignal.timeout(2 * graceMs) : stopped;
      const difference = (comparison && (await unlessAborted(comparison.finish(), signal))) ?? null;
      accounts.compared(difference);
      return difference !== null && difference.unknown === 0;
    },
  };
}

interface SendingParts {
  readonly deliver: ReturnType<typeof createDelivery>;
  readonly comparison: JournalComparison | null;
  readonly idPrefix: string;
  readonly accounts: ReplayAccounts;
  /** Called when a request has ended, with all of its attempts. */
  readonly onEnd: () => void;
}

/**
 * Returns a function that sends a request, once more where its values were refused, and counts its result. Latency counts from
 * `fromMs`.
 */
function createSendNow({ deliver, comparison, idPrefix, accounts, onEnd }: SendingParts) {
  let count = 0;
  const sendNow = ({ request, noteOutcome }: RenewedRequest, endpoint: EndpointName, fromMs: number): void => {
    count += 1;
    const id = idPrefix + count;
    comparison?.noteSending(id, { endpoint, place: request.place });
    const keptBytes = request.recordedBody === undefined ? (noteOutcome ? maxKeptBytes : 0) : maxComparedBytes;
    deliver(request, id, keptBytes, (outcome) => {
      const again = noteOutcome?.(outcome);
      if (again) {
        // The refused attempt has left and is not counted as the request's result.
        accounts.extra();
        return sendNow({ request: again, ...(noteOutcome && { noteOutcome }) }, endpoint, fromMs);
      }
      if ('failed' in outcome && !outcome.hasLeft) {
        comparison?.forget(id);
        accounts.untried(endpoint);
      } else accounts.settled(request, endpoint, outcome, performance.now() - fromMs);
      onEnd();
    });
  };
  return sendNow;
}
