import { followView } from '../../../browser/follow-view.ts';
import { reserveImage, unreserve } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../design.ts';
import styles from './stacked-base.css';

/**
 * The base layout: slides stay where the page's CSS puts them, one below the other as a rule, and their pictures come when
 * they are near the view. Every design value that is not known falls back to it. Spec 1 §2.
 */
export const stackedBase: Design = { name: 'stacked-base', moves: false, start };

function start({
  gallery,
  slides,
  pictures,
  state,
  options,
  currentIndex,
  createImage,
  whenNear,
  addStyles,
}: Stage): MountedDesign {
  addStyles(styles);
  // What is in view comes before what a visitor has scrolled past.
  const view = followView();
  // Only stacks of whole pictures ask for their whole width (measured); what a block draws small is asked for small.
  const wholeWidth = options.wholeWidth ?? (!options.input || gallery.querySelector('.image-wrapper') !== null);
  const images = pictures.map((picture) => picture && createImage(picture, { mode: 'none', wholeWidth }));
  if (wholeWidth) for (const image of images) if (image) reserveImage(image.element);
  const near = new Set<number>();
  const load = (index: number): void => {
    near.add(index);
    const image = images[index];
    if (!image) return;
    const { element } = image;
    void image
      .load(() => Number(!view.has(element)))
      .then(() => {
        view.leave(element);
        unreserve(element);
      });
  };
  images.forEach((image, index) => {
    if (!image) return;
    whenNear(image.element, (rect) => {
      view.follow(image.element, rect);
      load(index);
    });
  });
  const mark = (index: number, active: boolean): void => {
    const slide = slides[index];
    if (slide) state.keep(slide).classList.toggle('sqs-active-slide', active);
  };

  /** Width of the slide, or of what is around it: a link, without the page's CSS, is inline and has no width of its own. */
  const slideWidth = (box: Element | null): number =>
    box?.clientWidth || (box && box !== gallery ? slideWidth(box.parentElement) : 0);

  mark(currentIndex(), true);
  return {
    layout() {
      const widthsPx = images.map((image) => slideWidth(image?.element.parentElement ?? null));
      images.forEach((image, index) => {
        image?.place({ widthPx: widthsPx[index] ?? 0, heightPx: 0 });
      });
      for (const index of near) load(index);
    },
    move(previousIndex, index) {
      mark(previousIndex, false);
      mark(index, true);
      return 0;
    },
  };
}
