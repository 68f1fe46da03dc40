/** What other features, and the boot script, may use of this one. */
export { fetchNextLoadActions } from './fetch-next-load-actions.ts';
export { addNextLoadAction } from './next-load-actions.ts';
export { keepRelativeTime } from './relative-time.ts';
