/** The cookies that count visits. Part of the boot script. */
export { createVisit } from './visit.ts';
