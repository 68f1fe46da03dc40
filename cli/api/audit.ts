import type { JourneyName } from '../audit/artifacts.ts';
import type { AuditReport } from '../audit/report/document.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface AuditOptions extends CommandContext {
  /** All by default. */
  readonly journeys?: readonly JourneyName[];
  /** Ids of the rules to apply; all by default. */
  readonly rules?: readonly string[];
  /** Pages to see at once. */
  readonly concurrency?: number;
  /** Path of the browser to start, or `ws://` address of a running one; the one that is found by default. */
  readonly browser?: string;
  /** JSON report of an earlier audit: what it has is marked as `known`. */
  readonly baseline?: string;
  /** Longest time for one page view. */
  readonly timeoutMs?: number;
}

/** Visits pages before and after the cookie banner is answered and judges them, as `ss-runtime audit` does. Throws CliError. */
export async function audit(targets: readonly string[], options: AuditOptions = {}): Promise<AuditReport> {
  const { journeys, rules, concurrency, browser, baseline, timeoutMs, ...context } = options;
  const values = { journeys, rules, concurrency, browser, baseline, timeout: timeoutMs };
  return (await runCommand('audit', targets, values, context)) as AuditReport;
}
