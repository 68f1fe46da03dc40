/** What other features, and the boot script, may use of this one. */
export { buttonKind } from './block.ts';
export { holdEarlyClicks } from './hold-early-clicks.ts';
export { buttonPlace } from './place.ts';
