/** The owner's view of their site: the way to the configuration panel, log-out, and the overlay manager. */
export { watchEscape } from './watch-escape.ts';
