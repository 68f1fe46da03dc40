/** What other features, and the boot script, may use of this one. */
export { createSystemErrorOverlay } from './system-error-listener.ts';
