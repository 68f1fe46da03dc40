import { imageOf } from '../slides.ts';
import { defineDesign, type LiveDesign, type Stage } from './design.ts';

/**
 * The base layout: slides stay where the page's CSS puts them, one below the other as a rule, and their pictures come when
 * they are near the view. Every design value that is not known falls back to it. Spec 1 §2.
 */
export const stackedBase = defineDesign({ name: 'stacked-base', moves: false, transition: null, start });

function start(stage: Stage): LiveDesign {
  const { slides, state, options, currentIndex } = stage;
  const images = slides.map((slide) => {
    const element = imageOf(slide);
    return element && stage.createImage(element, { mode: 'none', wholeWidth: options.wholeWidth ?? true });
  });
  const near = new Set<number>();

  const load = (index: number): void => {
    near.add(index);
    void images[index]?.load(() => Math.abs(index - currentIndex()));
  };

  const watching = images.map((image, index) => (image ? stage.whenNear(image.element, () => load(index)) : () => {}));

  const mark = (index: number, active: boolean): void => {
    const slide = slides[index];
    if (slide) state.keep(slide).classList.toggle('sqs-active-slide', active);
  };

  mark(currentIndex(), true);
  return {
    layout() {
      const widthsPx = images.map((image) => image?.element.parentElement?.clientWidth ?? 0);
      images.forEach((image, index) => {
        image?.place({ widthPx: widthsPx[index] ?? 0, heightPx: 0 });
      });
      for (const index of near) load(index);
    },
    move(previousIndex, index) {
      mark(previousIndex, false);
      mark(index, true);
      return { durationMs: 0 };
    },
    destroy() {
      for (const stop of watching) stop();
      for (const image of images) image?.cancel();
    },
  };
}
