import { runtimeError } from '../../../contract/errors.ts';
import { scrollLimits } from '../../../contract/gallery/constants.ts';
import { slideAlong } from '../model/slide-animations.ts';
import type { Transition, TransitionOptions } from '../model/transition.ts';

const axis = ({ direction }: TransitionOptions): 'x' | 'y' => (direction === 'vertical' ? 'y' : 'x');

/** Slides scroll past, horizontally or vertically, and follow the pointer: gallery#scroll-finish. */
export const scroll: Transition = {
  name: 'scroll',
  check({ direction = 'horizontal' }) {
    if (direction !== 'horizontal' && direction !== 'vertical')
      throw runtimeError('bad-transition-option', `scroll needs a direction that is horizontal or vertical, not ${direction}`);
  },
  run: (change) => slideAlong(axis(change.options), change, { duration: scrollLimits.finishSeconds * 1000, easing: 'ease-out' }),
  drag: {
    settleMs: scrollLimits.finishSeconds * 1000,
    axis,
    rest: ({ distancePx, lengthPx }) => Number(distancePx > lengthPx / 2),
    overscroll: () => 0,
  },
};
