import { stripLimits } from '../../../contract/gallery/constants.ts';
import { axisBetween } from '../../../ui/dom/pointer-drag.ts';
import type { Size } from '../../images/index.ts';
import type { Tools } from '../model/design.ts';
import { maxShortGallerySlides } from '../model/slides.ts';
import styles from './strip.css';
import { alignmentShare } from './strip-geometry.ts';
import type { StripOptions } from './strip-options.ts';
import { createStripPictures } from './strip-pictures.ts';
import { createStripRow, type StripRow } from './strip-row.ts';
import { createSeenLoader } from './strip-seen.ts';
import { createStripWrapper, type StripWrapper } from './strip-wrapper.ts';

/** Pictures of one height in a row that moves inside its view. */
export interface Strip {
  /** Sets the size of every picture; called again after a change of size. */
  layout(size: Size): void;
  /** Marks the current slide and moves it to its place. Returns the duration in ms. */
  show(index: number): number;
  /** Moves the row during a drag, to the right above 0, up to its ends. */
  drag(byPx: number): void;
  /** Moves the row by three quarters of the view after a swipe: forward (1) or back (-1). */
  glide(direction: number): void;
  /** Returns the slide that is nearest to its aligned place. */
  nearest(): number;
}

/**
 * Creates a strip with the classes, wrapper and inline styles of gallery#strip-wrapper. The wrapper contains the slides in the
 * view and at least one view on each side; once the browser is idle, the wrapper of up to 24 slides contains them all. Disposing
 * the gallery restores the server's order.
 */
export function createStrip(tools: Tools, options: StripOptions): Strip {
  const { element, slides, currentIndex, alignment } = options;
  let direction = 1;
  let isNear = false;
  let marked = -1;

  addViewStyles(tools, options);
  const wrapper = createStripWrapper(element, slides);
  const pictures = createStripPictures(tools, options, () => layout(row.view));
  const row = createStripRow(options, wrapper, pictures, alignmentShare(alignment));
  const loadSeen = createSeenLoader(row, wrapper, pictures, options);
  const motion = createRowMotion(tools, wrapper, options, () => direction);

  const moveTo = (px: number): void => {
    row.leftPx = px;
    wrapper.element.style[direction < 0 ? 'right' : 'left'] = `${px}px`;
    if (isNear) loadSeen();
  };
  const align = (index: number): void => {
    if (index < wrapper.first || index > wrapper.last || !row.isFull(row.aligned(index))) row.frame(index);
    moveTo(row.aligned(index));
  };
  const layout = (size: Size): void => {
    if (size.heightPx === 0) return;
    row.view = size;
    direction = tools.isRightToLeft() ? -1 : 1;
    row.frame(currentIndex());
    moveTo(row.aligned(currentIndex()));
  };
  const drag = (px: number): void => {
    const wantedPx = row.leftPx + motion.restPx() + direction * px;
    motion.cancel();
    row.leftPx = row.inBounds(wantedPx);
    if (!row.isFull(row.leftPx)) row.frame(row.inMiddle());
    moveTo(row.leftPx);
  };
  const holdAll = (): void => {
    if (row.isWhole || slides.length > maxShortGallerySlides) return;
    row.isWhole = true;
    row.frame(currentIndex());
    moveTo(row.leftPx);
    wrapper.holdRest();
  };

  tools.whenIdle(holdAll);
  tools.beforePrint(() => {
    holdAll();
    pictures.load(wrapper.first, wrapper.last);
  });
  tools.onDispose(motion.cancel);
  tools.onDispose(wrapper.dispose);
  listenToStrip(tools, options, wrapper, (index) => void (row.isInView(index) || align(index)));
  tools.whenNear(element, () => {
    isNear = true;
    loadSeen();
  });

  return {
    layout,
    show(index) {
      const previous = marked;
      pictures.at(index);
      for (const at of [previous, index]) markCurrent(slides[at], at === index);
      marked = index;
      if (previous < 0) return 0;
      const fromPx = row.startOf(index) + motion.restPx();
      motion.cancel();
      align(index);
      return motion.run(stepPx(row, fromPx, index, previous));
    },
    drag,
    glide(way) {
      const index = row.inMiddle();
      const fromPx = row.startOf(index);
      drag(-0.75 * way * direction * row.view.widthPx);
      motion.run(fromPx - row.startOf(index));
    },
    nearest: () => row.nearest(currentIndex()),
  };
}

function addViewStyles({ addStyles }: Tools, { element, isPlaced }: StripOptions): void {
  addStyles(styles);
  element.dataset.ssStrip = '';
  if (!isPlaced) element.classList.add('sqs-gallery-design-strip');
}

/** Returns the distance of an animation to a slide, at most the length of the view: gallery#strip-step. */
function stepPx(row: StripRow, fromPx: number, index: number, previous: number): number {
  const wayPx = fromPx - row.startOf(index);
  return Math.abs(wayPx) <= row.view.widthPx ? wayPx : Math.sign(index - previous) * row.view.widthPx;
}

function markCurrent(slide: HTMLElement | undefined, isCurrent: boolean): void {
  slide?.classList.toggle('sqs-active-slide', isCurrent);
  if (isCurrent) slide?.setAttribute('aria-current', 'true');
  else slide?.removeAttribute('aria-current');
}

/** Animates the row to the place that its styles give. */
function createRowMotion(tools: Tools, wrapper: StripWrapper, options: StripOptions, direction: () => number) {
  const { speedSeconds = stripLimits.speedSeconds } = options;
  let animation: Animation | undefined;
  let startPx = 0;
  return {
    cancel: () => animation?.cancel(),
    /** Returns the remaining distance in px. */
    restPx: (): number => startPx * (1 - (animation?.effect?.getComputedTiming().progress ?? 1)),
    /** Starts `px` away from the place; returns the duration in ms. */
    run(px: number): number {
      startPx = px;
      if (!px || tools.prefersReducedMotion()) return 0;
      const duration = speedSeconds * 1000;
      const transform = [`translateX(${direction() * px}px)`, 'none'];
      animation = wrapper.element.animate({ transform }, { duration, easing: 'cubic-bezier(.2,.6,.35,1)' });
      return duration;
    },
  };
}

/** Passes presses to `onPress`, and moves a slide that the keyboard has focused into view. */
function listenToStrip(
  { listen }: Tools,
  { element, onPress }: StripOptions,
  wrapper: StripWrapper,
  moveIntoView: (index: number) => void,
): void {
  let down: MouseEvent | null = null;
  listen(element, 'pointerdown click', (event) => {
    const press = event as MouseEvent;
    const index = wrapper.indexOf(event.target);
    if (event.type === 'pointerdown') down = press;
    // A click that ends a drag does nothing, whether the code for dragging is loaded or not.
    else if (index >= 0 && !(press.detail && down && axisBetween(down, press))) onPress(index, event);
  });
  listen(element, 'focusin', ({ target }) => {
    const index = wrapper.indexOf(target);
    if (index >= 0 && (target as Element).matches(':focus-visible')) moveIntoView(index);
  });
}
