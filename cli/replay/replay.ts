import { randomBytes } from 'node:crypto';
import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { createJournalWatch } from './journal-watch.ts';
import { createLiveness } from './liveness.ts';
import type { TargetJournal } from './preflight.ts';
import type { RecordedRequest } from './recorded-request.ts';
import type { Recording } from './recording.ts';
import { createSchedule, type Pace } from './schedule.ts';
import { send } from './send.ts';
import { createSlots } from './slots.ts';
import { createAgent, type Target } from './target.ts';
import { waitUntil } from './wait-until.ts';

export interface ReplayOptions {
  readonly recordings: readonly Recording[];
  readonly repeat: number;
  readonly isWanted: (endpoint: EndpointName) => boolean;
  readonly pace: Pace;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly target: Target;
  /** null: the target has none. */
  readonly journal: TargetJournal | null;
  readonly stopped: AbortSignal;
}

/** A replay that runs. */
export interface Replay {
  readonly accounts: Accounts;
  readonly elapsedMs: number;
  /** The request that the schedule waits for, and how long it still is; null when requests are going out. */
  readonly waiting: { readonly request: RecordedRequest; readonly forMs: number } | null;
  /** Settles when everything is accounted for, or the replay was stopped. Rejects only when a recording stops being readable. */
  readonly done: Promise<ReplayEnd>;
}

export interface ReplayEnd {
  /** From the first request to the last answer. */
  readonly durationMs: number;
  readonly compared: boolean;
  readonly interrupted: boolean;
}

/** What is under way may still end when a replay is stopped, and may still reach the journal when it is over. */
const patienceMs = 2000;

/** Starts to send the recordings, in the order given, each request exactly once for each repetition. */
export function startReplay(options: ReplayOptions): Replay {
  const { target, timeoutMs, stopped } = options;
  const nowMs = (): number => performance.now();
  const startedAtMs = nowMs();
  const accounts = createAccounts();
  const liveness = createLiveness(timeoutMs, nowMs);
  const slots = createSlots(options.concurrency, stopped);
  const schedule = createSchedule(options.pace, nowMs);
  const agent = createAgent(target, options.concurrency);
  stopped.addEventListener('abort', () => setTimeout(() => agent.destroy(), patienceMs), { once: true });
  const idPrefix = `${randomBytes(4).toString('hex')}-`;
  const { journal } = options;
  const watch = journal && createJournalWatch(journal.readPage, journal.since, idPrefix, patienceMs);
  let count = 0;
  let endedAtMs: number | null = null;
  let next: { request: RecordedRequest; dueAtMs: number } | null = null;

  const sendNow = (request: RecordedRequest, endpoint: EndpointName, dueAtMs: number): void => {
    count += 1;
    const id = `${idPrefix}${count}`;
    accounts.sent(endpoint);
    watch?.sending(id, { endpoint, place: request.place });
    void send(request, { agent, target, timeoutMs, id }).then((outcome) => {
      accounts.settled(request, endpoint, outcome, nowMs() - dueAtMs);
      if ('failed' in outcome) liveness.failed(outcome.refused);
      else liveness.answered();
      slots.release();
    });
  };
  const dispatch = async (request: RecordedRequest, endpoint: EndpointName): Promise<void> => {
    const dueAtMs = schedule.dueAtMs(request.timeMs);
    next = { request, dueAtMs };
    await waitUntil(dueAtMs, nowMs, stopped);
    next = null;
    await watch?.keepUp();
    if (!(await slots.take())) return;
    // Late because too many are under way: that is the target's slowness too, unless there was no due time.
    sendNow(request, endpoint, options.pace === 'max' ? nowMs() : dueAtMs);
  };
  const playOnce = async (recording: Recording): Promise<void> => {
    schedule.begin();
    for await (const item of recording.items()) {
      if (stopped.aborted) return;
      if ('unreadable' in item) accounts.unreadable(item.unreadable);
      else if (item.request.endpoint === null) accounts.skipped(true);
      else if (!options.isWanted(item.request.endpoint)) accounts.skipped(false);
      else if (liveness.gone) accounts.givenUp(item.request.endpoint);
      else await dispatch(item.request, item.request.endpoint);
    }
  };
  const play = async (): Promise<ReplayEnd> => {
    try {
      for (let pass = 0; pass < options.repeat && !stopped.aborted; pass += 1) {
        for (const recording of options.recordings) await playOnce(recording);
      }
      await slots.allFree();
    } finally {
      agent.destroy();
    }
    endedAtMs = nowMs();
    const comparison = watch ? await watch.finish() : null;
    accounts.compared(comparison);
    return { durationMs: endedAtMs - startedAtMs, compared: comparison !== null, interrupted: stopped.aborted };
  };

  return {
    accounts,
    get elapsedMs() {
      return (endedAtMs ?? nowMs()) - startedAtMs;
    },
    get waiting() {
      return next && { request: next.request, forMs: next.dueAtMs - nowMs() };
    },
    done: play(),
  };
}
