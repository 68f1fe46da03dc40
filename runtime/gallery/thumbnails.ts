import type { Size } from '../media/image-frame.ts';
import { makeButton } from './controls.ts';
import type { PartContext } from './part.ts';
import { createStrip, letDrag, readAlignment } from './strip.ts';

/** A strip of small pictures under a gallery, one a slide, in the order of the slides. Wild §2. */
export interface ThumbnailStrip {
  readonly element: HTMLElement;
  /** 80 where it is not given (our choice: what most blocks say). */
  readonly heightPx: number | null;
  /** Space between the gallery and the pictures; 20 where it is not given (our choice). */
  readonly marginPx: number | null;
  /** Where the current picture stands, as the block says it. */
  readonly alignment: unknown;
}

/** Room around the pictures for the mark of the current one (measured on rendered pages). */
const paddingPx = 5;
/** Whatever a page says of boxes in general: the padding comes on top of the height. */
const styles = '.sqs-gallery-thumbnails.sqs-gallery-design-strip{box-sizing:content-box}';

/**
 * Links the strip to its gallery: a thumbnail goes to its slide by click, Enter or Space, the current one carries
 * `aria-current` and is kept in sight, and pictures come when they are near the view.
 * Spec 1 §4 "Linked galleries", "Strip designs".
 */
export function attach(context: PartContext): void {
  const { options, gallery, size, state, onEnd, whenSized } = context;
  if (!options.thumbnails) return;
  const { element, alignment, ...given } = options.thumbnails;
  const heightPx = given.heightPx ?? 80;
  const marginPx = given.marginPx ?? 20;
  const thumbs = [...element.querySelectorAll('img')].filter((thumb) => !thumb.closest('noscript'));
  context.addStyles(styles);
  Object.assign(state.keep(element).style, {
    height: `${heightPx}px`,
    marginTop: `${marginPx - paddingPx}px`,
    marginBottom: `${-paddingPx}px`,
    paddingTop: `${paddingPx}px`,
    paddingBottom: `${paddingPx}px`,
  });
  const strip = createStrip({
    ...context,
    element,
    slides: thumbs,
    pictures: thumbs,
    currentIndex: () => gallery.currentIndex,
    alignment: readAlignment(alignment),
  });
  letDrag(element, strip, onEnd);
  thumbs.forEach((thumb, index) => {
    makeButton(context, thumb, `Slide ${index + 1}`, () => gallery.goTo(index));
  });
  const layout = ({ widthPx }: Size): void => strip.layout({ widthPx, heightPx });
  // Nearly always as wide as its gallery: what is seen first is in its place.
  layout(size);
  strip.show(gallery.currentIndex);
  gallery.on('currentIndexChange', ({ currentIndex }) => strip.show(currentIndex));
  whenSized(element, layout);
}
