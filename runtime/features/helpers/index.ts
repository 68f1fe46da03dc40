/** Small tools for scripts of the page. The service itself is a chunk. */
export { addNextLoadAction, fetchNextLoadActions } from './next-load-actions.ts';
export { keepRelativeTime } from './relative-time.ts';
