import { elapsedText } from '../common/duration.ts';
import type { JournalRow } from '../common/journal/journal-row.ts';

/** Returns the time of day in the time zone of the browser: `14:03:07.120`. */
export function clockTime(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  const two = (number: number) => String(number).padStart(2, '0');
  const milliseconds = String(date.getMilliseconds()).padStart(3, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${milliseconds}`;
}

export const statusText = (status: number): string => (status === 0 ? 'none' : String(status));

/** Returns the class of a status' colour; a call without a response looks like an error of the server. */
export function statusClass(status: number): string {
  if (status === 0 || status >= 500) return 'status-error';
  if (status >= 400) return 'status-refused';
  return status >= 300 ? 'status-other' : 'status-success';
}

type Judged = Pick<JournalRow, 'valid' | 'problemCount' | 'endpoint' | 'note'>;

export function verdictOf({ valid, problemCount, endpoint, note }: Judged): string {
  if (endpoint === null) return 'no endpoint';
  if (!valid) return problemCount === 1 ? '1 problem' : `${problemCount} problems`;
  return note ? 'valid, note' : 'valid';
}

export const verdictClass = ({ valid, note }: Judged): string =>
  valid ? (note ? 'verdict-note' : 'verdict-valid') : 'verdict-bad';

export function shownDuration(durationMs: number | undefined): string {
  if (durationMs === undefined) return '';
  return durationMs < 1 ? '<1 ms' : elapsedText(Math.round(durationMs));
}
