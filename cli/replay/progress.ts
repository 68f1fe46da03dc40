import { printable } from '../report/printable.ts';
import type { Replay } from './replay.ts';
import { totalOf } from './tally.ts';

/** Waits shorter than this are not worth telling. */
const tellWaitAboveMs = 1500;

/** Where a replay stands, as one line: how much was read of how much, the rate, what failed, and what it waits for. */
export function progressLine({ accounts, elapsedMs, waiting }: Replay, length: number): string {
  const { sent, failed, rejected } = totalOf(accounts.tally);
  const parts = [`${accounts.tally.read} of ${length}`, `${Math.round((sent * 1000) / Math.max(elapsedMs, 1))}/s`];
  if (rejected > 0) parts.push(`${rejected} rejected`);
  if (failed > 0) parts.push(`${failed} failed`);
  if (waiting && waiting.forMs > tellWaitAboveMs) {
    const { source, line, pointer } = waiting.request.place;
    parts.push(`idle as recorded, next in ${durationText(waiting.forMs)} (${printable(source)} ${line ?? pointer})`);
  }
  return parts.join(' · ');
}

/** `12 s`, `3 min 20 s`, `5 h 12 min`, `9 d 3 h`: the two largest units. */
export function durationText(ms: number): string {
  const totalSeconds = Math.ceil(ms / 1000);
  const units = [
    [Math.floor(totalSeconds / 86_400), 'd'],
    [Math.floor(totalSeconds / 3600) % 24, 'h'],
    [Math.floor(totalSeconds / 60) % 60, 'min'],
    [totalSeconds % 60, 's'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first === -1) return '0 s';
  const shown = units.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count} ${unit}`).join(' ');
}
