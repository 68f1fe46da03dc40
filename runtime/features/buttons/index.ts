/** Records views and clicks of button blocks. The boot script holds clicks on them until this code has arrived. */
export { buttonSelector, holdEarlyClicks } from './hold-early-clicks.ts';
