/** Reports of uncaught errors. The boot script uses the inbox only; the reporter is a chunk that a page's first error fetches. */
export { connectInbox, createErrorInbox, onWaiting } from './error-inbox.ts';
export type { ErrorReports } from './error-reporter.ts';
