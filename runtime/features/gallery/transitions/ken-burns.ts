import { kenBurnsLimits } from '../../../contract/gallery/constants.ts';
import { crossFade } from '../model/slide-animations.ts';
import { imageOf } from '../model/slides.ts';
import type { Transition } from '../model/transition.ts';

/** Zoom of each slide. Cancelled when the slide is shown again, so that its picture starts from its own size. */
const zooms = new WeakMap<HTMLElement, Animation>();

/** Enlarges a picture slowly while it is visible; the slide clips it. */
function zoom(slide: HTMLElement, durationMs: number): void {
  zooms.get(slide)?.cancel();
  const picture = imageOf(slide);
  if (!picture) return;
  const timing = { duration: durationMs, easing: 'linear', fill: 'forwards' } as const;
  zooms.set(slide, picture.animate({ transform: ['scale(1)', `scale(${kenBurnsLimits.zoomRatio})`] }, timing));
}

/** Fades slides while their pictures grow: gallery#ken-burns-zoom. */
export const kenBurns: Transition = {
  name: 'ken-burns',
  begin: zoom,
  run(change) {
    const animations = crossFade(change);
    zoom(change.entering, change.stayMs + change.speedMs);
    return animations;
  },
};
