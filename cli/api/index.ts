/** Node API of the package, `import … from 'ss-runtime'`: the commands as functions that return the documents they print. */
export type { Journal } from '../../fake-server/journal/journal.ts';
export type { Finding, Severity } from '../../runtime/contract/findings.ts';
export type { JournalEntry } from '../../runtime/contract/journal/journal.ts';
export type { AuditDocument as AuditReport } from '../audit/report/document.ts';
export { CliError, type ExitCode } from '../errors.ts';
export type { ReplayReport } from '../replay/report.ts';
export { type AuditOptions, audit } from './audit.ts';
export { type AuditConfig, type CommandConfig, type Config, defineConfig } from './config.ts';
export * as enumerations from './enumerations.ts';
export { type ReplayOptions, replay } from './replay.ts';
export type { CommandContext } from './run-command.ts';
export { type Platform, type StartOptions, start } from './start.ts';
export { type ValidateOptions, type ValidateReport, validate } from './validate.ts';
