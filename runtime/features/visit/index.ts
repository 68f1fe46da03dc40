/** What other features, and the boot script, may use of this one. */
export { createVisit } from './visit.ts';
