/**
 * Node API of the package, `import … from 'ss-runtime'`: the engines of the commands, which return the documents that the
 * commands print.
 */

export {
  CliError,
  type ErrorCode,
  type ExitCode,
  FaultSyntaxError,
  PortTakenError,
  TargetError,
} from '../../fake-server/common/errors.ts';
export type { Finding, Severity } from '../../fake-server/common/findings.ts';
export type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
export type { JournalReader as Journal } from '../../fake-server/journal/journal-reader.ts';
export type {
  CookieWrite,
  Initiator,
  JarCookie,
  JourneyName,
  PageArtifacts,
  PageVisit,
} from '../audit/artifacts/artifacts.ts';
export type { CallersBrowser } from '../audit/browser/callers-browser.ts';
export { type AuditRule, defineRule, type Problem } from '../audit/judging/rule.ts';
export type { AuditDocument, AuditFinding } from '../audit/report/document.ts';
export type { GivenCookie } from '../audit/request.ts';
export { type AuditOptions, type AuditReport, type AuditRun, audit } from './audit.ts';
export {
  type AuditConfig,
  type Config,
  defineConfig,
  type ReplayConfig,
  type ServeConfig,
  type ValidateConfig,
} from './config.ts';
export type { CommandContext } from './context.ts';
export * as enumerations from './enumerations.ts';
export { type ReplayOptions, type ReplayReport, replay } from './replay.ts';
export { type Platform, type StartOptions, start } from './start.ts';
export { type ValidateOptions, type ValidateReport, validate } from './validate.ts';
