import { stackedLimits } from '../../../contract/gallery/constants.ts';
import { crossFade } from '../model/slide-animations.ts';
import type { Transition } from '../model/transition.ts';

/** Fades the new slide in over the old one: gallery#fade-times. */
export const fade: Transition = { name: stackedLimits.transition, run: crossFade };
