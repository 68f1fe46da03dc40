import { thumbnailLimits } from '../../../contract/gallery/limits.ts';
import type { PartContext } from '../part.ts';
import { findSlides, shortGallery } from '../slides.ts';
import { createStrip } from './strip.ts';
import styles from './thumbnails.css';

/**
 * Links the strip to its gallery: a thumbnail goes to its slide by click, Enter or Space, the current one to the next; it carries
 * `aria-current` and is kept in sight, and pictures come when they are near the view.
 * Spec 1 §4 "Linked galleries", "Strip designs".
 */
export function attach(context: PartContext): void {
  const { options, gallery, state, chunks, addStyles, whenSized } = context;
  if (!options.thumbnails) return;
  const { element, alignment, heightPx, marginPx } = options.thumbnails;
  const [height, margin] = [heightPx ?? 80, marginPx ?? 20];
  // Room around the pictures for the mark of the current one (measured on rendered pages).
  const padding = Math.min(thumbnailLimits.thumbnailMaxPaddingPx, margin);
  addStyles(styles);
  Object.assign(state.keep(element).style, {
    height: `${height}px`,
    marginTop: `${margin - padding}px`,
    marginBottom: `${-padding}px`,
    paddingTop: `${padding}px`,
    paddingBottom: `${padding}px`,
  });
  const slides = findSlides(element);
  /** The Tab key comes to the current one only, or nobody would get past them; the arrow keys go on from there. */
  const isLong = slides.length > shortGallery;
  const strip = createStrip(context, {
    element,
    slides,
    currentIndex: () => gallery.currentIndex,
    alignment,
    behind: 1,
    press(index, event) {
      if (event instanceof KeyboardEvent && !/^(Enter| )$/.test(event.key)) return;
      event.preventDefault();
      if (index === gallery.currentIndex) gallery.next();
      else gallery.goTo(index);
    },
    dress(thumb, index) {
      const says = { role: 'button', tabindex: '0' };
      for (const [name, value] of Object.entries(says)) if (!thumb.hasAttribute(name)) thumb.setAttribute(name, value);
      context.inWords((words) => context.nameIt(thumb, words.slideNumber(index + 1)));
      if (isLong) thumb.tabIndex = index === gallery.currentIndex ? 0 : -1;
    },
  });
  const live = { ...context.live, drag: strip.drag, drop: strip.glide };
  const own = { ...context, options: { ...options, gallery: element, slides }, transition: null, live };
  // It is here already: thumbnails belong to a gallery that moves.
  chunks.load('gallery-steps').then((steps) => {
    if (gallery.ended) return;
    const ask = steps.awaitGestures(own);
    // A finger comes without warning.
    if (matchMedia('(pointer:coarse)').matches) ask();
  }, context.onError);
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
  whenSized(element, ({ widthPx }) => strip.layout({ widthPx, heightPx: height }));
}
