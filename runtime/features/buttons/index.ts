/** Records views and clicks of button blocks. A click that leaves the page is held until this code has arrived. */
export { buttonSelector, leavingButtons } from './button-selector.ts';
