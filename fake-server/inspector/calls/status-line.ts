import { nounFor } from '../../common/plural.ts';
import type { FeedView } from './feed-state.ts';

/** Returns the sentence below the list: how many calls it has, of how many in the journal, and how many have problems. */
export function statusLine({ rows, problemCount, extent, isPaused }: FeedView, isFiltered: boolean): string {
  const keptCount = extent && extent.firstSeq > 0 ? extent.lastSeq - extent.firstSeq + 1 : 0;
  if (rows.length >= keptCount) return `${count(rows.length, 'call')}, ${problems(problemCount)}`;
  if (extent && !isFiltered && !isPaused)
    return `Newest ${amount(rows.length)} of ${count(keptCount, 'call')}, ${problems(extent.problemCount)} in all`;
  return `${count(rows.length, 'call')}, ${problems(problemCount)} of ${amount(keptCount)} in the journal`;
}

const amount = (number: number): string => number.toLocaleString('en');
const count = (number: number, noun: string): string => `${amount(number)} ${nounFor(number, noun)}`;
const problems = (number: number): string => `${amount(number)} with problems`;
