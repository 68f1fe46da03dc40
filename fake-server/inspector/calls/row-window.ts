import type { JournalRow } from '../../common/journal/journal-row.ts';

/** The limit of rows on the page. The journal has more, and the server sends them when the list is scrolled to them. */
export const maxRows = 100_000;

/** Rows that are removed at once when the limit is reached, so that most new rows copy nothing. */
const removedRows = 10_000;

/** A part of the journal on the page. Rows have ascending numbers; the list shows them from the end. */
export interface RowWindow {
  readonly rows: JournalRow[];
  /** Rows with problems. */
  problemCount: number;
  /** The value of `before` for older rows; null when the window has the oldest one. */
  before: number | null;
}

export const emptyWindow = (): RowWindow => ({ rows: [], problemCount: 0, before: null });

/** Adds newer rows, each number once, and returns how many were new. At the limit the oldest rows are removed. */
export function addNewer(window: RowWindow, arrived: readonly JournalRow[]): number {
  let newest = window.rows.at(-1)?.seq ?? 0;
  let count = 0;
  for (const row of arrived) {
    if (row.seq <= newest) continue;
    newest = row.seq;
    count += 1;
    window.rows.push(row);
    if (!row.valid) window.problemCount += 1;
  }
  if (window.rows.length > maxRows) {
    removeOldest(window, Math.max(window.rows.length - maxRows, removedRows));
    window.before = window.rows[0]?.seq ?? null;
  }
  return count;
}

/** Adds older rows, which come newest first. */
export function addOlder(window: RowWindow, older: readonly JournalRow[], before: number | null): void {
  window.rows.unshift(...older.toReversed());
  window.problemCount += countProblems(older);
  window.before = before;
}

/** Removes the rows that the journal no longer has. @param firstSeq number of its oldest entry; 0 when it is empty. */
export function removeDropped(window: RowWindow, firstSeq: number): void {
  const kept = firstSeq === 0 ? -1 : window.rows.findIndex(({ seq }) => seq >= firstSeq);
  removeOldest(window, kept < 0 ? window.rows.length : kept);
  if (window.before !== null && window.before <= firstSeq) window.before = null;
  if (firstSeq === 0) window.before = null;
}

function removeOldest(window: RowWindow, count: number): void {
  if (count === 0) return;
  window.problemCount -= countProblems(window.rows.splice(0, count));
}

const countProblems = (rows: readonly JournalRow[]): number => rows.reduce((sum, { valid }) => sum + (valid ? 0 : 1), 0);

/** Returns the place of a number in the list, which shows the rows from the end; -1 for a row that is not on the page. */
export function indexOfSeq(rows: readonly JournalRow[], seq: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rows[middle]?.seq ?? 0;
    if (found === seq) return rows.length - 1 - middle;
    if (found < seq) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
