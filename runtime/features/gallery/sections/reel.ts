import { readNumber } from '../../../contract/read.ts';
import type { Size } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../model/design.ts';
import { imageOf } from '../model/slides.ts';
import { dropRow } from '../strip/drop-row.ts';
import { createStrip } from '../strip/strip.ts';
import styles from './reel.css';
import { setSectionHeight } from './section-height.ts';

/** Width over height of a reel whose markup gives no height: gallery#section-height. */
const reelRatio = 2;

/**
 * A reel section: a strip whose slides have their box and place inline. The page's CSS shows the text of the slide with
 * `data-active` and the pictures in elements with `data-visible`. Clicks: gallery#reel-click.
 */
export const reel: Design = { name: 'reel', moves: true, start };

/** The chunk `gallery-reel`. */
export const designs = { reel };

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
    queueOffset: 0,
    speedSeconds,
    preloadCount,
    isPlaced: true,
    gapPx: readNumber(input.gutter) ?? 0,
    onPress(index, event) {
      if (event.type !== 'click' || event.defaultPrevented || index === currentIndex()) return;
      event.preventDefault();
      stage.press(() => stage.goTo(index));
    },
    onPicture(slide) {
      const around = imageOf(slide)?.closest('[class*="-item-src"]');
      for (const name of ['data-loaded', 'data-visible']) around?.setAttribute(name, 'true');
    },
  });
  const markCurrent = (index: number): void => {
    for (const slide of gallery.querySelectorAll<HTMLElement>('[data-active=true]')) slide.dataset.active = 'false';
    const slide = slides[index];
    if (slide) slide.dataset.active = 'true';
  };
  const layout = (size: Size): void => row.layout({ ...size, heightPx: setSectionHeight(gallery, size.widthPx, reelRatio) });
  row.show(currentIndex());
  markCurrent(currentIndex());
  stage.whenSized(gallery, layout);
  return {
    layout,
    move(_, index) {
      markCurrent(index);
      return row.show(index);
    },
    drag: row.drag,
    drop: (swiped) => dropRow(row, stage, swiped),
  };
}
