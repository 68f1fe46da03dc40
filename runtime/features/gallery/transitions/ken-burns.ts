import { kenBurnsLimits } from '../../../contract/gallery/limits.ts';
import { crossFade } from '../cross-fade.ts';
import { imageOf } from '../slides.ts';
import type { Transition } from '../transition.ts';

/** Zooms of slides on the page, so that a slide which comes again starts anew. */
const zooms = new WeakMap<HTMLElement, Animation>();

/** A picture grows slowly for as long as it is seen; what grows out of the slide is cut off. */
function zoom(slide: HTMLElement, durationMs: number): void {
  zooms.get(slide)?.cancel();
  const picture = imageOf(slide);
  if (!picture) return;
  const timing = { duration: durationMs, easing: 'linear', fill: 'forwards' } as const;
  zooms.set(slide, picture.animate({ transform: ['scale(1)', `scale(${kenBurnsLimits.zoomRatio})`] }, timing));
}

/** Slides fade into one another while their pictures grow to 1.075 of their size. Spec 1 §4, §9 "Ken-burns". */
export const kenBurns: Transition = {
  name: 'ken-burns',
  begin: zoom,
  run(change) {
    const animations = crossFade(change);
    zoom(change.entering, change.stayMs + change.speedMs);
    return animations;
  },
};
