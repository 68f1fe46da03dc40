/** What other features, and the boot script, may use of this one. */
export { createErrorInbox } from './error-inbox.ts';
export type { ErrorReports } from './error-reporter.ts';
