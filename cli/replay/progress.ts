import { durationText } from '../report/duration-text.ts';
import { printable } from '../report/printable.ts';
import { totalOf } from './account/tally.ts';
import type { Replay } from './replay.ts';

/** Wait above which the progress line mentions the next request. */
const shownWaitMs = 1500;

/** Returns the progress of a replay as one line: items read of all items, rate, failures, and the awaited request. */
export function progressLine({ accounts, elapsedMs, waiting, awayBecause }: Replay, length: number): string {
  const { sent, failed, rejected } = totalOf(accounts.tally);
  const parts = [`${accounts.tally.read} of ${length}`, `${Math.round((sent * 1000) / Math.max(elapsedMs, 1))}/s`];
  if (rejected > 0) parts.push(`${rejected} rejected`);
  if (failed > 0) parts.push(`${failed} failed`);
  if (awayBecause !== null) parts.push(`waiting for the target (${awayBecause})`);
  if (waiting && waiting.forMs > shownWaitMs) {
    const { source, line, pointer } = waiting.request.place;
    parts.push(`idle as recorded, next in ${durationText(waiting.forMs)} (${printable(source)} ${line ?? pointer})`);
  }
  return parts.join(' · ');
}
