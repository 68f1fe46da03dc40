import { dragLimits, stripLimits } from '../../../contract/gallery/limits.ts';
import type { Size } from '../../images/index.ts';
import type { Tools } from '../design.ts';
import { shortGallery } from '../slides.ts';
import styles from './strip.css';
import { alignmentShare } from './strip-geometry.ts';
import type { StripOptions } from './strip-options.ts';
import { createStripPictures } from './strip-pictures.ts';
import { createStripRow } from './strip-row.ts';
import { createSeenLoader } from './strip-seen.ts';
import { createStripWrapper, type StripWrapper } from './strip-wrapper.ts';

/** Pictures of one height in a row that moves under its view. */
export interface Strip {
  /** Sets every picture's size; again after a change of size. */
  layout(size: Size): void;
  /** Marks the current slide and brings it to its place; returns how many milliseconds that takes. */
  show(index: number): number;
  /** Takes the row along, as far as it goes; to the right above 0. */
  drag(byPx: number): void;
  /** Lets the row run on after a swipe, by three quarters of the view: on (1) or back (-1). */
  glide(way: number): void;
  /** The slide that is nearest to where the current one would stand. */
  nearest(): number;
}

/**
 * Classes, wrapper and inline styles are those of rendered pages (wild §2). The wrapper holds the slides that have a box: those in
 * the view and at least one view on each side, and, of up to 24, the others as soon as the browser has nothing better to do.
 * Nothing is made of the rest, and all of it is put back when the gallery ends.
 */
export function createStrip(tools: Tools, options: StripOptions): Strip {
  const { element, slides, currentIndex, alignment } = options;
  const { speedSeconds = stripLimits.speedSeconds } = options;
  let direction = 1;
  let isNear = false;
  let marked = -1;
  let animation: Animation | undefined;
  /** Where the animation has begun, from where the row is by now. */
  let byPx = 0;

  tools.addStyles(styles);
  element.dataset.ssStrip = '';
  if (!options.isPlaced) element.classList.add('sqs-gallery-design-strip');
  const wrapper = createStripWrapper(element, slides);
  const pictures = createStripPictures(tools, options, () => layout(row.view));

  const row = createStripRow(options, wrapper, pictures, alignmentShare(alignment));
  const loadSeen = createSeenLoader(row, wrapper, pictures, options);
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
    direction = tools.rightToLeft() ? -1 : 1;
    row.frame(currentIndex());
    moveTo(row.aligned(currentIndex()));
  };

  /** How far the animation has yet to go. */
  const awayPx = (): number => byPx * (1 - (animation?.effect?.getComputedTiming().progress ?? 1));
  /** Plays the row's way to where it stands already; returns how many milliseconds that takes. */
  const runFrom = (px: number): number => {
    byPx = px;
    if (!px || tools.lessMotion()) return 0;
    const duration = speedSeconds * 1000;
    const transform = [`translateX(${direction * px}px)`, 'none'];
    animation = wrapper.element.animate({ transform }, { duration, easing: 'cubic-bezier(.2,.6,.35,1)' });
    return duration;
  };
  const drag = (px: number): void => {
    const wantedPx = row.leftPx + awayPx() + direction * px;
    animation?.cancel();
    row.leftPx = row.inBounds(wantedPx);
    if (!row.isFull(row.leftPx)) row.frame(row.inMiddle());
    moveTo(row.leftPx);
  };
  const holdAll = (): void => {
    if (row.isWhole || slides.length > shortGallery) return;
    row.isWhole = true;
    row.frame(currentIndex());
    moveTo(row.leftPx);
    wrapper.holdRest();
  };

  tools.later(holdAll);
  tools.whenPrinted(() => {
    holdAll();
    pictures.load(wrapper.first, wrapper.last);
  });
  tools.onEnd(() => {
    animation?.cancel();
    wrapper.remove();
  });
  listenToStrip(tools, options, wrapper, (index) => {
    if (!row.isInView(index)) align(index);
  });
  tools.whenNear(element, () => {
    isNear = true;
    loadSeen();
  });

  return {
    layout,
    show(index) {
      const previous = marked;
      pictures.at(index);
      for (const at of [previous, index]) {
        slides[at]?.classList.toggle('sqs-active-slide', at === index);
        slides[at]?.[at === index ? 'setAttribute' : 'removeAttribute']('aria-current', 'true');
      }
      marked = index;
      if (previous < 0) return 0;
      const fromPx = row.startOf(index) + awayPx();
      animation?.cancel();
      align(index);
      const way = fromPx - row.startOf(index);
      // From far away it comes the last view's length (our choice).
      return runFrom(Math.abs(way) <= row.view.widthPx ? way : Math.sign(index - previous) * row.view.widthPx);
    },
    drag,
    glide(way) {
      const index = row.inMiddle();
      const fromPx = row.startOf(index);
      drag(-0.75 * way * direction * row.view.widthPx);
      runFrom(fromPx - row.startOf(index));
    },
    nearest: () => row.nearest(currentIndex()),
  };
}

/** Presses on slides are the caller's; a slide that the Tab key comes to is to be brought into sight. */
function listenToStrip(
  { listen }: Tools,
  { element, press }: StripOptions,
  wrapper: StripWrapper,
  bringIntoSight: (index: number) => void,
): void {
  let [downX, downY] = [0, 0];
  listen(element, 'pointerdown click keydown', (event) => {
    const { type, clientX, clientY, detail } = event as MouseEvent;
    const index = wrapper.indexOf(event.target);
    if (type === 'pointerdown') [downX, downY] = [clientX, clientY];
    // One that ends a drag is none, whether the code that drags was there by then or not.
    else if (index >= 0 && !(detail && Math.hypot(clientX - downX, clientY - downY) >= dragLimits.axisLockPx))
      press(index, event);
  });
  listen(element, 'focusin', ({ target }) => {
    const index = wrapper.indexOf(target);
    if (index >= 0 && (target as Element).matches(':focus-visible')) bringIntoSight(index);
  });
}
