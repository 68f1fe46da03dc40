import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';

/** Outcome of the events of one run, by the platform's journal. */
export interface Tally {
  readonly arrived: number;
  /** Events that the platform accepted twice, under two ids. */
  readonly acceptedTwice: number;
  /** Calls that repeated an accepted event and were dropped by its id. */
  readonly repeated: number;
  /** Lost events that pages reported, without those that the browser may have delivered. */
  readonly reportedLost: number;
}

/** Counts the events whose name contains `mark`. */
export function tallyOf(entries: readonly JournalEntry[], mark: string): Tally {
  const accepted = new Map<string, number>();
  let repeated = 0;
  let reportedLost = 0;
  for (const { endpoint, body, status, note } of entries) {
    if (endpoint === 'trace' && !note && status < 400) reportedLost += lossesIn(body);
    const name = String((body as { event?: unknown } | null)?.event);
    if (endpoint !== 'record-event' || !name.startsWith(mark) || status === 0 || status >= 400) continue;
    if (note) repeated += 1;
    else accepted.set(name, (accepted.get(name) ?? 0) + 1);
  }
  return {
    arrived: accepted.size,
    acceptedTwice: [...accepted.values()].filter((times) => times > 1).length,
    repeated,
    reportedLost,
  };
}

function lossesIn(body: unknown): number {
  const { data } = body as { data?: readonly { readonly type: string; readonly data: Readonly<Record<string, number>> }[] };
  const lostEvents = (data ?? []).filter(({ type }) => type === 'losses');
  return lostEvents.reduce((sum, { data: { mutedErrors: _, droppedErrors: __, unconfirmed: ___, ...counts } }) => {
    return sum + Object.values(counts).reduce((all, count) => all + count, 0);
  }, 0);
}
