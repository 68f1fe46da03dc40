import type { Severity } from '../../runtime/contract/findings.ts';
import type { JourneyName } from '../audit/artifacts/artifacts.ts';
import type { AuditDocument } from '../audit/report/document.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface AuditOptions extends CommandContext {
  /** All by default. */
  readonly journeys?: readonly JourneyName[];
  /** Ids of the rules to apply; all by default. */
  readonly rules?: readonly string[];
  /** Severity of the violations of a rule, by its id, for rules that do not decide themselves. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** Page views at once. */
  readonly concurrency?: number;
  /** Path of the browser to start, or `ws://` address of a running one. By default a browser is searched for. */
  readonly browser?: string;
  /** JSON report of an earlier audit. Findings that it contains are marked as `known`. */
  readonly baseline?: string;
  /** Longest real time for one page view. */
  readonly timeoutMs?: number;
  /** Time that passes by each page's own clock, in seconds; 35 by default. */
  readonly pageSeconds?: number;
  /** JSON file with a page context, for pages without one. */
  readonly contextFile?: string;
  /** Files with cookies: those of every visit, and those that the journey `return` starts with. */
  readonly cookieFile?: string;
  readonly seedCookieFile?: string;
  /** CSS selectors of the controls of another vendor's cookie banner. */
  readonly bannerAccept?: string;
  readonly bannerDecline?: string;
}

/** Audits pages before and after the cookie banner is answered, as `ss-runtime audit` does. Throws CliError. */
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
