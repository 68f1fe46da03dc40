import type { Finding } from '../../../fake-server/common/findings.ts';
import { endpoints } from '../../../runtime/contract/endpoints.ts';
import { compareFindings } from '../../report/findings.ts';
import type { ReplayAccounts } from '../account/accounts.ts';
import { type EndpointCounts, totalOf } from '../account/tally.ts';
import { checkThreshold, type Measured, parseThreshold, type ThresholdResult, thresholdFinding } from '../account/threshold.ts';
import type { ReplayEnd } from '../replay.ts';

/** JSON document of a replay: read = sent + untried + skipped + unreadable, and sent = accepted + rejected + failed. */
export interface ReplayReport {
  readonly summary: EndpointCounts & {
    readonly read: number;
    readonly skipped: number;
    readonly unreadable: number;
    readonly duplicated: number;
    /** Requests that are not in the recording: `--renew` sends them for pages, crumbs and form keys. */
    readonly extra: number;
    /** Whether `lost` and `duplicated` are known. */
    readonly compared: boolean;
    readonly interrupted: boolean;
    /** Items of the recordings that an interrupted replay has not read; absent otherwise. */
    readonly unread?: number;
    readonly target: string;
    readonly durationMs: number;
    /** Requests that left, per second. */
    readonly ratePerSecond: number;
    /** From the time at which a request was due (with `--speed max`: sent) to the end of its response. */
    readonly latencyMs: Latencies;
  };
  readonly byEndpoint: Readonly<Record<string, EndpointCounts>>;
  /** Results of `--threshold`. */
  readonly thresholds: readonly ThresholdResult[];
  readonly findings: readonly Finding[];
}

interface Latencies {
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
  readonly p99: number;
  readonly p999: number;
  readonly max: number;
}

export interface ReportContext {
  readonly target: string;
  /** Texts of `--threshold`, all of them valid. */
  readonly thresholds?: readonly string[];
}

export function createReport(accounts: ReplayAccounts, end: ReplayEnd, { target, thresholds = [] }: ReportContext): ReplayReport {
  const { tally, latency } = accounts;
  const { read, skipped, unreadable, duplicated, extra } = tally;
  const total = totalOf(tally);
  const byEndpoint: Record<string, EndpointCounts> = {};
  for (const { name } of Object.values(endpoints)) {
    const counts = tally.byEndpoint.get(name);
    if (counts) byEndpoint[name] = counts;
  }
  const at = (ratio: number): number => round(latency.atRatio(ratio), 3);
  const latencyMs = { p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99), p999: at(0.999), max: round(latency.maxMs, 3) };
  const ratePerSecond = end.durationMs > 0 ? round((total.sent * 1000) / end.durationMs, 1) : 0;
  const measured: Measured = {
    ...total,
    ...(latency.count > 0 ? { ...latencyMs, 'p99.9': latencyMs.p999 } : unmeasured),
    rate: ratePerSecond,
    unreadable,
    lost: end.compared ? total.lost : null,
    duplicated: end.compared ? duplicated : null,
  };
  const results = thresholds.flatMap((text) => {
    const threshold = parseThreshold(text);
    return threshold ? [checkThreshold(threshold, measured)] : [];
  });
  const unmet = results.filter(({ isMet }) => !isMet).map(thresholdFinding);
  return {
    summary: {
      read,
      ...total,
      skipped,
      unreadable,
      duplicated,
      extra,
      compared: end.compared,
      interrupted: end.interrupted,
      ...(end.unread !== undefined && { unread: end.unread }),
      target,
      durationMs: Math.round(end.durationMs),
      ratePerSecond,
      latencyMs,
    },
    byEndpoint,
    thresholds: results,
    findings: [...accounts.findings(end), ...unmet].sort(byPlace),
  };
}

const unmeasured = { p50: null, p90: null, p95: null, p99: null, 'p99.9': null, max: null };

/** Orders findings by file, then by line. Findings without a file come first. */
const byPlace = (a: Finding, b: Finding): number => (a.source ?? '').localeCompare(b.source ?? '') || compareFindings(a, b);

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Whether a replay has findings other than notes, which is exit status 1. */
export const hasProblems = (findings: readonly Finding[]): boolean => findings.some(({ severity }) => severity !== 'note');
