import type { Change } from '../transition.ts';

/**
 * Both slides move by their own length, one out of sight and the other into it, from where a finger has taken them. In
 * percentages and by the browser's compositor: nothing is measured, and a change of size does no harm. Without an entering
 * slide the leaving one moves alone.
 */
export function slideAlong(
  axis: 'x' | 'y',
  {
    leaving,
    entering,
    direction,
    rightToLeft,
    dragged,
  }: Pick<Change, 'leaving' | 'direction' | 'rightToLeft' | 'dragged'> & {
    readonly entering: HTMLElement | null;
  },
  timing: KeyframeAnimationOptions,
): Animation[] {
  const sign = axis === 'x' && rightToLeft ? -direction : direction;
  const at = (part: number): string => `translate${axis.toUpperCase()}(${part * sign * 100}%)`;
  const move = (slide: HTMLElement | null, offset: number): Animation[] =>
    slide
      ? [
          slide.animate(
            // Whichever of the two is not the current slide is hidden by its style.
            { transform: [at(offset - dragged), at(offset - 1)], opacity: ['1', '1'], visibility: ['visible', 'visible'] },
            timing,
          ),
        ]
      : [];
  return [...move(entering, 1), ...move(leaving, 0)];
}
