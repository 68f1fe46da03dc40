/** The transitions that few galleries use: one chunk, because two would be larger in total. */
import { kenBurns } from '../transitions/ken-burns.ts';
import { newSwipe } from '../transitions/new-swipe.ts';
import { scroll } from '../transitions/scroll.ts';
import { swipe } from '../transitions/swipe.ts';

export const transitions = { 'ken-burns': kenBurns, 'new-swipe': newSwipe, scroll, swipe };
