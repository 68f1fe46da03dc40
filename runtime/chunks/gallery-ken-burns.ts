export { kenBurns as transition } from '../gallery/transitions/ken-burns.ts';
