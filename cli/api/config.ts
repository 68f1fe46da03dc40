import type { Severity } from '../../runtime/contract/findings.ts';
import type { JourneyName } from '../audit/artifacts/artifacts.ts';
import type { AuditFormat } from '../audit/outputs.ts';

/** Settings of `ss-runtime audit`: its options by their names in camel case. Paths are relative to the current folder. */
export interface AuditConfig {
  readonly journeys?: readonly JourneyName[];
  /** Ids of the rules to apply. */
  readonly rules?: readonly string[];
  /** Severity of a rule's violations, by the rule's id. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** Number of findings of a severity that do not fail the audit. */
  readonly thresholds?: Readonly<Partial<Record<Severity, number>>>;
  readonly failOn?: Severity;
  /** Reports by format, each with its file. A single format, as text, goes to standard output. */
  readonly format?: AuditFormat | readonly string[] | Readonly<Partial<Record<AuditFormat, string>>>;
  readonly concurrency?: number;
  readonly browser?: string;
  readonly baseline?: string;
  /** Milliseconds of real time for one page view. */
  readonly timeout?: number;
  /** Seconds that pass on the clock of each page. */
  readonly pageTime?: number;
  readonly context?: string;
  readonly crawl?: number;
  readonly sitemap?: string;
  readonly list?: string;
  readonly cookies?: string;
  readonly seedCookies?: string;
  readonly header?: readonly string[] | Readonly<Record<string, string>>;
  readonly headerOrigins?: readonly string[];
  readonly bannerAccept?: string;
  readonly bannerDecline?: string;
}

/** Settings of another command: its options by their names in camel case, as `ss-runtime COMMAND --help` lists them. */
export type CommandConfig = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Content of `ss-runtime.config.json`, `.js` or `.ts`. */
export interface Config {
  readonly audit?: AuditConfig;
  readonly serve?: CommandConfig;
  readonly validate?: CommandConfig;
  readonly replay?: CommandConfig;
}

/** Returns the settings unchanged, with their types for an editor: `export default defineConfig({ … })`. */
export const defineConfig = (config: Config): Config => config;
