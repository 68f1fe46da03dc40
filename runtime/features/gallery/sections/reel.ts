import { readNumber } from '../../../contract/read.ts';
import type { Size } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../design.ts';
import { imageOf } from '../slides.ts';
import { dropRow } from '../strip/drop-row.ts';
import { createStrip } from '../strip/strip.ts';
import { giveHeight } from './give-height.ts';
import styles from './reel.css';

/**
 * The slides of a reel section: a strip whose pictures have their box and their place inline. Sheets ask for `data-active` on the
 * current slide, which shows its text, and for `data-visible` around a picture that has come. A click on another slide goes to it
 * (our choice).
 */
export const reel: Design = { name: 'reel', moves: true, start };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, state, options, currentIndex } = stage;
  const { input = {}, speedSeconds, preloadCount } = options;
  stage.addStyles(styles);
  gallery.dataset.ssLayout = 'reel';
  if (gallery.parentElement) state.keep(gallery.parentElement);
  const row = createStrip(stage, {
    element: gallery,
    slides,
    currentIndex,
    alignment: input.activeAlignment ?? input.alignment ?? input['active-alignment'],
    behind: 0,
    speedSeconds,
    preloadCount,
    isPlaced: true,
    gapPx: readNumber(input.gutter) ?? 0,
    press(index, event) {
      if (event.type !== 'click' || event.defaultPrevented || index === currentIndex()) return;
      event.preventDefault();
      stage.goTo(index);
    },
    onPicture(slide) {
      const around = imageOf(slide)?.closest('[class*="-item-src"]');
      for (const name of ['data-loaded', 'data-visible']) around?.setAttribute(name, 'true');
    },
  });
  const mark = (index: number): void => {
    for (const slide of gallery.querySelectorAll<HTMLElement>('[data-active=true]')) slide.dataset.active = 'false';
    const slide = slides[index];
    if (slide) slide.dataset.active = 'true';
  };
  /** A reel without a height of its own is twice as wide as it is high (our choice). */
  const layout = (size: Size): void => row.layout({ ...size, heightPx: giveHeight(gallery, size.widthPx, 2) });
  row.show(currentIndex());
  mark(currentIndex());
  stage.whenSized(gallery, layout);
  return {
    layout,
    move(_, index) {
      mark(index);
      return row.show(index);
    },
    drag: row.drag,
    drop: (swiped) => dropRow(row, stage, swiped),
  };
}
