import { stackedLimits } from '../../../contract/gallery/constants.ts';
import type { Change } from './transition.ts';

/** Third-power ease-out: gallery#fade-easing. */
const easing = 'cubic-bezier(.2,.6,.35,1)';

/** Fades the entering slide in over the leaving one, which takes 1.2 times as long to fade out: gallery#fade-times. */
export const crossFade = ({ leaving, entering, speedMs }: Change): readonly Animation[] => [
  entering.animate({ opacity: [0, 1] }, { duration: speedMs, easing }),
  // The leaving slide is hidden by its styles: the animation keeps it visible until it has faded.
  leaving.animate(
    { opacity: [1, 0], visibility: ['visible', 'visible'] },
    { duration: speedMs * stackedLimits.fadeOutSpeedRatio, easing },
  ),
];

type Slide = Pick<Change, 'leaving' | 'direction' | 'isRightToLeft' | 'dragged'> & { readonly entering: HTMLElement | null };

/**
 * Moves both slides by their length, one out of view and the other into view, from the place of a drag. Without an entering slide
 * the leaving one moves alone. Percentages need no measuring, run on the browser's compositor and follow a change of size.
 */
export function slideAlong(
  axis: 'x' | 'y',
  { leaving, entering, direction, isRightToLeft, dragged }: Slide,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const sign = axis === 'x' && isRightToLeft ? -direction : direction;
  const at = (share: number): string => `translate${axis.toUpperCase()}(${share * sign * 100}%)`;
  const move = (slide: HTMLElement, offset: number): Animation =>
    slide.animate(
      // Overrides the styles that hide the slide which is not the current one.
      { transform: [at(offset - dragged), at(offset - 1)], opacity: ['1', '1'], visibility: ['visible', 'visible'] },
      timing,
    );
  return entering ? [move(entering, 1), move(leaving, 0)] : [move(leaving, 0)];
}
