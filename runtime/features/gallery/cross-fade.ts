import { stackedLimits } from '../../contract/gallery/limits.ts';
import type { Change } from './transition.ts';

/** Third-power ease-out (our choice): opacities measured in the middle of a fade lie on such a curve. */
const easing = 'cubic-bezier(.2,.6,.35,1)';

/** The new slide comes up over the old one, which takes 1.2 times as long to go. Spec 1 §9 "Stacked". */
export const crossFade = ({ leaving, entering, speedMs }: Change): readonly Animation[] => [
  entering.animate({ opacity: [0, 1] }, { duration: speedMs, easing }),
  // The old slide is hidden already: the animation keeps it in sight until it has faded.
  leaving.animate(
    { opacity: [1, 0], visibility: ['visible', 'visible'] },
    { duration: speedMs * stackedLimits.fadeOutSpeedRatio, easing },
  ),
];
