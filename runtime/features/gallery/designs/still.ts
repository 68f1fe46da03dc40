import { runtimeError } from '../../../contract/errors.ts';
import { badColumnWidth } from '../../../contract/gallery/constants.ts';
import { positiveOrNull, readInteger } from '../../../contract/gallery/slideshow-block.ts';
import { isUnset, readFlag } from '../../../contract/read.ts';
import { startBoxes } from '../boxes/boxes.ts';
import { fitColumns } from '../boxes/columns.ts';
import type { Design, MountedDesign, Stage } from '../model/design.ts';
import { maxShortGallerySlides } from '../model/slides.ts';

/** Equal columns with boxes of one shape: gallery#grid-layout. */
export const grid = still('grid');

/** Rows of equal columns; their number depends on the column width: gallery#column-count. */
export const autogrid = still('autogrid');

/** Rows that fill the width, with every picture in its own shape: gallery#autorows-layout. The last row keeps its height. */
export const autorows = still('autorows');

/** One slide below the other, its picture beside its text: gallery#list-layout. */
export const list = still('list');

/**
 * Columns of slides of different heights: gallery#autocolumns-order. Throws RuntimeError (`bad-column-width`) by
 * gallery#column-width.
 */
export const autocolumns = still('autocolumns', ({ options: { input = {} } }) => {
  const isBad = !isUnset(input.columnWidth) && positiveOrNull(readInteger(input.columnWidth)) === null;
  if (isBad && !positiveOrNull(readInteger(input.numColumns))) throw runtimeError('bad-column-width', badColumnWidth);
});

/** Creates a design that shows all slides at once, where CSS has placed them. `check` may throw. */
function still(name: string, check?: (stage: Stage) => void): Design {
  return {
    name,
    moves: false,
    start(stage) {
      check?.(stage);
      return startStill(stage, name);
    },
  };
}

function startStill(stage: Stage, name: string): MountedDesign {
  const { gallery, slides, state, options } = stage;
  const { input = {} } = options;
  const addClasses = (from: number, to: number): void => {
    for (let index = from; index < Math.min(to, slides.length); index++) {
      const slide = slides[index];
      if (slide) state.keep(slide).classList.add(`sqs-gallery-design-${name}-slide`);
    }
  };

  if (!options.isSection) {
    gallery.classList.add(`sqs-gallery-design-${name}`);
    addClasses(0, maxShortGallerySlides);
    stage.whenIdle(() => addClasses(maxShortGallerySlides, slides.length));
  }
  // Gallery blocks have the key `square-thumbs`, summary blocks `autoCrop`.
  const isCropped = readFlag(input['square-thumbs'] ?? input.autoCrop ?? true);
  const boxes = startBoxes(stage, options.imageMode ?? (isCropped ? 'fill' : 'fit'));
  return {
    layout({ widthPx }) {
      fitColumns(gallery, name, input, widthPx);
      boxes.layout();
    },
    move: () => 0,
  };
}
