import { stripLimits } from '../../../contract/gallery/constants.ts';
import { readNumber } from '../../../contract/read.ts';
import type { Size } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../model/design.ts';
import { dropRow } from '../strip/drop-row.ts';
import { createStrip } from '../strip/strip.ts';
import styles from './strip.css';

/** Height in percent of the width for each unit of `vSize`: gallery#strip-height. */
const percentPerUnit = 5;

/**
 * Slides in one row, with the current one aligned in the view: the slider of blocks. See gallery#strip-alignment,
 * gallery#strip-click.
 */
export const strip: Design = { name: 'strip', moves: true, start };

/** The chunk `gallery-strip`. */
export const designs = { strip };

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
    queueOffset: 0,
    speedSeconds,
    preloadCount,
    onPress(index, event) {
      // The gallery handles clicks on the current slide.
      if (event.type !== 'click' || index === currentIndex()) return;
      event.preventDefault();
      // See gallery#inactive-video.
      if (slides[index]?.dataset.type !== 'video') stage.press(() => stage.goTo(index));
    },
  });
  let widthPx = 0;
  const layout = (size: Size): void => {
    ({ widthPx } = size);
    row.layout(size);
  };
  row.show(currentIndex());
  // Follows a height of the page's CSS. The engine calls `layout` after a change of width, with a delay.
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
