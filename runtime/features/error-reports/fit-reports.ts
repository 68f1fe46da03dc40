import { jsonList } from '../../browser/http-request.ts';
import { maxStackCharacters } from '../../contract/errors/constants.ts';
import { bytesOf, maxBodyBytes } from '../delivery/index.ts';
import { cutText, errorEventName } from './error-inbox.ts';

/** An error with the fields of its report. */
export interface Report {
  readonly data: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly timestampMs: number;
}

/** Part of the text limit that remains after each attempt. */
const shrinkRatio = 0.8;

/** Returns the JSON texts of one post, with long texts cut until the body fits into one call: errors#report-size. */
export function fitReports(reports: readonly Report[]): readonly string[] {
  for (let maxCharacters = maxStackCharacters; ; maxCharacters = Math.floor(maxCharacters * shrinkRatio)) {
    const texts = reports.map((report) => encode(report, maxCharacters));
    if (maxCharacters === 0 || bytesOf(jsonList(texts)) <= maxBodyBytes) return texts;
  }
}

function encode({ data, count, timestampMs }: Report, maxCharacters: number): string {
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' ? cutText(value, maxCharacters) : value,
  ]);
  const cut = JSON.stringify({ ...Object.fromEntries(fields), count });
  return JSON.stringify({ event: errorEventName, data: cut, timestamp: timestampMs });
}
