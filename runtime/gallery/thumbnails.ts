import { makeButton } from './controls.ts';
import type { PartContext } from './part.ts';

/** A strip of small pictures under a gallery, one a slide, in the order of the slides. Wild §2. */
export interface ThumbnailStrip {
  readonly element: HTMLElement;
  /** 80 where it is not given (our choice: what most blocks say). */
  readonly heightPx: number | null;
  /** Space between the gallery and the pictures; 20 where it is not given (our choice). */
  readonly marginPx: number | null;
  readonly square: boolean;
}

/** Room around the pictures for the mark of the current one (measured on rendered pages). */
const paddingPx = 5;
/** Width over height of a thumbnail whose picture does not tell its size (our choice). */
const unknownRatio = 3 / 2;

/**
 * Links the strip to its gallery: a thumbnail goes to its slide by click, Enter or Space, the current one carries
 * `aria-current` and is kept in sight, and pictures come when they are near the view.
 * Spec 1 §4 "Linked galleries", "Strip designs".
 */
export function attach(context: PartContext): void {
  const { options, gallery, createImage, whenNear, state } = context;
  if (!options.thumbnails) return;
  const { element, square, ...given } = options.thumbnails;
  const heightPx = given.heightPx ?? 80;
  const marginPx = given.marginPx ?? 20;
  const thumbs = [...element.querySelectorAll('img')].filter((thumb) => !thumb.closest('noscript'));
  state.keep(element).classList.add('sqs-gallery-design-strip');
  Object.assign(element.style, {
    height: `${heightPx}px`,
    marginTop: `${marginPx - paddingPx}px`,
    marginBottom: `${-paddingPx}px`,
    paddingTop: `${paddingPx}px`,
    paddingBottom: `${paddingPx}px`,
    boxSizing: 'content-box',
    display: 'flex',
    overflowX: 'auto',
  });
  thumbs.forEach((thumb, index) => {
    const image = createImage(thumb, { mode: 'none' });
    const { naturalSize } = image;
    const ratio = square ? 1 : naturalSize ? naturalSize.widthPx / naturalSize.heightPx : unknownRatio;
    thumb.classList.add('sqs-gallery-design-strip-slide');
    // Its size is said in pixels: without a picture an image has none of its own.
    Object.assign(thumb.style, {
      width: `${heightPx * ratio}px`,
      flex: 'none',
      height: '100%',
      objectFit: 'cover',
      cursor: 'pointer',
      fontSize: '0px',
    });
    image.place({ widthPx: heightPx * (naturalSize ? naturalSize.widthPx / naturalSize.heightPx : ratio), heightPx });
    makeButton(context, thumb, `Slide ${index + 1}`, () => gallery.goTo(index));
    whenNear(thumb, () => void image.load(() => 1 + Math.abs(index - gallery.currentIndex)));
  });

  const mark = (): void => {
    thumbs.forEach((thumb, index) => {
      if (index === gallery.currentIndex) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
    const current = thumbs[gallery.currentIndex];
    // Only the strip scrolls: `scrollIntoView` would move the page as well.
    if (current) element.scrollLeft = current.offsetLeft - element.offsetLeft - (element.clientWidth - current.clientWidth) / 2;
  };
  mark();
  gallery.on('currentIndexChange', mark);
}
