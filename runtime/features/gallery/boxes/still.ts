import { readFlag } from '../../../contract/read.ts';
import type { Design, MountedDesign, Stage } from '../design.ts';
import { shortGallery } from '../slides.ts';
import { startBoxes } from './boxes.ts';
import { fitColumns } from './columns.ts';

/** A design whose slides are all seen at once, in the places that CSS has given them before. `check` may throw. */
export const still = (name: string, check?: (stage: Stage) => void): Design => ({
  name,
  moves: false,
  isLaidOut: true,
  start(stage) {
    check?.(stage);
    return startStill(stage, name);
  },
});

function startStill(stage: Stage, name: string): MountedDesign {
  const { gallery, slides, state, options } = stage;
  const { input = {} } = options;
  const dress = (from: number, to: number): void => {
    for (let index = from; index < Math.min(to, slides.length); index++) {
      const slide = slides[index];
      if (slide) state.keep(slide).classList.add(`sqs-gallery-design-${name}-slide`);
    }
  };

  if (!options.isSection) {
    gallery.classList.add(`sqs-gallery-design-${name}`);
    dress(0, shortGallery);
    stage.later(() => dress(shortGallery, slides.length));
  }
  // What a gallery block's square-thumbs is to its boxes, auto-crop is to those of a summary block.
  const crops = readFlag(input['square-thumbs'] ?? input.autoCrop ?? true);
  const boxes = startBoxes(stage, options.imageMode ?? (crops ? 'fill' : 'fit'));
  return {
    layout({ widthPx }) {
      fitColumns(gallery, name, input, widthPx);
      boxes.layout();
    },
    move: () => 0,
  };
}
