import { readFlag } from '../contract/decoders/read.ts';
import type { Size } from '../media/image-frame.ts';
import { startBoxes } from './boxes.ts';
import type { Design, LiveDesign, Stage } from './design.ts';
import type { Given } from './given.ts';

/** A design whose slides are all seen at once: its layout is CSS, so that the boxes are final before any picture comes. */
export interface Still {
  readonly name: string;
  /** Rules for `[data-ss-layout=NAME]`; each weighs nothing, so that whatever a page says itself wins. */
  readonly css: string;
  /** Custom properties for the rules, `--ss-` left out. `widthPx` is the gallery's width; asked again when it has changed. */
  readonly shape: (given: Given, widthPx: number) => Readonly<Record<string, string | number>>;
  /** Width over height of the pictures' boxes; 0: each as its picture. */
  readonly ratio: (given: Given) => number;
  /** What CSS cannot say: called once, where the layout is ours; the answer is called after a change of width. */
  readonly arrange?: (stage: Stage, ratios: readonly number[]) => (size: Size) => void;
}

export const still = (definition: Still): Design => ({
  name: definition.name,
  moves: false,
  start: (stage) => startStill(stage, definition),
});

function startStill(stage: Stage, { name, css, shape, ratio, arrange }: Still): LiveDesign {
  const { gallery, state, options } = stage;
  const slides = Array.from(stage.slides);
  const given = options.given ?? {};
  // The gallery itself carries no inline style on rendered pages.
  const { style } = state.keep(gallery.parentElement ?? gallery);
  const isOurs = !isLaidOut(gallery, slides[0]);
  const setShape = (widthPx: number): void => {
    for (const [property, value] of Object.entries(shape(given, widthPx))) style.setProperty(`--ss-${property}`, String(value));
  };

  stage.addStyles(css);
  if (isOurs) {
    setShape(stage.size.widthPx);
    gallery.dataset.ssLayout = name;
  }
  gallery.classList.add(`sqs-gallery-design-${name}`);
  for (const slide of slides) state.keep(slide).classList.add(`sqs-gallery-design-${name}-slide`);
  // What a gallery block's square-thumbs is to its boxes, auto-crop is to those of a summary block.
  const crops = readFlag(given['square-thumbs'] ?? given.autoCrop ?? true);
  const boxes = startBoxes(stage, ratio(given), options.imageMode ?? (crops ? 'fill' : 'fit'));
  const rearrange = isOurs ? arrange?.(stage, boxes.ratios) : undefined;
  return {
    layout(size) {
      if (isOurs) setShape(size.widthPx);
      rearrange?.(size);
      boxes.layout();
    },
    move: () => 0,
  };
}

/** The page's own CSS puts the slides beside one another. */
function isLaidOut(gallery: Element, slide: Element | undefined): boolean {
  if (!slide) return true;
  const { display, float, position } = getComputedStyle(slide);
  const isInRow = /flex|grid|table/.test(getComputedStyle(gallery).display) || /inline|table/.test(display);
  return isInRow || float !== 'none' || position === 'absolute';
}
