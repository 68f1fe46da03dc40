import { jsonList } from '../../browser/http-request.ts';
import { maxStackCharacters } from '../../contract/errors/limits.ts';
import { bytesOf, maxBodyBytes } from '../delivery/index.ts';
import { cutText, errorEventName } from './error-report.ts';

/** An error, with what is said of it. */
export interface Report {
  readonly data: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly timestampMs: number;
}

/** Each time so much of the longest text is left. */
const ratio = 0.8;

/** Returns the JSON texts of one post. Posts are counted, so its longest texts, as a rule stacks, are cut until the body fits into one call. */
export function fitReports(reports: readonly Report[]): readonly string[] {
  for (let longest = maxStackCharacters; ; longest = Math.floor(longest * ratio)) {
    const texts = reports.map((report) => encode(report, longest));
    if (longest === 0 || bytesOf(jsonList(texts)) <= maxBodyBytes) return texts;
  }
}

function encode({ data, count, timestampMs }: Report, longest: number): string {
  const fields = Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? cutText(value, longest) : value]);
  const cut = JSON.stringify({ ...Object.fromEntries(fields), count });
  return JSON.stringify({ event: errorEventName, data: cut, timestamp: timestampMs });
}
