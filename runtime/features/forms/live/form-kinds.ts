/** What only some forms need: rules of the rarer types, counters, files, traps for programs. */
export { rareRules } from '../../../contract/forms/rare-rules.ts';
export { createFileReader } from '../sending/read-files.ts';
export { hideBait, isBot } from './bot-trap.ts';
export { addCounters } from './counter.ts';
