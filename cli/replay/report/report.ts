import type { ChalkInstance } from 'chalk';
import { endpoints } from '../../../runtime/contract/endpoints.ts';
import type { Finding } from '../../../runtime/contract/findings.ts';
import { columns } from '../../report/columns.ts';
import { compareFindings } from '../../report/findings.ts';
import { prettyGroups } from '../../report/pretty.ts';
import { printable } from '../../report/printable.ts';
import type { ReplayAccounts } from '../account/accounts.ts';
import type { ReplayEnd } from '../replay.ts';
import { type EndpointCounts, totalOf } from '../account/tally.ts';

/** JSON document of a replay. */
export interface ReplayReport {
  readonly summary: EndpointCounts & {
    readonly read: number;
    readonly skipped: number;
    readonly unreadable: number;
    readonly duplicated: number;
    /** Whether `lost` and `duplicated` are known. */
    readonly compared: boolean;
    readonly interrupted: boolean;
    readonly target: string;
    readonly durationMs: number;
    readonly ratePerSecond: number;
    /** From the time at which a request was due (with `--speed max`: sent) to the end of its response. */
    readonly latencyMs: { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };
  };
  readonly byEndpoint: Readonly<Record<string, EndpointCounts>>;
  readonly findings: readonly Finding[];
}

export function createReport({ tally, latency, findings }: ReplayAccounts, end: ReplayEnd, target: string): ReplayReport {
  const { read, skipped, unreadable, duplicated } = tally;
  const total = totalOf(tally);
  const byEndpoint: Record<string, EndpointCounts> = {};
  for (const { name } of Object.values(endpoints)) {
    const counts = tally.byEndpoint.get(name);
    if (counts) byEndpoint[name] = counts;
  }
  const at = (ratio: number): number => round(latency.atRatio(ratio), 3);
  return {
    summary: {
      read,
      ...total,
      skipped,
      unreadable,
      duplicated,
      compared: end.compared,
      interrupted: end.interrupted,
      target,
      durationMs: Math.round(end.durationMs),
      ratePerSecond: end.durationMs > 0 ? round((total.sent * 1000) / end.durationMs, 1) : 0,
      latencyMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: round(latency.maxMs, 3) },
    },
    byEndpoint,
    findings: findings(end.interrupted).sort(byPlace),
  };
}

/** Orders findings by file, then by line. Findings without a file come first. */
const byPlace = (a: Finding, b: Finding): number => (a.source ?? '').localeCompare(b.source ?? '') || compareFindings(a, b);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Returns the report for a terminal: findings by file, counts by endpoint, totals, latencies, and a verdict as the last line. */
export function prettyReport({ summary, byEndpoint, findings }: ReplayReport, paint: ChalkInstance): string[] {
  const { latencyMs: latency } = summary;
  const rows = [...Object.entries(byEndpoint), ['all', summary] as const].map(([name, counts]) => [
    name,
    ...countKeys.map((key) => String(counts[key])),
  ]);
  const table = alignRight([['ENDPOINT', ...countKeys.map((key) => key.toUpperCase())], ...rows]);
  return [
    ...prettyGroups(findings, { paint }),
    ...table.map((line, index) => (index === 0 ? paint.bold(line) : line)),
    '',
    `read ${summary.read} = sent ${summary.sent} + skipped ${summary.skipped} + unreadable ${summary.unreadable}`,
    `${seconds(summary.durationMs)}, ${summary.ratePerSecond} requests/s`,
    `latency ms: p50 ${latency.p50}, p95 ${latency.p95}, p99 ${latency.p99}, max ${latency.max}`,
    verdict(summary, findings, paint),
  ];
}

const countKeys = ['sent', 'accepted', 'rejected', 'failed', 'lost'] as const;

function alignRight(rows: readonly (readonly string[])[]): string[] {
  const widths = countKeys.map((_key, index) => Math.max(...rows.map((row) => row[index + 1]?.length ?? 0)));
  return columns(rows.map(([name = '', ...cells]) => [name, ...cells.map((cell, index) => cell.padStart(widths[index] ?? 0))]));
}

const seconds = (ms: number): string => (ms < 10_000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

function verdict(summary: ReplayReport['summary'], findings: readonly Finding[], paint: ChalkInstance): string {
  const target = printable(summary.target);
  if (summary.interrupted) return paint.yellow(`interrupted: the requests sent until then are above (${target})`);
  if (hasProblems(findings)) return paint.red(`not clean: see the findings above (${target})`);
  const journal = summary.compared
    ? `nothing lost: each request is in the journal of ${target} once`
    : `${target} responded to each request`;
  return paint.green(`ok: ${journal}`);
}

/** Whether a replay has findings other than notes, which is exit status 1. */
export const hasProblems = (findings: readonly Finding[]): boolean => findings.some(({ severity }) => severity !== 'note');
