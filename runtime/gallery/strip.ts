import { dragLimits, lazyLimits, stripLimits, thumbnailLimits } from '../contract/limits.ts';
import type { Size } from '../media/image-frame.ts';
import type { LazyImage } from '../media/lazy-image.ts';
import type { Tools } from './design.ts';
import { imageOf, type Slides, shortGallery } from './slides.ts';
import { alignmentShare, stripGeometry, stripLeft, stripWindow } from './strip-geometry.ts';

/** Pictures of one height in a row that moves under its view. */
export interface Strip {
  /** Gives every picture its size; again after a change of size. */
  layout(size: Size): void;
  /** Marks the current slide and brings it to its place; answers how many milliseconds that takes. */
  show(index: number): number;
  /** Takes the row along, as far as it goes; to the right above 0. */
  drag(byPx: number): void;
  /** Lets the row run on after a swipe, by three quarters of the view: on (1) or back (-1). */
  glide(way: number): void;
  /** The slide that is nearest to where the current one would stand. */
  nearest(): number;
}

export interface StripOptions {
  /** The view. */
  readonly element: HTMLElement;
  readonly slides: Slides;
  readonly currentIndex: () => number;
  /** As the block says it. */
  readonly alignment: unknown;
  /** Added to how far a picture is away in the queue of loads: 0 lets the current one come before all else. */
  readonly behind: number;
  readonly speedSeconds?: number | undefined;
  readonly preloadCount?: number | undefined;
  /** Somebody clicks on a slide, or presses a key on it. */
  readonly press: (index: number, event: Event) => void;
  /** Called for each slide before it is seen for the first time. */
  readonly dress?: (slide: HTMLElement, index: number) => void;
}

const slideClass = 'sqs-gallery-design-strip-slide';
const styles = `:where(.sqs-gallery-design-strip){position:relative;overflow:hidden;overflow:clip;overflow-clip-margin:0;touch-action:pan-y pinch-zoom}
.sqs-gallery-design-strip>.sqs-wrapper{position:relative;display:flex;height:100%}
:where(.${slideClass}){flex:none;position:relative;height:100%;cursor:pointer}
:where(.sqs-gallery-design-strip .sqs-wrapper) img{height:100%;max-width:none;object-fit:cover;font-size:0}
.ss-rest{display:none!important}`;

const boxOf = (className: string): HTMLElement => Object.assign(document.createElement('div'), { className });

/**
 * Classes, wrapper and inline styles are those of rendered pages (wild §2). The wrapper holds the slides that have a box: those in
 * the view and at least one view on each side, and, of up to 24, the others as soon as the browser has nothing better to do.
 * Nothing is made of the rest, and all of it is put back when the gallery ends.
 */
export function createStrip(tools: Tools, options: StripOptions): Strip {
  const { element, slides, currentIndex, behind, press } = options;
  const { speedSeconds = stripLimits.speedSeconds, preloadCount = stripLimits.preloadCount } = options;
  const [before, wrapper, after] = [boxOf('ss-rest'), boxOf('sqs-wrapper'), boxOf('ss-rest')];
  const share = alignmentShare(options.alignment);
  const images = new Map<number, LazyImage | null>();
  let view: Size = { widthPx: 0, heightPx: 0 };
  let geometry = stripGeometry([], 0);
  /** Slides with a box. */
  let [first, last] = [0, -1];
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

  const imageAt = (index: number): LazyImage | null => {
    const known = images.get(index);
    const slide = slides[index];
    if (known !== undefined || !slide) return known ?? null;
    tools.state.keep(slide).classList.add(slideClass);
    const picture = imageOf(slide);
    const image = picture && tools.createImage(picture, { mode: 'none' });
    images.set(index, image);
    options.dress?.(slide, index);
    return image;
  };
  /** A video without a picture, and a picture that does not tell its size before it is there, is 16 to 9. Spec 1 §9. */
  const ratioAt = (index: number): number => {
    const size = imageAt(index)?.naturalSize;
    return size ? size.widthPx / size.heightPx : thumbnailLimits.thumbnailVideoAspectRatio;
  };
  const indexOf = (target: EventTarget | null): number => {
    for (let index = first; index <= last; index++) if (slides[index]?.contains(target as Node)) return index;
    return -1;
  };
  /** From the edge of the view where the row begins; NaN for a slide without a box. */
  const startOf = (index: number): number => leftPx + (geometry.startsPx[index - first] ?? Number.NaN);
  const aligned = (index: number): number => stripLeft(geometry, index - first, view.widthPx, share);

  /** Takes these slides, and what lies between them, into the wrapper. Those that stay in it are not touched. */
  const hold = (from: number, to: number): void => {
    const [begin, end] = [slides[from], slides[to]];
    if (!begin || !end || (from === first && to === last)) return;
    if (from > last || to < first) {
      after.prepend(...before.childNodes, ...wrapper.childNodes);
      const passed = document.createRange();
      passed.setStart(after, 0);
      // A template's slides may lie deeper: what holds them is not to be torn.
      if (begin.parentNode === after) passed.setEndBefore(begin);
      before.append(passed.extractContents());
    }
    while (after.firstChild && !wrapper.contains(end)) wrapper.append(after.firstChild);
    while (wrapper.contains(end) && !wrapper.lastChild?.contains(end)) after.prepend(wrapper.lastChild as Node);
    while (before.lastChild && !wrapper.contains(begin)) wrapper.prepend(before.lastChild);
    while (wrapper.contains(begin) && !wrapper.firstChild?.contains(begin)) before.append(wrapper.firstChild as Node);
    [first, last] = [from, to];
  };
  /** Gives the slides around one their boxes; those that have some already stay where they are in the view. */
  const frame = (index: number): void => {
    const { widthPx, heightPx } = view;
    const startPx = startOf(index);
    hold(...stripWindow(slides.length, index, isWhole ? Number.POSITIVE_INFINITY : 2 * widthPx, (at) => ratioAt(at) * heightPx));
    const begin = slides[first];
    if (gapPx === undefined && begin) {
      const { marginLeft, marginRight } = getComputedStyle(begin);
      gapPx = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
    }
    const ratios: number[] = [];
    for (let at = first; at <= last; at++) ratios.push(ratioAt(at));
    geometry = stripGeometry(ratios, heightPx, gapPx);
    leftPx += startPx - startOf(index) || 0;
    wrapper.style.width = `${geometry.wrapperPx}px`;
    geometry.widthsPx.forEach((px, at) => {
      const [slide, image] = [slides[first + at], images.get(first + at)];
      image?.place({ widthPx: px, heightPx });
      if (slide && slide !== image?.element) slide.style.width = `${px}px`;
      // As attributes: on rendered pages a picture says no size in its style.
      if (!image || image.element.getAttribute('width') === `${px}`) return;
      image.element.setAttribute('width', `${px}`);
      image.element.setAttribute('height', `${heightPx}`);
      image.element.style.display = 'block';
    });
  };
  /** The view is full at this place of the row, and so is one view on each side, as far as there are slides. */
  const isFull = (px: number): boolean =>
    (first === 0 || px <= -view.widthPx) && (last === slides.length - 1 || px + geometry.lengthPx >= 2 * view.widthPx);
  const moveTo = (px: number): void => {
    leftPx = px;
    wrapper.style.left = `${direction * px}px`;
    if (isNear) loadSeen();
  };
  const align = (index: number): void => {
    if (index < first || index > last || !isFull(aligned(index))) frame(index);
    moveTo(aligned(index));
  };

  /** The first and the last slide that are in view, or so many px from it, where the row stands at this place. */
  const seenAt = (px: number, marginPx: number): readonly [from: number, to: number] => {
    let [from, to] = [last, first];
    geometry.startsPx.forEach((startPx, at) => {
      const isSeen = px + startPx < view.widthPx + marginPx && px + startPx + (geometry.widthsPx[at] ?? 0) > -marginPx;
      if (isSeen) [from, to] = [Math.min(from, first + at), Math.max(to, first + at)];
    });
    return [from, to];
  };
  const loadAll = (from: number, to: number): readonly Promise<void>[] => {
    const loads: Promise<void>[] = [];
    for (let index = Math.max(first, from); index <= Math.min(last, to); index++) loads.push(load(index));
    return loads;
  };
  /**
   * Asks for what is in view or less than 200 px away, and what is beside the current slide (spec 1 §4, §9); once that is there, for
   * what a step or a drag brings into view: as many slides as are preloaded beyond the view, and all that is seen after a step.
   */
  const loadSeen = (): void => {
    const current = currentIndex();
    const seen = [
      ...loadAll(...seenAt(leftPx, lazyLimits.lazyMarginPx)),
      ...loadAll(current - preloadCount, current + preloadCount),
    ];
    const mine = ++looks;
    void Promise.all(seen).then(() => {
      // The row may stand elsewhere by now.
      if (mine !== looks) return;
      const [from, to] = seenAt(leftPx, 0);
      loadAll(from - preloadCount, to + preloadCount);
      for (const index of [current - 1, current + 1]) if (index >= first && index <= last) loadAll(...seenAt(aligned(index), 0));
    });
  };
  const load = async (index: number): Promise<void> => {
    const image = imageAt(index);
    const isSizeKnown = image?.naturalSize;
    await image?.load(() => behind + Math.abs(index - currentIndex()));
    if (image && !isSizeKnown && image.naturalSize) layout(view);
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
  /** Plays the row's way to where it stands already; answers how many milliseconds that takes. */
  const runFrom = (px: number): number => {
    byPx = px;
    if (!px || tools.lessMotion()) return 0;
    const duration = speedSeconds * 1000;
    const transform = [`translateX(${direction * px}px)`, 'none'];
    animation = wrapper.animate({ transform }, { duration, easing: 'cubic-bezier(.2,.6,.35,1)' });
    return duration;
  };
  const inMiddle = (): number => {
    let middle = first;
    while (middle < last && startOf(middle + 1) < view.widthPx / 2) middle += 1;
    return middle;
  };
  const drag = (px: number): void => {
    const wantedPx = leftPx + awayPx() + direction * px;
    animation?.cancel();
    leftPx = Math.min(0, Math.max(Math.min(0, view.widthPx - geometry.lengthPx), wantedPx));
    if (!isFull(leftPx)) frame(inMiddle());
    moveTo(leftPx);
  };

  tools.addStyles(styles);
  element.classList.add('sqs-gallery-design-strip');
  // Of a page that was saved after it had been drawn.
  for (const old of element.querySelectorAll(':scope>.sqs-wrapper')) old.replaceWith(...old.childNodes);
  // In one go: nothing is made of each.
  const all = document.createRange();
  all.selectNodeContents(element);
  all.surroundContents(after);
  after.before(before, wrapper);
  tools.later(() => {
    if (slides.length > shortGallery) return;
    isWhole = true;
    frame(currentIndex());
    moveTo(leftPx);
    wrapper.prepend(...before.childNodes);
    wrapper.append(...after.childNodes);
    before.remove();
    after.remove();
  });
  tools.onEnd(() => {
    animation?.cancel();
    for (const part of [before, wrapper, after]) part.replaceWith(...part.childNodes);
  });
  let downX = 0;
  tools.listen(element, 'pointerdown click keydown', (event) => {
    const { type, clientX, detail } = event as MouseEvent;
    const index = indexOf(event.target);
    if (type === 'pointerdown') downX = clientX;
    // One that ends a drag is none, whether the code that drags was there by then or not.
    else if (index >= 0 && !(detail && Math.abs(clientX - downX) >= dragLimits.axisLockPx)) press(index, event);
  });
  // A slide out of sight that the Tab key comes to comes into sight.
  tools.listen(element, 'focusin', ({ target }) => {
    const index = indexOf(target);
    const startPx = startOf(index);
    const isSeen = startPx >= 0 && startPx + (geometry.widthsPx[index - first] ?? 0) <= view.widthPx;
    if (index >= 0 && !isSeen && (target as Element).matches(':focus-visible')) align(index);
  });
  tools.whenNear(element, () => {
    isNear = true;
    loadSeen();
  });

  return {
    layout,
    show(index) {
      const previous = marked;
      imageAt(index);
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
      const offPx = (index: number): number => Math.abs(aligned(index) - leftPx);
      let nearest = Math.min(last, Math.max(first, currentIndex()));
      for (let index = first; index <= last; index++) if (offPx(index) < offPx(nearest)) nearest = index;
      return nearest;
    },
  };
}
