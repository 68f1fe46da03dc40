import { decodeDimensions } from '../contract/decoders/slide.ts';
import type { ImageMode } from '../media/image-frame.ts';
import type { LazyImage } from '../media/lazy-image.ts';
import type { Stage } from './design.ts';

/** The boxes around the pictures of a gallery whose slides lie beside one another. */
export interface Boxes {
  /** Width over height of each picture. */
  readonly ratios: readonly number[];
  /** Gives every picture that has come its place again, after a change of size. */
  layout(): void;
}

/** Shape of a picture that does not tell its size before it is there (our choice). */
const unknownRatio = 3 / 2;
/** A picture that fills its box is wider than it: pages that keep pictures within their parents do not mean these. */
const styles = `:where([data-ss-box]){display:block;overflow:hidden;aspect-ratio:var(--ss-ratio)}
[data-ss-box][data-ss-box]>img{max-width:none;max-height:none}`;

/**
 * Gives each picture's box its shape by CSS, so that it is final before the picture comes, and brings the picture when the box
 * is near the view: fitted or filling as the markup says (`content-fit`, `content-fill`), or else as `otherwise` does.
 * @param common width over height of all boxes; 0: each as its picture.
 */
export function startBoxes(stage: Stage, common: number, otherwise: ImageMode): Boxes {
  const { gallery, pictures, state } = stage;
  const boxes = pictures.map((picture) => picture?.parentElement ?? null);
  const ratios = pictures.map((picture) => {
    const size = decodeDimensions(picture?.getAttribute('data-image-dimensions') ?? null);
    return size ? size.widthPx / size.heightPx : unknownRatio;
  });
  const images = new Map<HTMLElement, LazyImage>();
  const show = (image: LazyImage, widthPx: number, heightPx: number): void => {
    image.place({ widthPx: Math.round(widthPx), heightPx: Math.round(heightPx) });
    void image.load(() => 1);
  };

  stage.addStyles(styles);
  // The gallery itself carries no inline style on rendered pages.
  if (common) state.keep(gallery.parentElement ?? gallery).style.setProperty('--ss-ratio', String(common));
  const first = boxes.find((box) => box !== null);
  // Some pages shape their boxes by a padding: a box of its own would come on top of it.
  const isShaped = first && Number.parseFloat(getComputedStyle(first).paddingBottom) > 0;
  boxes.forEach((box, index) => {
    const picture = pictures[index];
    if (!box || !picture) return;
    if (!isShaped) state.keep(box).dataset.ssBox = '';
    if (!isShaped && !common) box.style.setProperty('--ss-ratio', String(ratios[index]));
    stage.whenNear(box, ({ width, height }) => {
      const image = stage.createImage(picture, { mode: modeOf(picture, otherwise) });
      images.set(box, image);
      show(image, width, height);
    });
  });
  return {
    ratios,
    layout() {
      const sizes = [...images].map(([box, image]) => [image, box.clientWidth, box.clientHeight] as const);
      for (const size of sizes) show(...size);
    },
  };
}

function modeOf(picture: Element, otherwise: ImageMode): ImageMode {
  if (picture.closest('.content-fill')) return 'fill';
  return picture.closest('.content-fit') ? 'fit' : otherwise;
}
