import { followView } from '../../../browser/follow-view.ts';
import { reserveImage, unreserve } from '../../images/index.ts';
import type { Design, MountedDesign, Stage } from '../model/design.ts';
import styles from './stacked-base.css';

/** The base layout: the page's CSS places the slides, and pictures load near the view. See gallery#block-designs. */
export const stackedBase: Design = { name: 'stacked-base', moves: false, start };

function start(stage: Stage): MountedDesign {
  const { gallery, slides, pictures, state, options, currentIndex, createImage, whenNear } = stage;
  stage.addStyles(styles);
  // Pictures in view load before those that a visitor has scrolled past.
  const view = followView();
  // Only stacks of whole pictures use images#whole-width; a block may draw its pictures small.
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
        view.unfollow(element);
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
  const markCurrent = (index: number, isCurrent: boolean): void => {
    const slide = slides[index];
    if (slide) state.keep(slide).classList.toggle('sqs-active-slide', isCurrent);
  };

  /** Returns the width of the box, or of its nearest ancestor with a width: an inline link has none. */
  const slideWidth = (box: Element | null): number =>
    box?.clientWidth || (box && box !== gallery ? slideWidth(box.parentElement) : 0);

  markCurrent(currentIndex(), true);
  return {
    layout() {
      const widthsPx = images.map((image) => slideWidth(image?.element.parentElement ?? null));
      images.forEach((image, index) => {
        image?.place({ widthPx: widthsPx[index] ?? 0, heightPx: 0 });
      });
      for (const index of near) load(index);
    },
    move(previousIndex, index) {
      markCurrent(previousIndex, false);
      markCurrent(index, true);
      return 0;
    },
  };
}
