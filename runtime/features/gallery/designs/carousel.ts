import { carouselLimits, stripLimits } from '../../../contract/gallery/limits.ts';
import { readFlag } from '../../../contract/read.ts';
import { startBoxes } from '../boxes/boxes.ts';
import { columnsOf, fitColumns } from '../boxes/columns.ts';
import { firstInView } from '../carousel-groups.ts';
import type { Design, MountedDesign, Stage } from '../design.ts';
import { wrapIndex } from '../slide-index.ts';
import { shortGallery } from '../slides.ts';
import { activateControls } from '../steps/controls.ts';
import styles from './carousel.css';

/**
 * Groups of slides, so many in view, with pages to turn. Its geometry is in percent: after a change of width that keeps the
 * number of slides in view, nothing is to be done. Of more than 24 slides those are touched that are in view or one group
 * beside it. Spec 1 §4 "Carousel", §9.
 */
export const carousel: Design = { name: 'carousel', moves: true, isLaidOut: true, start };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, state, options, currentIndex, loop, onEnd } = stage;
  const view = gallery.parentElement;
  const input = options.input ?? {};
  const { gutterPercent } = carouselLimits;
  const { next = [], previous = [], controls = [] } = options.pagers ?? {};
  const isLong = slides.length > shortGallery;
  /** Slides that may be seen, now and before the latest change. */
  let near = new Set<HTMLElement>();
  let before = near;
  let inView = 1;
  let first = 0;
  /** What is seen when the gallery comes to life has been asked for. */
  let isIdle = false;
  let direction = 1;

  stage.addStyles(styles);
  if (view) state.keep(view).dataset.ssView = '';
  gallery.classList.add('sqs-gallery-design-carousel');
  if (isLong) gallery.classList.add('ss-gallery-long');
  const boxes = startBoxes(stage, readFlag(input.autoCrop ?? true) ? 'fill' : 'fit');

  const shiftOf = (start: number): string => `translateX(${(-direction * start * (100 + gutterPercent)) / inView}%)`;
  const show = (start: number): void => {
    const [from, to] = isLong ? [Math.max(0, start - inView), start + 2 * inView] : [0, slides.length];
    first = start;
    gallery.style.transform = start ? shiftOf(start) : '';
    const gone = before;
    before = near;
    near = new Set();
    for (let index = from; index < Math.min(to, slides.length); index++) {
      const slide = slides[index];
      if (!slide) continue;
      const isOut = index < start || index >= start + inView;
      near.add(state.keep(slide));
      if (isLong) slide.dataset.ssNear = '';
      slide.classList.add('sqs-gallery-design-carousel-slide');
      if (slide.inert !== isOut) slide.inert = isOut;
    }
    // What has just been left is seen until the motion is over.
    for (const slide of gone) if (!near.has(slide) && !before.has(slide)) delete slide.dataset.ssNear;
    for (const slide of before) if (!near.has(slide)) slide.inert = true;
    if (isIdle) bringNext();
  };
  /** The group on either side comes before it is turned to. */
  const bringNext = (): void => boxes.bring(first - inView, first + 2 * inView);
  const pager = createGroupPager(stage, () => ({ first, inView }));
  const mark = (index: number, isActive: boolean): void => {
    slides[index]?.classList.toggle('sqs-active-slide', isActive);
  };
  for (const control of [...next, ...previous, ...controls]) state.keep(control);
  const refreshControls = activateControls({ next, previous }, pager, loop, stage);
  mark(currentIndex(), true);
  stage.later(() => {
    isIdle = true;
    bringNext();
  });

  return {
    swipe: pager.turn,
    layout({ widthPx }) {
      inView = columnsOf('carousel', input, widthPx);
      fitColumns(gallery, 'carousel', input, widthPx);
      const isAll = slides.length <= inView;
      direction = stage.rightToLeft() ? -1 : 1;
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

/** The pager turns whole groups. */
function createGroupPager(
  { slides, loop, goTo, next, previous }: Stage,
  shown: () => { readonly first: number; readonly inView: number },
) {
  const pager = {
    get currentIndex() {
      const { first, inView } = shown();
      return first + inView >= slides.length ? pager.numberOfSlides - 1 : Math.floor(first / inView);
    },
    get numberOfSlides(): number {
      return Math.ceil(slides.length / shown().inView);
    },
    next: () => pager.turn(1),
    previous: () => pager.turn(-1),
    turn(by: 1 | -1): void {
      const group = pager.currentIndex + by;
      if (loop || (group >= 0 && group < pager.numberOfSlides)) goTo(wrapIndex(group, pager.numberOfSlides) * shown().inView);
      else {
        // Says that there is no further.
        goTo(by > 0 ? slides.length - 1 : 0);
        if (by > 0) next();
        else previous();
      }
    },
  };
  return pager;
}
