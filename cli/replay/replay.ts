import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { createAccounts, type ReplayAccounts } from './account/accounts.ts';
import { createDispatcher } from './dispatcher.ts';
import type { TargetJournal } from './preflight.ts';
import type { RecordedRequest } from './read/recorded-request.ts';
import type { Recording } from './read/recording.ts';
import { createEventIdRenewal } from './renew/renew-event-id.ts';
import { createSchedule, type Pace, waitUntil } from './send/schedule.ts';
import type { Target } from './target.ts';

export interface ReplayOptions {
  readonly recordings: readonly Recording[];
  readonly repeat: number;
  readonly isWanted: (endpoint: EndpointName) => boolean;
  readonly pace: Pace;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly target: Target;
  /** null for a target without a journal. */
  readonly journal: TargetJournal | null;
  readonly stopped: AbortSignal;
}

/** A running replay. */
export interface Replay {
  readonly accounts: ReplayAccounts;
  readonly elapsedMs: number;
  /** The next request and the time until it is due; null while requests are sent. */
  readonly waiting: { readonly request: RecordedRequest; readonly forMs: number } | null;
  /** Resolves when all results are counted, also after a stop. Never rejects. */
  readonly done: Promise<ReplayEnd>;
}

export interface ReplayEnd {
  /** From the first request to the last response. */
  readonly durationMs: number;
  readonly compared: boolean;
  readonly interrupted: boolean;
}

/** Starts to send the recordings in the given order, each request exactly once a repetition. */
export function startReplay(options: ReplayOptions): Replay {
  const { stopped } = options;
  const nowMs = (): number => performance.now();
  const startedAtMs = nowMs();
  const accounts = createAccounts();
  const dispatcher = createDispatcher({ ...options, accounts });
  const schedule = createSchedule(options.pace, nowMs);
  let endedAtMs: number | null = null;
  let next: { request: RecordedRequest; dueAtMs: number } | null = null;

  const renewEventId = createEventIdRenewal();
  const playRequest = async (request: RecordedRequest): Promise<void> => {
    const { endpoint } = request;
    if (endpoint === null) return accounts.skipped(true);
    if (!options.isWanted(endpoint)) return accounts.skipped(false);
    const dueAtMs = schedule.dueAtMs(request.timeMs);
    next = { request, dueAtMs };
    if (!dispatcher.gone) await waitUntil(dueAtMs, nowMs, stopped);
    next = null;
    await dispatcher.dispatch(request, endpoint, options.pace === 'max' ? null : dueAtMs);
  };
  const playOnce = async (recording: Recording, pass: number): Promise<void> => {
    schedule.begin();
    for await (const item of recording.items()) {
      if (stopped.aborted) return;
      if ('unreadable' in item) accounts.unreadable(item.unreadable);
      else await playRequest(renewEventId(item.request, pass));
    }
  };
  const play = async (): Promise<ReplayEnd> => {
    for (let pass = 0; pass < options.repeat && !stopped.aborted; pass += 1) {
      for (const recording of options.recordings) await playOnce(recording, pass);
    }
    await dispatcher.finish();
    endedAtMs = nowMs();
    const compared = await dispatcher.compare();
    return { durationMs: endedAtMs - startedAtMs, compared, interrupted: stopped.aborted };
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
