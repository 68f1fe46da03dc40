import { randomBytes } from 'node:crypto';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { createSlots } from '../slots.ts';
import type { ReplayAccounts } from './accounts.ts';
import { createFormKeys } from './form-keys.ts';
import { createJournalComparison } from './journal-comparison.ts';
import { createLiveness } from './liveness.ts';
import type { TargetJournal } from './preflight.ts';
import type { RecordedRequest } from './recorded-request.ts';
import { send } from './send.ts';
import { createAgent, type Target } from './target.ts';

export interface DispatcherOptions {
  readonly target: Target;
  /** null: the target has none. */
  readonly journal: TargetJournal | null;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly stopped: AbortSignal;
  readonly accounts: ReplayAccounts;
}

/** Sends requests to one target, each exactly once, and enters what became of them in the accounts. */
export interface Dispatcher {
  /** Whether the target stopped answering for good: what is dispatched then is given up at once. */
  readonly gone: boolean;
  /** Sends a request when there is a place for it, and settles when it is on its way. Its latency counts from `dueAtMs`, or from then. */
  dispatch(request: RecordedRequest, endpoint: EndpointName, dueAtMs: number | null): Promise<void>;
  /** Waits until nothing is under way any more, and closes the connections. */
  finish(): Promise<void>;
  /** Compares with the target's journal, once all is finished; returns whether that was possible. */
  compare(): Promise<boolean>;
}

/** What is under way may still end when a replay is stopped, and may still reach the journal when it is over. */
const patienceMs = 2000;

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { target, journal, timeoutMs, stopped, accounts } = options;
  const nowMs = (): number => performance.now();
  const liveness = createLiveness(timeoutMs, nowMs);
  const slots = createSlots(options.concurrency, stopped);
  const formKeys = createFormKeys();
  const agent = createAgent(target, options.concurrency);
  stopped.addEventListener('abort', () => setTimeout(() => agent.destroy(), patienceMs).unref(), { once: true });
  const idPrefix = `${randomBytes(4).toString('hex')}-`;
  const watch = journal && createJournalComparison(journal.readPage, journal.since, idPrefix, patienceMs);
  let count = 0;

  const sendNow = (request: RecordedRequest, endpoint: EndpointName, fromMs: number): void => {
    count += 1;
    const id = `${idPrefix}${count}`;
    accounts.sent(endpoint);
    watch?.noteSending(id, { endpoint, place: request.place });
    const asksForKey = endpoint === 'form-submission-key';
    const outcome = send(request, { agent, target, timeoutMs, id, keepBody: asksForKey });
    if (asksForKey) formKeys.noteKeyRequest(outcome);
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
      await watch?.keepUp();
      // A request that waits here is late because the target is slow: that is latency too.
      if (await slots.take()) sendNow(outgoing, endpoint, dueAtMs ?? nowMs());
    },
    async finish() {
      await slots.whenFree();
      agent.destroy();
    },
    async compare() {
      const comparison = watch ? await watch.finish() : null;
      accounts.compared(comparison);
      return comparison !== null;
    },
  };
}
