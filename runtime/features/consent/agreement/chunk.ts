/** What follows from the visitor's answer beyond the specification. Fetched by pages that ask for it (runtime/README.md). */
export { start } from './agreement.ts';
