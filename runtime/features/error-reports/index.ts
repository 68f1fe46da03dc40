/** What other features, and the boot script, may use of this one. */
export { connectInbox, onWaiting } from './connect-inbox.ts';
export { createErrorInbox } from './error-inbox.ts';
export type { ErrorReports } from './error-reporter.ts';
