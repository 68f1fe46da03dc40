import { thumbnailLimits } from '../../../contract/gallery/constants.ts';
import { makePressable } from '../../../ui/dom/pressable.ts';
import type { AddOnContext } from '../model/add-on.ts';
import { findSlides, maxShortGallerySlides, type Slides } from '../model/slides.ts';
import { createStrip, type Strip } from '../strip/strip.ts';
import styles from '../strip/thumbnails.css';

/** Links a strip of thumbnails to its gallery: gallery#thumbnails. */
export function attach(context: AddOnContext): void {
  const { options, gallery, addStyles, whenSized } = context;
  if (!options.thumbnails) return;
  const { element, alignment } = options.thumbnails;
  const heightPx = options.thumbnails.heightPx ?? 80;
  addStyles(styles);
  setSize(context, element, heightPx, options.thumbnails.marginPx ?? 20);
  const slides = findSlides(element);
  /** In a long strip, Tab reaches the current thumbnail only; the arrow keys move from it. */
  const isLong = slides.length > maxShortGallerySlides;
  const strip = createStrip(context, {
    element,
    slides,
    currentIndex: () => gallery.currentIndex,
    alignment,
    queueOffset: 1,
    onPress(index, event) {
      if (event.type !== 'click') return;
      event.preventDefault();
      context.press(() => (index === gallery.currentIndex ? gallery.next() : gallery.goTo(index)));
    },
    onSlide(thumb, index) {
      context.onDispose(makePressable(thumb));
      context.withStrings((strings) => context.setLabel(thumb, strings.slideNumber(index + 1)));
      if (isLong) thumb.tabIndex = index === gallery.currentIndex ? 0 : -1;
    },
  });
  addGestures(context, element, slides, strip);
  strip.show(gallery.currentIndex);
  gallery.on('currentIndexChange', ({ previousIndex, currentIndex }) => {
    strip.show(currentIndex);
    const [previous, current] = [slides[previousIndex], slides[currentIndex]];
    if (!isLong || !previous || !current) return;
    const hadFocus = element.contains(document.activeElement);
    previous.tabIndex = -1;
    current.tabIndex = 0;
    if (hadFocus) current.focus({ preventScroll: true });
  });
  whenSized(element, ({ widthPx }) => strip.layout({ widthPx, heightPx }));
}

/** Sets the height and the space around the pictures: gallery#thumbnail-padding. */
function setSize({ state }: AddOnContext, element: HTMLElement, heightPx: number, marginPx: number): void {
  const paddingPx = Math.min(thumbnailLimits.thumbnailMaxPaddingPx, marginPx);
  Object.assign(state.keep(element).style, {
    height: `${heightPx}px`,
    marginTop: `${marginPx - paddingPx}px`,
    marginBottom: `${-paddingPx}px`,
    paddingTop: `${paddingPx}px`,
    paddingBottom: `${paddingPx}px`,
  });
}

function addGestures(context: AddOnContext, element: HTMLElement, slides: Slides, strip: Strip): void {
  const { options, gallery, chunks, onError } = context;
  const design = { ...context.design, drag: strip.drag, drop: strip.glide };
  const stripContext = { ...context, options: { ...options, gallery: element, slides }, transition: null, design };
  // The chunk is loaded already, because only galleries that move have thumbnails.
  chunks.load('gallery-steps').then(({ awaitGestures }) => {
    if (gallery.isDisposed) return;
    const loadGestures = awaitGestures(stripContext);
    // A finger does not hover before it touches.
    if (matchMedia('(pointer:coarse)').matches) loadGestures();
  }, onError);
}
