export { swipe as transition } from '../gallery/transitions/swipe.ts';
