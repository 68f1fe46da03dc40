/** What other features, and the boot script, may use of this one. */
export { addNextLoadAction, announceNextLoadActions } from './next-load-actions.ts';
export { keepRelativeTime } from './relative-time.ts';
