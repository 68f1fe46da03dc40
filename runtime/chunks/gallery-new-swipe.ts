export { newSwipe as transition } from '../gallery/transitions/new-swipe.ts';
