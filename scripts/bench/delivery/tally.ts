import type { JournalEntry } from '../../../runtime/contract/journal/journal.ts';

/** What became of the events of one run, as the platform's journal tells. */
export interface Tally {
  readonly arrived: number;
  /** Events that the platform took more than once: under two ids. */
  readonly takenTwice: number;
  /** Calls that brought an event again that was taken before, and were dropped by its id. */
  readonly cameAgain: number;
  /** Losses that the pages told of; not those of which they say that the browser had taken them. */
  readonly told: number;
}

/** `mark` is in the name of every event that counts. */
export function tallyOf(entries: readonly JournalEntry[], mark: string): Tally {
  const taken = new Map<string, number>();
  let cameAgain = 0;
  let told = 0;
  for (const { endpoint, body, status, note } of entries) {
    if (endpoint === 'trace' && !note && status < 400) told += lossesIn(body);
    const name = String((body as { event?: unknown } | null)?.event);
    if (endpoint !== 'record-event' || !name.startsWith(mark) || status === 0 || status >= 400) continue;
    if (note) cameAgain += 1;
    else taken.set(name, (taken.get(name) ?? 0) + 1);
  }
  return { arrived: taken.size, takenTwice: [...taken.values()].filter((times) => times > 1).length, cameAgain, told };
}

function lossesIn(body: unknown): number {
  const { data } = body as { data?: readonly { readonly type: string; readonly data: Readonly<Record<string, number>> }[] };
  const losses = (data ?? []).filter(({ type }) => type === 'losses');
  return losses.reduce((sum, { data: { mutedErrors: _, droppedErrors: __, unconfirmed: ___, ...counts } }) => {
    return sum + Object.values(counts).reduce((all, count) => all + count, 0);
  }, 0);
}
