/** What other features, and the boot script, may use of this one. */
export { announceNextLoadActions } from './next-load-actions.ts';
