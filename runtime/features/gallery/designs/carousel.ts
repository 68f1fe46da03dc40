import { carouselLimits, stripLimits } from '../../../contract/gallery/constants.ts';
import { readFlag } from '../../../contract/read.ts';
import { startBoxes } from '../boxes/boxes.ts';
import { columnsOf, fitColumns } from '../boxes/columns.ts';
import { createGroupPager, firstInView } from '../boxes/groups.ts';
import type { Design, MountedDesign, Stage } from '../model/design.ts';
import { maxShortGallerySlides } from '../model/slides.ts';
import { activateControls } from '../steps/controls.ts';
import styles from './carousel.css';

/**
 * A row of slides that moves by slides or by groups: gallery#carousel-groups, gallery#carousel-pager. Its geometry is in percent,
 * so a change of width that keeps the number of columns needs no layout. Of more than 24 slides only those in view, and one group
 * on each side, are touched.
 */
export const carousel: Design = { name: 'carousel', moves: true, start };

/** The chunk `gallery-carousel`. */
export const designs = { carousel };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, state, options, currentIndex, loop, onDispose } = stage;
  const view = gallery.parentElement;
  const input = options.input ?? {};
  const { next = [], previous = [], controls = [] } = options.pagers ?? {};
  const allControls = [...next, ...previous, ...controls];
  let inView = 1;
  let first = 0;
  /** Whether the browser has been idle: neighbours load from then on. */
  let isIdle = false;
  let direction = 1;

  stage.addStyles(styles);
  if (view) state.keep(view).dataset.ssView = '';
  gallery.classList.add('sqs-gallery-design-carousel');
  const boxes = startBoxes(stage, readFlag(input.autoCrop ?? true) ? 'fill' : 'fit');
  const markVisible = createVisibility(stage);

  const shiftOf = (start: number): string =>
    `translateX(${(-direction * start * (100 + carouselLimits.gutterPercent)) / inView}%)`;
  const show = (start: number): void => {
    first = start;
    gallery.style.transform = start ? shiftOf(start) : '';
    markVisible(start, inView);
    if (isIdle) loadNeighbours();
  };
  /** Loads the groups on both sides before a step shows them. */
  const loadNeighbours = (): void => boxes.load(first - inView, first + 2 * inView);
  const pager = createGroupPager(stage, () => ({ first, inView }));
  const markCurrent = (index: number, isCurrent: boolean): void => {
    slides[index]?.classList.toggle('sqs-active-slide', isCurrent);
  };
  for (const control of allControls) state.keep(control);
  const refreshControls = activateControls({ next, previous }, pager, loop, stage);
  markCurrent(currentIndex(), true);
  stage.whenIdle(() => {
    isIdle = true;
    loadNeighbours();
  });

  return {
    swipe: pager.turn,
    layout({ widthPx }) {
      inView = columnsOf('carousel', input, widthPx);
      fitColumns(gallery, 'carousel', input, widthPx);
      direction = stage.isRightToLeft() ? -1 : 1;
      // Hidden controls keep their space, so that nothing below them moves.
      const visibility = slides.length <= inView ? 'hidden' : '';
      for (const control of allControls) control.style.visibility = visibility;
      show(firstInView(Number.NaN, currentIndex(), inView, slides.length));
      refreshControls();
      boxes.layout();
    },
    move(previousIndex, index) {
      markCurrent(previousIndex, false);
      markCurrent(index, true);
      const from = shiftOf(first);
      const start = firstInView(previousIndex, index, inView, slides.length);
      const stays = start === first;
      if (!stays) show(start);
      refreshControls();
      if (stays || stage.prefersReducedMotion()) return 0;
      const durationMs = stripLimits.speedSeconds * 1000;
      const animation = gallery.animate(
        { transform: [from, shiftOf(start)] },
        { duration: durationMs, easing: 'cubic-bezier(.2,.6,.35,1)' },
      );
      onDispose(() => animation.cancel());
      return durationMs;
    },
  };
}

/** Returns a function that marks the slides in view, and makes all others inert. */
function createVisibility({ gallery, slides, state }: Stage): (start: number, inView: number) => void {
  const isLong = slides.length > maxShortGallerySlides;
  /** Slides that may be visible, now and before the latest change. */
  let near = new Set<HTMLElement>();
  let nearBefore = near;
  if (isLong) gallery.classList.add('ss-gallery-long');
  return (start, inView) => {
    const [from, to] = isLong ? [Math.max(0, start - inView), start + 2 * inView] : [0, slides.length];
    const left = nearBefore;
    nearBefore = near;
    near = new Set();
    for (let index = from; index < Math.min(to, slides.length); index++) {
      const slide = slides[index];
      if (!slide) continue;
      const isOutside = index < start || index >= start + inView;
      near.add(state.keep(slide));
      if (isLong) slide.dataset.ssNear = '';
      slide.classList.add('sqs-gallery-design-carousel-slide');
      if (slide.inert !== isOutside) slide.inert = isOutside;
    }
    // Slides that were just left stay visible until the motion ends.
    for (const slide of left) if (!near.has(slide) && !nearBefore.has(slide)) delete slide.dataset.ssNear;
    for (const slide of nearBefore) if (!near.has(slide)) slide.inert = true;
  };
}
