import type { Severity } from '../../runtime/contract/findings.ts';
import type { JourneyName } from '../audit/artifacts/artifacts.ts';
import type { AuditFormat } from '../audit/outputs.ts';

/** Settings of `ss-runtime audit`: its options by their names in camel case. Paths count from the current folder. */
export interface AuditConfig {
  readonly journeys?: readonly JourneyName[];
  /** Ids of the rules to apply. */
  readonly rules?: readonly string[];
  /** What the violations of a rule count as, by its id. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** How many findings of a severity pass. */
  readonly thresholds?: Readonly<Partial<Record<Severity, number>>>;
  readonly failOn?: Severity;
  /** Reports, by format: each with its file. One alone, as a text, goes to standard output. */
  readonly format?: AuditFormat | readonly string[] | Readonly<Partial<Record<AuditFormat, string>>>;
  readonly concurrency?: number;
  readonly browser?: string;
  readonly baseline?: string;
  /** Milliseconds of real time for one page view. */
  readonly timeout?: number;
  /** Seconds of its own time that each page sees. */
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

/** What `ss-runtime.config.json`, `.js` or `.ts` may hold. */
export interface Config {
  readonly audit?: AuditConfig;
  readonly serve?: CommandConfig;
  readonly validate?: CommandConfig;
  readonly replay?: CommandConfig;
}

/** Returns the settings as they are; gives their types to an editor: `export default defineConfig({ … })`. */
export const defineConfig = (config: Config): Config => config;
