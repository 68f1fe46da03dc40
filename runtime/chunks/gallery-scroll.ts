export { scroll as transition } from '../gallery/transitions/scroll.ts';
