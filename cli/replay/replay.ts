import type { EndpointName } from '../../runtime/contract/endpoints.ts';
import { createAccounts, type ReplayAccounts } from './account/accounts.ts';
import { createDispatcher, type DispatcherOptions } from './dispatcher.ts';
import type { RecordedRequest, RecordingItem } from './read/recorded-request.ts';
import type { Recording } from './read/recording.ts';
import { createSchedule, type Pace, waitUntil } from './send/schedule.ts';

export interface ReplayOptions extends Omit<DispatcherOptions, 'accounts'> {
  readonly recordings: readonly Recording[];
  readonly repeat: number;
  readonly isWanted: (endpoint: EndpointName) => boolean;
  readonly pace: Pace;
  /** Names of further fields that are left out when bodies are compared. */
  readonly ignoredFields?: readonly string[];
}

/** A running replay. */
export interface Replay {
  readonly accounts: ReplayAccounts;
  readonly elapsedMs: number;
  /** The next request and the time until it is due; null while requests are sent. */
  readonly waiting: { readonly request: RecordedRequest; readonly forMs: number } | null;
  /** The reason why no connection can be made at the moment; null while the target can be reached. */
  readonly awayBecause: string | null;
  /** Resolves when all results are counted, also after a stop. Never rejects. */
  readonly done: Promise<ReplayEnd>;
}

export interface ReplayEnd {
  /** From the first request to the last response. */
  readonly durationMs: number;
  readonly compared: boolean;
  readonly interrupted: boolean;
  /** Items of the recordings that an interrupted replay has not read; absent otherwise. */
  readonly unread?: number;
  /** The reason why the target was given up; null when it was not. */
  readonly gaveUpBecause: string | null;
}

/** Starts to send the recordings in the given order, each request exactly once a repetition. */
export function startReplay(options: ReplayOptions): Replay {
  const { stopped, repeat } = options;
  const nowMs = (): number => performance.now();
  let startedAtMs = nowMs();
  const accounts = createAccounts(new Set(options.ignoredFields));
  const dispatcher = createDispatcher({ ...options, accounts });
  const { availability } = dispatcher;
  const schedule = createSchedule(options.pace, nowMs);
  let endedAtMs: number | null = null;
  let next: { request: RecordedRequest; dueAtMs: number } | null = null;

  const send = (request: RecordedRequest, endpoint: EndpointName, pass: number): Promise<void> | null => {
    if (options.pace === 'max') return dispatcher.dispatch(request, endpoint, null, pass);
    const dueAtMs = schedule.dueAtMs(request.timeMs);
    if (availability.gaveUpBecause !== null || dueAtMs <= nowMs()) return dispatcher.dispatch(request, endpoint, dueAtMs, pass);
    next = { request, dueAtMs };
    return waitUntil(dueAtMs, nowMs, stopped).then(async () => {
      next = null;
      await dispatcher.dispatch(request, endpoint, dueAtMs, pass);
    });
  };
  const sortOut = createSorter(accounts, options.isWanted);
  const playOnce = async (recording: Recording, pass: number): Promise<void> => {
    schedule.begin();
    for await (const items of recording.groups()) {
      for (const item of items) {
        if (stopped.aborted) return;
        const endpoint = sortOut(item, 1);
        const sending = endpoint !== null && 'request' in item ? send(item.request, endpoint, pass) : null;
        // Most requests find a free slot, and a wait without need is slow.
        if (sending) await sending;
      }
    }
  };
  const play = async (): Promise<ReplayEnd> => {
    // Otherwise the first request would be late, and each gap from it too short.
    if (options.pace !== 'max') await dispatcher.warmUp();
    startedAtMs = nowMs();
    for (let pass = 0; pass < repeat && !stopped.aborted; pass += 1) {
      if (availability.gaveUpBecause !== null) {
        await countUntried(options, accounts, repeat - pass);
        break;
      }
      for (const recording of options.recordings) await playOnce(recording, pass);
    }
    await dispatcher.finish();
    endedAtMs = nowMs();
    const compared = await dispatcher.compare();
    const { gaveUpBecause } = availability;
    const interrupted = stopped.aborted;
    const length = options.recordings.reduce((sum, recording) => sum + recording.length, 0) * repeat;
    const unread = Math.max(0, length - accounts.tally.read);
    return { durationMs: endedAtMs - startedAtMs, compared, interrupted, gaveUpBecause, ...(interrupted && { unread }) };
  };

  return {
    accounts,
    get elapsedMs() {
      return (endedAtMs ?? nowMs()) - startedAtMs;
    },
    get waiting() {
      return next && { request: next.request, forMs: next.dueAtMs - nowMs() };
    },
    get awayBecause() {
      return availability.awayBecause;
    },
    done: play(),
  };
}

/**
 * Returns a function that counts an item that is not sent, as that many repetitions, and returns its endpoint when it is to be
 * sent.
 */
const createSorter =
  (accounts: ReplayAccounts, isWanted: ReplayOptions['isWanted']) =>
  (item: RecordingItem, times: number): EndpointName | null => {
    accounts.read(times);
    if ('unreadable' in item) accounts.unreadable(item.unreadable, times);
    else if (item.request.endpoint === null) accounts.skipped(true, times);
    else if (isWanted(item.request.endpoint)) return item.request.endpoint;
    else accounts.skipped(false, times);
    return null;
  };

/** Counts the rest of the repetitions as untried, without reading the recordings once for each. */
async function countUntried(
  { recordings, isWanted, stopped }: ReplayOptions,
  accounts: ReplayAccounts,
  times: number,
): Promise<void> {
  const sortOut = createSorter(accounts, isWanted);
  for (const recording of recordings) {
    for await (const items of recording.groups()) {
      for (const item of items) {
        if (stopped.aborted) return;
        const endpoint = sortOut(item, times);
        if (endpoint !== null) accounts.untried(endpoint, times);
      }
    }
  }
}
