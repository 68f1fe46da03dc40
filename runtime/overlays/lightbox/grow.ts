import { lightboxLimits } from '../../contract/limits.ts';
import type { Figure } from './figure.ts';

/**
 * Lets the picture grow out of the one on the page, or shrink back into it: moved, scaled and cut as the page shows it. Null where
 * there is nothing in view to grow out of.
 */
export function grow(figure: Figure, origin: HTMLElement | null, backwards: boolean): Animation | null {
  const from = origin?.isConnected ? origin.getBoundingClientRect() : null;
  // Clips that a gallery makes around a picture.
  const box = origin?.parentElement?.getBoundingClientRect();
  if (!from?.width || !box || from.bottom < 0 || from.top > innerHeight || from.right < 0 || from.left > innerWidth) return null;
  const to = figure.picture.getBoundingClientRect();
  if (!to.width || !to.height) return null;

  const seen = {
    left: Math.max(from.left, box.left),
    top: Math.max(from.top, box.top),
    right: Math.min(from.right, box.right),
    bottom: Math.min(from.bottom, box.bottom),
  };
  if (seen.right <= seen.left || seen.bottom <= seen.top) Object.assign(seen, { ...from.toJSON() });
  const width = seen.right - seen.left;
  const height = seen.bottom - seen.top;
  const scale = Math.max(width / to.width, height / to.height);
  const cutX = Math.max(0, (to.width - width / scale) / 2);
  const cutY = Math.max(0, (to.height - height / scale) / 2);
  const x = (seen.left + seen.right - to.left - to.right) / 2;
  const y = (seen.top + seen.bottom - to.top - to.bottom) / 2;
  return figure.picture.animate(
    {
      transform: [`translate(${x}px,${y}px) scale(${scale})`, 'none'],
      clipPath: [`inset(${cutY}px ${cutX}px)`, 'inset(0)'],
    },
    {
      duration: lightboxLimits.overlayFadeSeconds * 1000,
      easing: 'cubic-bezier(.2,0,0,1)',
      direction: backwards ? 'reverse' : 'normal',
      fill: backwards ? 'forwards' : 'backwards',
    },
  );
}
