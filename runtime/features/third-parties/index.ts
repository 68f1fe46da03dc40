/** What other features may use of this one. */
export { standInOrigin } from './addresses.ts';
