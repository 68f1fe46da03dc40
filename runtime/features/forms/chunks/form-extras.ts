/** Rules of the rarer field types, files, honeypots and counters: loaded for forms that have them. */
export { rareRules } from '../../../contract/forms/rare-rules.ts';
export { addCounters } from '../extras/counter.ts';
export { createFileReader } from '../extras/file-reader.ts';
export { hideHoneypots, isAutomated } from '../extras/honeypot.ts';
