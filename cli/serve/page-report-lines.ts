import type { ChalkInstance } from 'chalk';
import type { StoredPageReport } from '../../runtime/contract/page/page-report.ts';
import { printable } from '../report/printable.ts';

const shownRows = 12;

/** What became of a page, for people: one line if all of it works, else a list under it. */
export function pageReportLines(report: StoredPageReport, paint: ChalkInstance): readonly string[] {
  const { site, path, state, alive, skipped, missingNames, errors, blankImages, unhandledCalls, thirdParties } = report;
  const kinds = Object.entries(alive).map(([kind, count]) => (count > 1 ? `${count} ${kind}` : kind));
  const waiting = skipped.filter(({ reason }) => reason === notInView).length;
  const mark = state === 'ready' ? paint.green('ready') : paint.red(state);
  const lines = [`  ${paint.bold(printable(`${site}${path}`))}  ${mark}  ${printable(kinds.join(', ')) || 'no blocks'}`];
  const list = (title: string, rows: readonly string[]) => {
    if (rows.length === 0) return;
    lines.push(`    ${paint.yellow(title)}`, ...rows.slice(0, shownRows).map((row) => `      ${printable(row)}`));
    if (rows.length > shownRows) lines.push(`      and ${rows.length - shownRows} more`);
  };
  list(
    'Not alive',
    skipped.filter(({ reason }) => reason !== notInView).map(({ block, reason }) => `${block}: ${reason}`),
  );
  list('Names that nobody has made', missingNames);
  list('Errors', errors);
  list(
    'Pictures that show nothing',
    blankImages.map(({ address, reason }) => `${address || '(no address)'}: ${reason}`),
  );
  list('Calls that no endpoint is there for', unhandledCalls);
  list(
    'Other hosts that could not be reached',
    thirdParties
      .filter(({ failed }) => failed > 0)
      .map(({ origin, requests, failed }) => `${origin}: ${failed} of ${requests} requests`),
  );
  if (waiting > 0) lines.push(`    ${waiting} more come to life when they come into view.`);
  return lines;
}

const notInView = 'not in view yet';
