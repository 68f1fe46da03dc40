import type { Severity } from '../../runtime/contract/findings.ts';
import type { JourneyName } from '../audit/artifacts/artifacts.ts';
import type { AuditDocument } from '../audit/report/document.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface AuditOptions extends CommandContext {
  /** Journeys to make; the first six by default. */
  readonly journeys?: readonly JourneyName[];
  /** Ids of the rules to apply; all by default. */
  readonly rules?: readonly string[];
  /** Severity of a rule's violations, by rule id; a rule that is absent sets the severity itself. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** Page views at once. */
  readonly concurrency?: number;
  /** Path of the browser to start, or `ws://` address of a running one. By default a browser is searched for. */
  readonly browser?: string;
  /** JSON report of an earlier audit. Findings that it contains are marked as `known`. */
  readonly baseline?: string;
  /** Maximum real time for one page view. */
  readonly timeoutMs?: number;
  /** Seconds that pass on the clock of each page; 35 by default. */
  readonly pageSeconds?: number;
  /** JSON file with a page context, for pages without one. */
  readonly contextFile?: string;
  /** File with cookies of every visit. */
  readonly cookieFile?: string;
  /** File with cookies at the start of the journey `return`. */
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
