import { readOneOf } from '../contract/decoders/read.ts';
import { type StripAlignment, stripAlignments } from '../contract/enums/gallery.ts';
import { galleryExtraLimits, lazyLimits, stripLimits } from '../contract/limits.ts';
import type { Size } from '../media/image-frame.ts';
import type { LazyImage } from '../media/lazy-image.ts';
import type { Tools } from './design.ts';
import { imageOf, type Slides, shortGallery } from './slides.ts';
import { stripGeometry, stripLeft, stripWindow } from './strip-geometry.ts';

/** Pictures of one height in a row that moves under its view. */
export interface Strip {
  /** Gives every picture its size; again after a change of size. */
  layout(size: Size): void;
  /** Marks the current slide and brings it to its place; answers how many milliseconds that takes. */
  show(index: number): number;
  /** Takes the row along, as far as it goes; to the right above 0. */
  drag(byPx: number): void;
  /** The slide that is nearest to where the current one stands. */
  nearest(): number;
}

export interface StripOptions {
  /** The view. */
  readonly element: HTMLElement;
  readonly slides: Slides;
  readonly currentIndex: () => number;
  readonly alignment: StripAlignment;
  readonly speedSeconds?: number | undefined;
  readonly preloadCount?: number | undefined;
  /** Somebody clicks on a slide, or presses a key on it. */
  readonly press: (index: number, event: Event) => void;
  /** Called for each slide before it is seen for the first time. */
  readonly dress?: (slide: HTMLElement, index: number) => void;
}

/** Left, center and right are start, middle and end; anything else is the middle. Spec 1 §5. */
export const readAlignment = (given: unknown): StripAlignment =>
  given === 'left' ? 'start' : given === 'right' ? 'end' : readOneOf(stripAlignments, given, stripLimits.alignment);

const styles = `:where(.sqs-gallery-design-strip){position:relative;overflow:hidden;overflow:clip;overflow-clip-margin:0;touch-action:pan-y pinch-zoom}
.sqs-gallery-design-strip>.sqs-wrapper{position:relative;display:flex;height:100%}
.sqs-gallery-design-strip>:not(.sqs-wrapper){display:none!important}
:where(.sqs-gallery-design-strip-slide){flex:none;position:relative;height:100%;cursor:pointer}
:where(.sqs-gallery-design-strip-slide,.sqs-gallery-design-strip-slide img){height:100%;max-width:none;object-fit:cover;font-size:0}`;

/**
 * Classes, wrapper and inline styles are those of rendered pages (wild §2). The wrapper holds the slides that have a box: all of
 * up to 24, of more those in the view and at least one view on each side; the others stay where the server put them, and
 * nothing is made of them. It goes when the gallery ends.
 */
export function createStrip(tools: Tools, options: StripOptions): Strip {
  const { element, slides, currentIndex, alignment, press } = options;
  const { speedSeconds = stripLimits.speedSeconds, preloadCount = stripLimits.preloadCount } = options;
  const wrapper = document.createElement('div');
  const images = new Map<number, LazyImage | null>();
  let view: Size = { widthPx: 0, heightPx: 0 };
  let geometry = stripGeometry([], 0);
  /** Slides with a box. */
  let [first, last] = [0, -1];
  let gapPx: number | undefined;
  let leftPx = 0;
  let direction = 1;
  let isNear = false;
  let marked = -1;
  let animation: Animation | undefined;
  /** Where the animation has begun, from where the row is by now. */
  let byPx = 0;

  const imageAt = (index: number): LazyImage | null => {
    const known = images.get(index);
    const slide = slides[index];
    if (known !== undefined || !slide) return known ?? null;
    tools.state.keep(slide).classList.add('sqs-gallery-design-strip-slide');
    const picture = imageOf(slide);
    const image = picture && tools.createImage(picture, { mode: 'none' });
    images.set(index, image);
    options.dress?.(slide, index);
    return image;
  };
  /** A video without a picture, and a picture that does not tell its size before it is there, is 16 to 9. Spec 1 §9. */
  const ratioAt = (index: number): number => {
    const size = imageAt(index)?.naturalSize;
    return size ? size.widthPx / size.heightPx : galleryExtraLimits.thumbnailVideoAspectRatio;
  };
  const indexOf = (target: EventTarget | null): number => {
    for (let index = first; index <= last; index++) if (slides[index]?.contains(target as Node)) return index;
    return -1;
  };
  /** From the edge of the view where the row begins; NaN for a slide without a box. */
  const startOf = (index: number): number => leftPx + (geometry.startsPx[index - first] ?? Number.NaN);
  const aligned = (index: number): number => stripLeft(geometry, index - first, view.widthPx, alignment);

  /** Takes these slides, and what lies between them, into the wrapper. Those that stay are not touched. */
  const hold = (from: number, to: number): void => {
    const [begin, end] = [slides[from], slides[to]];
    if (!begin || !end) return;
    if (from > last || to < first) {
      wrapper.replaceWith(...wrapper.childNodes);
      begin.before(wrapper);
    }
    while (wrapper.previousSibling && !wrapper.contains(begin)) wrapper.prepend(wrapper.previousSibling);
    while (wrapper.firstChild && wrapper.firstChild !== begin) wrapper.before(wrapper.firstChild);
    while (wrapper.nextSibling && !wrapper.contains(end)) wrapper.append(wrapper.nextSibling);
    while (wrapper.lastChild && wrapper.lastChild !== end) wrapper.after(wrapper.lastChild);
    [first, last] = [from, to];
  };
  /** Gives the slides around one their boxes. */
  const frame = (index: number): void => {
    const { widthPx, heightPx } = view;
    const reachPx = slides.length > shortGallery ? 2 * widthPx : Number.POSITIVE_INFINITY;
    hold(...stripWindow(slides.length, index, reachPx, (at) => ratioAt(at) * heightPx));
    const begin = slides[first];
    if (gapPx === undefined && begin) {
      const { marginLeft, marginRight } = getComputedStyle(begin);
      gapPx = (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0);
    }
    const ratios: number[] = [];
    for (let at = first; at <= last; at++) ratios.push(ratioAt(at));
    geometry = stripGeometry(ratios, heightPx, gapPx);
    wrapper.style.width = `${geometry.wrapperPx}px`;
    geometry.widthsPx.forEach((px, at) => {
      const [slide, image] = [slides[first + at], images.get(first + at)];
      image?.place({ widthPx: px, heightPx });
      if (slide && slide !== image?.element) slide.style.width = `${px}px`;
      // As attributes: on rendered pages a picture says no size in its style.
      if (image?.element.getAttribute('width') === `${px}` && image.element.getAttribute('height') === `${heightPx}`) return;
      image?.element.setAttribute('width', `${px}`);
      image?.element.setAttribute('height', `${heightPx}`);
      if (image) image.element.style.display = 'block';
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

  /** What is in view or less than 200 px away, and what is beside the current slide. Spec 1 §4, §9. */
  const loadSeen = (): void => {
    geometry.widthsPx.forEach((widthPx, at) => {
      const startPx = startOf(first + at);
      const isSeen = startPx < view.widthPx + lazyLimits.lazyMarginPx && startPx + widthPx > -lazyLimits.lazyMarginPx;
      if (isSeen || Math.abs(first + at - currentIndex()) <= preloadCount) load(first + at);
    });
  };
  const load = (index: number): void => {
    const image = imageAt(index);
    const isSizeKnown = image?.naturalSize;
    void image
      ?.load(() => 1 + Math.abs(index - currentIndex()))
      .then(() => {
        if (!isSizeKnown && image.naturalSize) layout(view);
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

  tools.addStyles(styles);
  element.classList.add('sqs-gallery-design-strip');
  // Of a page that was saved after it had been drawn.
  for (const old of element.querySelectorAll(':scope>.sqs-wrapper')) old.replaceWith(...old.childNodes);
  wrapper.className = 'sqs-wrapper';
  tools.onEnd(() => {
    animation?.cancel();
    wrapper.replaceWith(...wrapper.childNodes);
  });
  tools.listen(element, 'click keydown', (event) => {
    const index = indexOf(event.target);
    if (index >= 0) press(index, event);
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
      slides[previous]?.removeAttribute('aria-current');
      slides[previous]?.classList.remove('sqs-active-slide');
      slides[index]?.setAttribute('aria-current', 'true');
      slides[index]?.classList.add('sqs-active-slide');
      marked = index;
      if (previous < 0) return 0;
      const fromPx = startOf(index) + awayPx();
      animation?.cancel();
      align(index);
      byPx = fromPx - startOf(index);
      // From far away it comes the last view's length (our choice).
      if (!(Math.abs(byPx) <= view.widthPx)) byPx = Math.sign(index - previous) * view.widthPx;
      if (!byPx || tools.lessMotion()) return 0;
      const duration = speedSeconds * 1000;
      const transform = [`translateX(${direction * byPx}px)`, 'none'];
      animation = wrapper.animate({ transform }, { duration, easing: 'cubic-bezier(.2,.6,.35,1)' });
      return duration;
    },
    drag(px) {
      const wantedPx = leftPx + awayPx() + direction * px;
      animation?.cancel();
      moveTo(Math.min(0, Math.max(Math.min(0, view.widthPx - geometry.lengthPx), wantedPx)));
      if (isFull(leftPx)) return;
      let middle = first;
      while (middle < last && startOf(middle + 1) < view.widthPx / 2) middle += 1;
      const startPx = startOf(middle);
      frame(middle);
      moveTo(leftPx + startPx - startOf(middle));
    },
    nearest() {
      const offPx = (index: number): number => Math.abs(aligned(index) - leftPx) || 0;
      let nearest = Math.min(last, Math.max(first, currentIndex()));
      for (let index = first; index <= last; index++) if (offPx(index) < offPx(nearest)) nearest = index;
      return nearest;
    },
  };
}
