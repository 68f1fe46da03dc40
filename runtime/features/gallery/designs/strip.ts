import { stripLimits } from '../../../contract/gallery/limits.ts';
import { readNumber } from '../../../contract/read.ts';
import type { Size } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../design.ts';
import { dropRow } from '../strip/drop-row.ts';
import { createStrip } from '../strip/strip.ts';
import styles from './strip.css';

/** Percent of the width for each unit of `vSize`: with 10 units it is 50 percent, the default that spec 2 §9 gives (our choice). */
const percentPerUnit = 5;

/**
 * Slides in a row, the current one at the start, in the middle or at the end of the view: the slider of blocks. A click on
 * another slide goes to it, unless that is a video, one on the current slide on to the next. Spec 1 §2, §4 "Strip designs", §9 "Strip".
 */
export const strip: Design = { name: 'strip', moves: true, start };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, state, options, currentIndex } = stage;
  const { input = {}, speedSeconds, preloadCount } = options;
  const percent = readNumber(input.aspectRatio) || (readNumber(input.vSize) || stripLimits.vSize) * percentPerUnit;
  stage.addStyles(styles);
  state.keep(gallery.parentElement ?? gallery).style.setProperty('--ss-ratio', String(100 / percent));
  gallery.dataset.ssLayout = 'strip';
  const row = createStrip(stage, {
    element: gallery,
    slides,
    currentIndex,
    alignment: input.alignment ?? input['active-alignment'],
    behind: 0,
    speedSeconds,
    preloadCount,
    press(index, event) {
      // One on the current slide is the gallery's own.
      if (event.type !== 'click' || index === currentIndex()) return;
      event.preventDefault();
      // A video that is not the current slide does nothing (spec 1 §4).
      if (slides[index]?.dataset.type !== 'video') stage.goTo(index);
    },
  });
  let widthPx = 0;
  const layout = (size: Size): void => {
    ({ widthPx } = size);
    row.layout(size);
  };
  row.show(currentIndex());
  // The page may give it a height of its own. Another width comes when the window has been the same for a while.
  stage.whenSized(gallery, (size) => {
    if (size.widthPx === widthPx || widthPx === 0) layout(size);
  });
  return {
    layout,
    move: (_, index) => row.show(index),
    drag: row.drag,
    drop: (swiped) => dropRow(row, stage, swiped),
  };
}
