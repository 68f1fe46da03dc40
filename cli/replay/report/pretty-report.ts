import type { ChalkInstance } from 'chalk';
import { elapsedText, threeDigits } from '../../../fake-server/common/duration.ts';
import type { Finding } from '../../../fake-server/common/findings.ts';
import { columns } from '../../report/columns.ts';
import { prettyGroups } from '../../report/pretty.ts';
import { printable } from '../../report/printable.ts';
import type { BodyDifference } from '../compare/compare-bodies.ts';
import { hasProblems, type ReplayReport } from './report.ts';

/**
 * Returns the report for a terminal: findings by file, differences of bodies, counts by endpoint, totals, latencies, thresholds,
 * and a verdict as the last line.
 */
export function prettyReport({ summary, byEndpoint, thresholds, findings }: ReplayReport, paint: ChalkInstance): string[] {
  const { latencyMs: latency } = summary;
  const { p50, p90, p95, p99, p999, max } = latency;
  const latencies = Object.entries({ p50, p90, p95, p99, 'p99.9': p999, max });
  const rows = [...Object.entries(byEndpoint), ['all', summary] as const].map(([name, counts]) => [
    name,
    ...countKeys.map((key) => String(counts[key])),
  ]);
  const table = alignRight([['ENDPOINT', ...countKeys.map((key) => key.toUpperCase())], ...rows]);
  const { read, sent, untried, skipped, unreadable, extra } = summary;
  return [
    ...prettyGroups(findings, { paint }),
    ...differenceLines(findings, paint),
    ...table.map((line, index) => (index === 0 ? paint.bold(line) : line)),
    '',
    `read ${read} = sent ${sent} + untried ${untried} + skipped ${skipped} + unreadable ${unreadable}`,
    ...(extra > 0 ? [`and ${extra} of its own, for pages, crumbs and form keys (--renew)`] : []),
    `${elapsedText(summary.durationMs)}, ${summary.ratePerSecond} requests/s`,
    `latency ms: ${latencies.map(([name, ms]) => `${name} ${threeDigits(ms)}`).join(', ')}`,
    ...thresholds.map(({ threshold, isMet, actual }) => {
      const found = actual === null ? 'not measured' : String(Number(actual.toFixed(3)));
      return `threshold ${threshold}: ${isMet ? paint.green('met') : paint.red('not met')} (${found})`;
    }),
    verdict(summary, findings, paint),
  ];
}

/** Number of findings whose differences are shown; the JSON document has all (our choice). */
const maxShownDifferences = 5;

/** Returns the differences of bodies as diffs: lines with - were recorded, lines with + were received. */
function differenceLines(findings: readonly Finding[], paint: ChalkInstance): string[] {
  const different = findings.filter(({ ruleId, evidence }) => ruleId === 'replay-different' && Array.isArray(evidence));
  const shown = different
    .slice(0, maxShownDifferences)
    .flatMap(({ source = '', line, pointer, message, evidence }) => [
      paint.bold(printable(`${source}:${line ?? pointer}  ${message}`)),
      ...(evidence as readonly BodyDifference[]).flatMap(({ pointer: place, recorded, received }) => [
        ...(recorded === undefined ? [] : [paint.red(printable(`  - ${place || 'body'}: ${recorded}`))]),
        ...(received === undefined ? [] : [paint.green(printable(`  + ${place || 'body'}: ${received}`))]),
      ]),
      '',
    ]);
  const more = different.length - maxShownDifferences;
  return more > 0 ? [...shown, `${more} more differences are in the document of --format json.`, ''] : shown;
}

const countKeys = ['sent', 'accepted', 'rejected', 'failed', 'lost', 'untried', 'different'] as const;

function alignRight(rows: readonly (readonly string[])[]): string[] {
  const widths = countKeys.map((_key, index) => Math.max(...rows.map((row) => row[index + 1]?.length ?? 0)));
  return columns(rows.map(([name = '', ...cells]) => [name, ...cells.map((cell, index) => cell.padStart(widths[index] ?? 0))]));
}

function verdict(summary: ReplayReport['summary'], findings: readonly Finding[], paint: ChalkInstance): string {
  const target = printable(summary.target);
  const { unread = 0 } = summary;
  const rest = unread > 0 ? `, ${unread} of the recording were not read` : '';
  if (summary.interrupted) return paint.yellow(`interrupted: the requests sent until then are above${rest} (${target})`);
  if (hasProblems(findings)) return paint.red(`not clean: see the findings above (${target})`);
  const journal = summary.compared
    ? `nothing lost: each request is in the journal of ${target} once`
    : `${target} responded to each request`;
  return paint.green(`ok: ${journal}`);
}
