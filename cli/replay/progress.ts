import { durationText } from '../report/duration-text.ts';
import type { Progress } from '../report/progress.ts';
import { totalOf } from './account/tally.ts';
import type { Replay } from './replay.ts';

/** Wait above which the progress mentions the next request. */
const shownWaitMs = 1500;

/** Returns the progress of a replay: requests read of all requests, failures, and the awaited request or target. */
export function replayProgress(
  { accounts, waiting, awayBecause }: Pick<Replay, 'accounts' | 'waiting' | 'awayBecause'>,
  length: number,
): Progress {
  const { failed, rejected } = totalOf(accounts.tally);
  const parts: string[] = [];
  if (rejected > 0) parts.push(`${rejected} rejected`);
  if (failed > 0) parts.push(`${failed} failed`);
  if (awayBecause !== null) parts.push(`waiting for the target (${awayBecause})`);
  if (waiting && waiting.forMs > shownWaitMs) {
    const { source, line, pointer } = waiting.request.place;
    parts.push(`idle as recorded, next in ${durationText(waiting.forMs)} (${source} ${line ?? pointer})`);
  }
  return { unit: 'request', done: accounts.tally.read, total: length, detail: parts.join(', ') };
}
