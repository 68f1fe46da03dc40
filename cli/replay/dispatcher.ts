import { randomBytes } from 'node:crypto';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { createSlots } from '../slots.ts';
import type { ReplayAccounts } from './account/accounts.ts';
import { createFormKeys } from './renew/form-keys.ts';
import { createJournalComparison } from './account/journal-comparison.ts';
import { createLiveness } from './send/liveness.ts';
import type { TargetJournal } from './preflight.ts';
import type { RecordedRequest } from './read/recorded-request.ts';
import { send } from './send/send.ts';
import { createAgent, type Target } from './target.ts';

export interface DispatcherOptions {
  readonly target: Target;
  /** null for a target without a journal. */
  readonly journal: TargetJournal | null;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly stopped: AbortSignal;
  readonly accounts: ReplayAccounts;
}

/** Sends requests to one target, each exactly once, and counts their results. */
export interface Dispatcher {
  /** Whether the target no longer responds. Further requests are then not sent. */
  readonly gone: boolean;
  /** Sends a request once a slot is free, and resolves when it is sent. Its latency counts from `dueAtMs`, or from that moment. */
  dispatch(request: RecordedRequest, endpoint: EndpointName, dueAtMs: number | null): Promise<void>;
  /** Waits until all requests have ended, and closes the connections. */
  finish(): Promise<void>;
  /** Compares with the target's journal after `finish`. Returns whether that was possible. */
  compare(): Promise<boolean>;
}

/** Maximum time for pending requests to end after a stop, and for entries to appear in the journal after the last response. */
const graceMs = 2000;

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { target, journal, timeoutMs, stopped, accounts } = options;
  const nowMs = (): number => performance.now();
  const liveness = createLiveness(timeoutMs, nowMs);
  const slots = createSlots(options.concurrency, stopped);
  const formKeys = createFormKeys();
  const agent = createAgent(target, options.concurrency);
  stopped.addEventListener('abort', () => setTimeout(() => agent.destroy(), graceMs).unref(), { once: true });
  const idPrefix = `${randomBytes(4).toString('hex')}-`;
  const comparison = journal && createJournalComparison(journal.readPage, journal.since, idPrefix, graceMs);
  let count = 0;

  const sendNow = (request: RecordedRequest, endpoint: EndpointName, fromMs: number): void => {
    count += 1;
    const id = `${idPrefix}${count}`;
    accounts.sent(endpoint);
    comparison?.noteSending(id, { endpoint, place: request.place });
    const isKeyRequest = endpoint === 'form-submission-key';
    const outcome = send(request, { agent, target, timeoutMs, id, keepBody: isKeyRequest });
    if (isKeyRequest) formKeys.noteKeyRequest(outcome);
    void outcome.then((settled) => {
      accounts.settled(request, endpoint, settled, nowMs() - fromMs);
      if ('failed' in settled) liveness.failed(settled.refused);
      else liveness.noteResponse();
      slots.release();
    });
  };

  return {
    get gone() {
      return liveness.gone;
    },
    async dispatch(request, endpoint, dueAtMs) {
      if (liveness.gone) return accounts.abandoned(endpoint);
      const outgoing = endpoint === 'save-form-submission' ? await formKeys.renew(request) : request;
      await comparison?.keepUp();
      // The wait for a slot is part of the latency, because a slow target causes it.
      if (await slots.take()) sendNow(outgoing, endpoint, dueAtMs ?? nowMs());
    },
    async finish() {
      await slots.whenFree();
      agent.destroy();
    },
    async compare() {
      const difference = comparison ? await comparison.finish() : null;
      accounts.compared(difference);
      return difference !== null;
    },
  };
}
