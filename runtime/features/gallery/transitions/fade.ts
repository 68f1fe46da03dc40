import { stackedLimits } from '../../../contract/gallery/limits.ts';
import { crossFade } from '../cross-fade.ts';
import type { Transition } from '../transition.ts';

/** The new slide comes up over the old one, which takes 1.2 times as long to go. Spec 1 §4, §9 "Stacked". */
export const fade: Transition = { name: stackedLimits.transition, run: crossFade };
