/** What other features, and the boot script, may use of this one. */
export { watchEscape } from './watch-escape.ts';
