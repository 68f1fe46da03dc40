import type { Severity } from '../../runtime/contract/findings.ts';
import type { JourneyName } from '../audit/artifacts/artifacts.ts';
import type { AuditDocument } from '../audit/report/document.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface AuditOptions extends CommandContext {
  /** All by default. */
  readonly journeys?: readonly JourneyName[];
  /** Ids of the rules to apply; all by default. */
  readonly rules?: readonly string[];
  /** What the violations of a rule count as, by its id, where it is not what the rule says. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** Page views at once. */
  readonly concurrency?: number;
  /** Path of the browser to start, or `ws://` address of a running one; the one that is found by default. */
  readonly browser?: string;
  /** JSON report of an earlier audit: what it has is marked as `known`. */
  readonly baseline?: string;
  /** Longest real time for one page view. */
  readonly timeoutMs?: number;
  /** How much of its own time each page sees; 35 by default. */
  readonly pageSeconds?: number;
  /** JSON file with a page context, for pages that hold none. */
  readonly contextFile?: string;
  /** Files with cookies: those that every visit begins with, and those that the journey `return` brings along. */
  readonly cookieFile?: string;
  readonly seedCookieFile?: string;
  /** Controls of a cookie banner of another make, as CSS selectors. */
  readonly bannerAccept?: string;
  readonly bannerDecline?: string;
}

/** Visits pages before and after the cookie banner is answered and judges them, as `ss-runtime audit` does. Throws CliError. */
export async function audit(targets: readonly string[], options: AuditOptions = {}): Promise<AuditDocument> {
  const { journeys, rules, severities = {}, concurrency, browser, baseline, timeoutMs, pageSeconds, ...more } = options;
  const { contextFile, cookieFile, seedCookieFile, bannerAccept, bannerDecline, ...context } = more;
  const values = {
    journeys,
    rules,
    severities: Object.entries(severities).map(([rule, severity]) => `${rule}=${severity}`),
    concurrency,
    browser,
    baseline,
    timeout: timeoutMs,
    'page-time': pageSeconds,
    context: contextFile,
    cookies: cookieFile,
    'seed-cookies': seedCookieFile,
    'banner-accept': bannerAccept,
    'banner-decline': bannerDecline,
  };
  return (await runCommand('audit', targets, values, context)) as AuditDocument;
}
