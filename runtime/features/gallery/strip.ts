import { dragLimits, stripLimits } from '../../contract/gallery/limits.ts';
import { lazyLimits } from '../../contract/images/limits.ts';
import type { LazyImage, Size } from '../images/index.ts';
import type { Tools } from './design.ts';
import { shortGallery } from './slides.ts';
import styles from './strip.css';
import { alignmentShare, stripGeometry, stripLeft, stripSeen, stripWindow } from './strip-geometry.ts';
import type { StripOptions } from './strip-options.ts';
import { createStripPictures } from './strip-pictures.ts';
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
  const { speedSeconds = stripLimits.speedSeconds, preloadCount = stripLimits.preloadCount } = options;
  const share = alignmentShare(alignment);
  let view: Size = { widthPx: 0, heightPx: 0 };
  let geometry = stripGeometry([], 0);
  let isWhole = false;
  let gapPx: number | undefined;
  let leftPx = 0;
  let direction = 1;
  let isNear = false;
  /** How often what is seen has been asked for. */
  let looks = 0;
  let marked = -1;
  let animation: Animation | undefined;
  /** Where the animation has begun, from where the row is by now. */
  let byPx = 0;

  tools.addStyles(styles);
  element.classList.add('sqs-gallery-design-strip');
  const wrapper = createStripWrapper(element, slides);
  const pictures = createStripPictures(tools, options, () => layout(view));

  /** From the edge of the view where the row begins; NaN for a slide without a box. */
  const startOf = (index: number): number => leftPx + (geometry.startsPx[index - wrapper.first] ?? Number.NaN);
  const aligned = (index: number): number => stripLeft(geometry, index - wrapper.first, view.widthPx, share);

  /** Sets the boxes of the slides around one; those that have some already stay where they are in the view. */
  const frame = (index: number): void => {
    const { widthPx, heightPx } = view;
    const startPx = startOf(index);
    const reachPx = isWhole ? Number.POSITIVE_INFINITY : 2 * widthPx;
    wrapper.hold(...stripWindow(slides.length, index, reachPx, (at) => pictures.ratioAt(at) * heightPx));
    const { first, last } = wrapper;
    const begin = slides[first];
    if (gapPx === undefined && begin) {
      const { marginLeft, marginRight } = getComputedStyle(begin);
      gapPx = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
    }
    const ratios: number[] = [];
    for (let at = first; at <= last; at++) ratios.push(pictures.ratioAt(at));
    geometry = stripGeometry(ratios, heightPx, gapPx);
    leftPx += startPx - startOf(index) || 0;
    wrapper.element.style.width = `${geometry.wrapperPx}px`;
    geometry.widthsPx.forEach((px, at) => {
      shapeSlide(slides[first + at], pictures.at(first + at), { widthPx: px, heightPx });
    });
  };
  /** The view is full at this place of the row, and so is one view on each side, as far as there are slides. */
  const isFull = (px: number): boolean =>
    (wrapper.first === 0 || px <= -view.widthPx) &&
    (wrapper.last === slides.length - 1 || px + geometry.lengthPx >= 2 * view.widthPx);
  const moveTo = (px: number): void => {
    leftPx = px;
    wrapper.element.style[direction < 0 ? 'right' : 'left'] = `${px}px`;
    if (isNear) loadSeen();
  };
  const align = (index: number): void => {
    if (index < wrapper.first || index > wrapper.last || !isFull(aligned(index))) frame(index);
    moveTo(aligned(index));
  };

  /** Fetches the pictures of those of these slides that have a box. */
  const load = (from: number, to: number): readonly Promise<void>[] =>
    pictures.load(Math.max(wrapper.first, from), Math.min(wrapper.last, to));
  /** Of the slides that are in view where the row stands at this place, or so many px from it, the first and the last. */
  const seenAt = (px: number, marginPx: number): readonly [from: number, to: number] => {
    const [from, to] = stripSeen(geometry, px, view.widthPx, marginPx);
    return [wrapper.first + from, wrapper.first + to];
  };
  /**
   * Asks for what is in view or less than 200 px away, and what is beside the current slide (spec 1 §4, §9); once that is there, for
   * what a step or a drag brings into view: as many slides as are preloaded beyond the view, and all that is seen after a step.
   */
  const loadSeen = (): void => {
    const current = currentIndex();
    const seen = [...load(...seenAt(leftPx, lazyLimits.lazyMarginPx)), ...load(current - preloadCount, current + preloadCount)];
    const mine = ++looks;
    void Promise.all(seen).then(() => {
      // The row may stand elsewhere by now.
      if (mine !== looks) return;
      const [from, to] = seenAt(leftPx, 0);
      load(from - preloadCount, to + preloadCount);
      for (const index of [current - 1, current + 1])
        if (index >= wrapper.first && index <= wrapper.last) load(...seenAt(aligned(index), 0));
    });
  };
  const layout = (size: Size): void => {
    if (size.heightPx === 0) return;
    view = size;
    direction = tools.rightToLeft() ? -1 : 1;
    frame(currentIndex());
    moveTo(aligned(currentIndex()));
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
  const inMiddle = (): number => {
    let middle = wrapper.first;
    while (middle < wrapper.last && startOf(middle + 1) < view.widthPx / 2) middle += 1;
    return middle;
  };
  const drag = (px: number): void => {
    const wantedPx = leftPx + awayPx() + direction * px;
    animation?.cancel();
    leftPx = Math.min(0, Math.max(Math.min(0, view.widthPx - geometry.lengthPx), wantedPx));
    if (!isFull(leftPx)) frame(inMiddle());
    moveTo(leftPx);
  };
  const holdAll = (): void => {
    if (isWhole || slides.length > shortGallery) return;
    isWhole = true;
    frame(currentIndex());
    moveTo(leftPx);
    wrapper.holdRest();
  };

  tools.later(holdAll);
  tools.whenPrinted(() => {
    holdAll();
    load(wrapper.first, wrapper.last);
  });
  tools.onEnd(() => {
    animation?.cancel();
    wrapper.remove();
  });
  listenToStrip(tools, options, wrapper, (index) => {
    const startPx = startOf(index);
    const isSeen = startPx >= 0 && startPx + (geometry.widthsPx[index - wrapper.first] ?? 0) <= view.widthPx;
    if (!isSeen) align(index);
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
      const fromPx = startOf(index) + awayPx();
      animation?.cancel();
      align(index);
      const way = fromPx - startOf(index);
      // From far away it comes the last view's length (our choice).
      return runFrom(Math.abs(way) <= view.widthPx ? way : Math.sign(index - previous) * view.widthPx);
    },
    drag,
    glide(way) {
      const index = inMiddle();
      const fromPx = startOf(index);
      drag(-0.75 * way * direction * view.widthPx);
      runFrom(fromPx - startOf(index));
    },
    nearest() {
      const { first, last } = wrapper;
      const offPx = (index: number): number => Math.abs(aligned(index) - leftPx);
      let nearest = Math.min(last, Math.max(first, currentIndex()));
      for (let index = first; index <= last; index++) if (offPx(index) < offPx(nearest)) nearest = index;
      return nearest;
    },
  };
}

/** Sets the size of a slide and its picture. */
function shapeSlide(slide: HTMLElement | undefined, image: LazyImage | null, size: Size): void {
  image?.place(size);
  if (slide && slide !== image?.element) slide.style.width = `${size.widthPx}px`;
  // As attributes: on rendered pages a picture says no size in its style.
  if (!image || image.element.getAttribute('width') === `${size.widthPx}`) return;
  image.element.setAttribute('width', `${size.widthPx}`);
  image.element.setAttribute('height', `${size.heightPx}`);
  image.element.style.display = 'block';
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
