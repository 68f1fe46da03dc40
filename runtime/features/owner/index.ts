/** Features for a signed-in owner: the way to the configuration panel, log-out, and the overlay manager. */
export { watchEscape } from './watch-escape.ts';
