/** What other features, and the boot script, may use of this one. */
export { fetchExtras } from './fetch-extras.ts';
