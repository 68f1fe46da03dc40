import { readOneOf } from '../contract/decoders/read.ts';
import { type StripAlignment, stripAlignments } from '../contract/enums/gallery.ts';
import { stripLimits, swipeLimits } from '../contract/limits.ts';
import type { Size } from '../media/image-frame.ts';
import type { LazyImage } from '../media/lazy-image.ts';
import type { Tools } from './design.ts';
import { type StripGeometry, stripGeometry, stripLeft } from './strip-geometry.ts';

/** Pictures of one height in a row that moves under its view. */
export interface Strip {
  /** Gives every picture its size; again after a change of size. */
  layout(size: Size): void;
  /** Where the row is, and puts it somewhere, as far as it goes. */
  leftPx: number;
  /** Marks the current slide and brings it to its place; answers how many milliseconds that takes. */
  show(index: number): number;
}

export interface StripOptions extends Tools {
  /** The view. It must have its height by then. */
  readonly element: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly pictures: readonly (HTMLImageElement | null)[];
  readonly currentIndex: () => number;
  readonly alignment: StripAlignment;
}

/** Left, center and right are start, middle and end; anything else is the middle. Spec 1 §5. */
export const readAlignment = (given: unknown): StripAlignment =>
  given === 'left' ? 'start' : given === 'right' ? 'end' : readOneOf(stripAlignments, given, stripLimits.alignment);

/** Shape of a picture that does not tell its size before it is there (our choice). */
const unknownRatio = 3 / 2;
const styles = `:where(.sqs-gallery-design-strip){position:relative;overflow:hidden;overflow:clip;overflow-clip-margin:0;touch-action:pan-y pinch-zoom}
.sqs-gallery-design-strip>.sqs-wrapper{position:relative;display:flex;height:100%}
:where(.sqs-gallery-design-strip-slide){flex:none;height:100%;cursor:pointer;font-size:0;object-fit:cover;max-width:none}
:where(.sqs-gallery-design-strip-slide) img{height:100%;max-width:none;font-size:0}`;

/** Classes, wrapper and inline styles are those of rendered pages (wild §2); the wrapper goes when the gallery ends. */
export function createStrip(options: StripOptions): Strip {
  const { element, slides, pictures, state, alignment, currentIndex } = options;
  const images: (LazyImage | null)[] = pictures.map((picture) => picture && options.createImage(picture, { mode: 'none' }));
  const wrapper = document.createElement('div');
  const near = new Set<number>();
  let geometry: StripGeometry = stripGeometry([], 0);
  let viewPx = 0;
  let heightPx = 0;
  let leftPx = 0;
  let direction = 1;

  options.addStyles(styles);
  wrapper.className = 'sqs-wrapper';
  wrapper.append(...element.childNodes);
  element.append(wrapper);
  element.classList.add('sqs-gallery-design-strip');
  options.onEnd(() => wrapper.replaceWith(...wrapper.childNodes));
  for (const slide of slides) state.keep(slide).classList.add('sqs-gallery-design-strip-slide');

  const load = (index: number): void => {
    const image = images[index];
    if (!image) return;
    near.add(index);
    const sizeWasKnown = image.naturalSize;
    const loaded = image.load(() => 1 + Math.abs(index - currentIndex()));
    if (!sizeWasKnown) void loaded.then(() => image.naturalSize && layout({ widthPx: viewPx, heightPx }));
  };
  const moveTo = (px: number): void => {
    leftPx = px;
    wrapper.style.left = `${direction * px}px`;
  };
  const layout = (size: Size): void => {
    ({ widthPx: viewPx, heightPx } = size);
    const { marginLeft, marginRight } = slides[0] ? getComputedStyle(slides[0]) : { marginLeft: '', marginRight: '' };
    direction = options.rightToLeft() ? -1 : 1;
    const ratios = images.map((image) => ratioOf(image));
    geometry = stripGeometry(ratios, heightPx, (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0));
    wrapper.style.width = `${geometry.wrapperPx}px`;
    moveTo(stripLeft(geometry, currentIndex(), viewPx, alignment));
    images.forEach((image, index) => {
      const widthPx = geometry.widthsPx[index] ?? 0;
      if (!image) return;
      // As attributes: on rendered pages a picture says no size in its style.
      image.element.width = widthPx;
      image.element.height = heightPx;
      image.element.style.display = 'block';
      image.place({ widthPx, heightPx });
    });
    for (const index of near) load(index);
  };

  pictures.forEach((picture, index) => {
    if (picture) options.whenNear(picture, () => load(index));
  });
  // A slide that gets the focus out of sight comes into sight.
  const onFocus = ({ target }: Event): void => {
    const index = slides.findIndex((slide) => slide.contains(target as Node));
    const startPx = (geometry.startsPx[index] ?? 0) + leftPx;
    if (index >= 0 && (startPx < 0 || startPx + (geometry.widthsPx[index] ?? 0) > viewPx))
      moveTo(stripLeft(geometry, index, viewPx, alignment));
  };
  options.listen(element, 'focusin', onFocus);

  let marked = -1;
  return {
    layout,
    get leftPx() {
      return direction * leftPx;
    },
    set leftPx(px) {
      moveTo(Math.min(0, Math.max(Math.min(0, viewPx - geometry.lengthPx), direction * px)));
    },
    show(index) {
      if (marked >= 0) slides[marked]?.removeAttribute('aria-current');
      slides[marked]?.classList.remove('sqs-active-slide');
      slides[index]?.setAttribute('aria-current', 'true');
      slides[index]?.classList.add('sqs-active-slide');
      const isFirst = marked < 0;
      marked = index;
      if (isFirst) return 0;
      for (const beside of [index, index + 1, index - 1]) load(beside);
      const fromPx = leftPx;
      moveTo(stripLeft(geometry, index, viewPx, alignment));
      if (fromPx === leftPx || options.lessMotion()) return 0;
      const durationMs = stripLimits.speedSeconds * 1000;
      const transform = [`translateX(${direction * (fromPx - leftPx)}px)`, 'none'];
      const animation = wrapper.animate({ transform }, { duration: durationMs, easing: 'cubic-bezier(.2,.6,.35,1)' });
      options.onEnd(() => animation.cancel());
      return durationMs;
    },
  };
}

function ratioOf(image: LazyImage | null): number {
  const size = image?.naturalSize;
  return size ? size.widthPx / size.heightPx : unknownRatio;
}

/** Lets a pointer drag the row along; the click that ends a drag is none. */
export function letDrag(element: HTMLElement, strip: Strip, onEnd: Tools['onEnd']): void {
  const ending = new AbortController();
  onEnd(() => ending.abort());
  let from: { readonly x: number; readonly leftPx: number } | null = null;
  let dragged = false;
  const listen = (names: string, work: (event: PointerEvent) => void): void => {
    for (const name of names.split(' '))
      element.addEventListener(name, work as EventListener, { signal: ending.signal, capture: true });
  };
  listen('pointerdown', ({ clientX, isPrimary }) => {
    dragged = false;
    if (isPrimary) from = { x: clientX, leftPx: strip.leftPx };
  });
  listen('pointermove', ({ clientX, pointerId }) => {
    if (!from) return;
    const byPx = clientX - from.x;
    if (!dragged && Math.abs(byPx) < swipeLimits.axisLockPx) return;
    if (!dragged) element.setPointerCapture(pointerId);
    dragged = true;
    strip.leftPx = from.leftPx + byPx;
  });
  listen('pointerup pointercancel', () => {
    from = null;
  });
  listen('click', (event) => {
    if (dragged) event.preventDefault();
    if (dragged) event.stopPropagation();
    dragged = false;
  });
  listen('dragstart', (event) => event.preventDefault());
}
