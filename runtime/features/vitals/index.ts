/** What other features, and the boot script, may use of this one. */
export { fetchPulse } from './fetch-pulse.ts';
