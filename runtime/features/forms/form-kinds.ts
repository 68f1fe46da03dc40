/** What only some kinds of fields need: rules of the rarer types, counters, files. */
export { rareRules } from '../../contract/forms/rare-rules.ts';
export { addCounters } from './counter.ts';
export { createFileReader } from './read-files.ts';
