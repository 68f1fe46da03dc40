/** Button blocks: their views and clicks are recorded. The boot script holds clicks on them until their code is there. */
export { buttonSelector, holdEarlyClicks } from './hold-early-clicks.ts';
