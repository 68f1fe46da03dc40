/** What other features, and the boot script, may use of this one. */
export { showSystemError, showSystemErrors } from './system-error-listener.ts';
