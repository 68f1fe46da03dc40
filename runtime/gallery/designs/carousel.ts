import { readFlag } from '../../contract/decoders/read.ts';
import { carouselLimits, stripLimits } from '../../contract/limits.ts';
import { startBoxes } from '../boxes.ts';
import { firstInView, slidesInWidth } from '../carousel-groups.ts';
import { bringControlsToLife } from '../controls.ts';
import type { Design, LiveDesign, Stage } from '../design.ts';
import { integerOf, shapeRatio } from '../given.ts';
import { wrapIndex } from '../slide-index.ts';

/** With some weight: a page that puts its summaries into rows of a grid does not mean its carousels. */
const styles = `.sqs-gallery[data-ss-layout=carousel]{display:flex;gap:var(--ss-gap)}
[data-ss-layout=carousel]>.sqs-gallery-design-carousel-slide{flex:none;float:none;margin:0;width:calc((100% + var(--ss-gap))/var(--ss-columns) - var(--ss-gap))}
[data-ss-view]{overflow:hidden;overflow:clip;touch-action:pan-y pinch-zoom}`;

/**
 * Groups of slides, so many in view, with pages to turn. Its geometry is in percent: after a change of width that keeps the
 * number of slides in view, nothing is to be done. Spec 1 §4 "Carousel", §9.
 */
export const carousel: Design = { name: 'carousel', moves: true, start };

function start(stage: Stage): LiveDesign {
  const { gallery, state, options, currentIndex, loop, onEnd } = stage;
  const slides = Array.from(stage.slides);
  const given = options.given ?? {};
  const perRow = integerOf(given, ['slidesPerRow'], carouselLimits.slidesPerRow, 1);
  const gutterPercent = options.gutterPercent ?? carouselLimits.gutterPercent;
  const view = state.keep(gallery.parentElement ?? gallery);
  const { next = [], previous = [], controls = [] } = options.pagers ?? {};
  let inView = perRow;
  let first = 0;
  let direction = 1;

  stage.addStyles(styles);
  view.dataset.ssView = '';
  view.style.setProperty('--ss-gap', `${gutterPercent}%`);
  gallery.dataset.ssLayout = 'carousel';
  gallery.classList.add('sqs-gallery-design-carousel');
  for (const slide of slides) state.keep(slide).classList.add('sqs-gallery-design-carousel-slide');
  const boxes = startBoxes(stage, shapeRatio(given.imageAspectRatio), readFlag(given.autoCrop ?? true) ? 'fill' : 'fit');

  const shiftOf = (start: number): string => `translateX(${(-direction * start * (100 + gutterPercent)) / inView}%)`;
  const show = (start: number): void => {
    first = start;
    gallery.style.transform = start ? shiftOf(start) : '';
    slides.forEach((slide, index) => {
      const isOut = index < start || index >= start + inView;
      if (slide.inert !== isOut) slide.inert = isOut;
    });
  };
  /** The pager turns whole groups. */
  const pager = {
    get currentIndex() {
      return first + inView >= slides.length ? this.numberOfSlides - 1 : Math.floor(first / inView);
    },
    get numberOfSlides() {
      return Math.ceil(slides.length / inView);
    },
    next: () => turn(1),
    previous: () => turn(-1),
  };
  const turn = (by: 1 | -1): void => {
    const group = pager.currentIndex + by;
    if (loop || (group >= 0 && group < pager.numberOfSlides)) stage.goTo(wrapIndex(group, pager.numberOfSlides) * inView);
    else {
      // Says that there is no further.
      stage.goTo(by > 0 ? slides.length - 1 : 0);
      if (by > 0) stage.next();
      else stage.previous();
    }
  };
  const mark = (index: number, isActive: boolean): void => {
    slides[index]?.classList.toggle('sqs-active-slide', isActive);
  };
  for (const control of [...next, ...previous, ...controls]) state.keep(control);
  const refreshControls = bringControlsToLife({ next, previous }, pager, loop, stage);
  mark(currentIndex(), true);

  return {
    swipe: turn,
    layout({ widthPx }) {
      inView = slidesInWidth(perRow, widthPx);
      const isAll = slides.length <= inView;
      direction = stage.rightToLeft() ? -1 : 1;
      view.style.setProperty('--ss-columns', String(inView));
      // Not taken out: what is below the pager stays where it is.
      for (const control of [...next, ...previous, ...controls]) control.style.visibility = isAll ? 'hidden' : '';
      show(firstInView(Number.NaN, currentIndex(), inView, slides.length));
      refreshControls();
      boxes.layout();
    },
    move(previousIndex, index) {
      mark(previousIndex, false);
      mark(index, true);
      const from = shiftOf(first);
      const start = firstInView(previousIndex, index, inView, slides.length);
      const stays = start === first;
      if (!stays) show(start);
      refreshControls();
      if (stays || stage.lessMotion()) return 0;
      const durationMs = stripLimits.speedSeconds * 1000;
      const animation = gallery.animate(
        { transform: [from, shiftOf(start)] },
        { duration: durationMs, easing: 'cubic-bezier(.2,.6,.35,1)' },
      );
      onEnd(() => animation.cancel());
      return durationMs;
    },
  };
}
