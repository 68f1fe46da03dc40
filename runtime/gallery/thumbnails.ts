import type { LazyImage } from '../media/lazy-image.ts';
import type { ServerState } from '../media/server-state.ts';
import type { LiveGallery } from '../page/live-gallery.ts';
import { makeButton } from './controls.ts';
import type { Stage } from './designs/design.ts';
import { findSlides } from './slides.ts';

/** A strip of small pictures under a gallery, one a slide, in the order of the slides. Wild §2. */
export interface ThumbnailStrip {
  readonly element: HTMLElement;
  readonly heightPx: number;
  /** Space between the gallery and the pictures. */
  readonly marginPx: number;
  readonly square: boolean;
}

/** Room around the pictures for the mark of the current one (measured on rendered pages). */
const paddingPx = 5;
/** Width over height of a thumbnail whose picture does not tell its size (our choice). */
const unknownRatio = 3 / 2;

type Tools = Pick<Stage, 'createImage' | 'whenNear'> & { readonly state: ServerState };

/**
 * Links the strip to its gallery: a thumbnail goes to its slide by click, Enter or Space, the current one carries
 * `aria-current` and is kept in sight, and pictures come when they are near the view. The answer unlinks it.
 * Spec 1 §4 "Linked galleries", "Strip designs".
 */
export function bringThumbnailsToLife(
  { element, heightPx, marginPx, square }: ThumbnailStrip,
  gallery: Pick<LiveGallery, 'currentIndex' | 'goTo' | 'on'>,
  { createImage, whenNear, state }: Tools,
): () => void {
  const thumbs = findSlides(element).filter((thumb) => thumb instanceof HTMLImageElement);
  state.keep(element).classList.add('sqs-gallery-design-strip');
  Object.assign(element.style, {
    height: `${heightPx}px`,
    marginTop: `${marginPx - paddingPx}px`,
    marginBottom: `${-paddingPx}px`,
    paddingTop: `${paddingPx}px`,
    paddingBottom: `${paddingPx}px`,
  });

  const undos = thumbs.flatMap((thumb, index) => {
    const image = createImage(thumb, { mode: 'none' });
    thumb.classList.add('sqs-gallery-design-strip-slide');
    const ratio = square ? 1 : ratioOf(image);
    thumb.style.aspectRatio = String(ratio);
    image.place({ widthPx: heightPx * ratio, heightPx });
    return [
      makeButton(thumb, `Slide ${index + 1}`, () => gallery.goTo(index), state),
      whenNear(thumb, () => void image.load(() => 1 + Math.abs(index - gallery.currentIndex))),
      image.cancel,
    ];
  });

  const mark = (previousIndex: number, currentIndex: number): void => {
    thumbs[previousIndex]?.removeAttribute('aria-current');
    const thumb = thumbs[currentIndex];
    thumb?.setAttribute('aria-current', 'true');
    // Only the strip scrolls: `scrollIntoView` would move the page as well.
    if (thumb) element.scrollLeft = thumb.offsetLeft - element.offsetLeft - (element.clientWidth - thumb.clientWidth) / 2;
  };
  mark(-1, gallery.currentIndex);
  undos.push(gallery.on('currentIndexChange', ({ previousIndex, currentIndex }) => mark(previousIndex, currentIndex)));
  return () => {
    for (const undo of undos) undo();
  };
}

const ratioOf = ({ naturalSize }: LazyImage): number => (naturalSize ? naturalSize.widthPx / naturalSize.heightPx : unknownRatio);
