import type { ChalkInstance } from 'chalk';
import { plural } from '../../fake-server/common/plural.ts';
import { notInView, type StoredPageReport, stateText } from '../../fake-server/common/visits/page-report.ts';
import { printable } from '../report/printable.ts';
import { wrap } from '../report/wrap.ts';

const shownRows = 12;

/** Returns the report of a page for a terminal, at most 80 columns wide: its state and its blocks, then lists of problems. */
export function pageReportLines(report: StoredPageReport, paint: ChalkInstance): readonly string[] {
  const { site, path, state, alive, skipped, missingNames, errors, blankImages, unhandledCalls, thirdParties } = report;
  const kinds = Object.entries(alive).map(([kind, count]) => (count > 1 ? `${count} ${kind}` : kind));
  const waiting = skipped.filter(({ reason }) => reason === notInView).length;
  const text = stateText(report);
  const mark = (state === 'ready' ? paint.green : text === state ? paint.red : paint.yellow)(text);
  const lines = [`  ${paint.bold(printable(`${site}${path}`))}  ${mark}`];
  const add = (text: string, columns: number) => lines.push(...wrap(printable(text), columns));
  add(kinds.join(', ') || 'no blocks', 4);
  const list = (title: string, all: readonly string[]) => {
    const rows = withCounts(all);
    if (rows.length === 0) return;
    lines.push(`    ${paint.yellow(title)}`);
    for (const row of rows.slice(0, shownRows)) add(row, 6);
    if (rows.length > shownRows) add(`and ${rows.length - shownRows} more`, 6);
  };
  list(
    'Not mounted',
    skipped.filter(({ reason }) => reason !== notInView).map(({ block, reason }) => `${block}: ${reason}`),
  );
  list('Names that no script has defined', missingNames);
  list('Errors', errors);
  list(
    'Images that show nothing',
    blankImages.map(({ address, reason }) => `${address || '(no address)'}: ${reason}`),
  );
  list('Calls without an endpoint', unhandledCalls);
  list(
    'Other hosts',
    thirdParties
      .filter(({ failed, leftOut }) => failed + leftOut > 0)
      .map(({ origin, requests, failed, leftOut }) =>
        leftOut > 0
          ? `${origin}: ${plural(leftOut, 'request')} left out`
          : `${origin}: ${failed} of ${plural(requests, 'request')} failed`,
      ),
  );
  list('Scripts of the platform that were removed', leftOutRow(report.leftOutScripts));
  if (waiting > 0)
    lines.push(
      `    ${waiting === 1 ? '1 more is mounted when it comes' : `${waiting} more are mounted when they come`} into view.`,
    );
  return lines;
}

/**
 * Returns those lines of a later report of the page that the `earlier` ones do not have, under its heading and the titles of
 * their lists.
 */
export function changedLines(earlier: readonly string[], [heading = '', ...lines]: readonly string[]): readonly string[] {
  const isRow = (line: string | undefined) => line?.startsWith('      ') === true;
  const isNew = (line: string) => !earlier.includes(line);
  const changed = lines.filter((line, index) => {
    if (isRow(line) || !isRow(lines[index + 1])) return isNew(line);
    const end = lines.findIndex((each, at) => at > index && !isRow(each));
    return lines.slice(index + 1, end < 0 ? undefined : end).some(isNew);
  });
  return [heading, ...(changed.length > 0 ? changed : ['    as before'])];
}

/** Replaces equal rows with one that has their number. */
function withCounts(rows: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts].map(([row, count]) => (count > 1 ? `${row} (${count} times)` : row));
}

/** Returns a row such as `5: common, commerce, Squarespace.load(window); (2 times)`, without the hashes in file names. */
function leftOutRow(scripts: StoredPageReport['leftOutScripts']): readonly string[] {
  if (scripts.length === 0) return [];
  const total = scripts.reduce((sum, { count }) => sum + count, 0);
  const names = scripts.map(({ name, count }) => {
    const short = name.replace(/-[0-9a-f]{6,}-min(\.[\w-]+)?\.js.*$/, '');
    return count > 1 ? `${short} (${count} times)` : short;
  });
  return [`${total}: ${names.join(', ')}`];
}
