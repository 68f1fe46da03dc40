import { followView } from '../../../browser/follow-view.ts';
import { whenMeasured } from '../../../browser/when-measured.ts';
import type { ImageFit, LazyImage } from '../../images/index.ts';
import type { Stage } from '../design.ts';
import { imageOf, shortGallery } from '../slides.ts';
import styles from './boxes.css';

/** The boxes around the pictures of a gallery whose slides lie beside one another. */
export interface Boxes {
  /** Places every picture that has come again, after a change of size. */
  layout(): void;
  /** Brings the pictures of these slides though they are not in view: a step is about to show them. */
  bring(from: number, to: number): void;
}

/**
 * Brings each picture when its box is near the view: fitted or filling as the markup says (`content-fit`, `content-fill`), or else
 * as `otherwise` does. The box has had its shape from the image before; now it has it by itself, since a picture that fills it
 * may be larger. Of more than 24 slides the others wait until the browser has nothing better to do.
 */
export function startBoxes(stage: Stage, otherwise: ImageFit): Boxes {
  const { gallery, slides, state } = stage;
  const images = new Map<HTMLElement, LazyImage>();
  // What is in view comes before what a visitor has scrolled past.
  const view = followView();
  const show = (image: LazyImage, widthPx: number, heightPx: number): void => {
    const place = (): void => image.place({ widthPx: Math.round(widthPx), heightPx: Math.round(heightPx) });
    const { style } = image.element;
    const isKnown = image.naturalSize;
    // A box of the page's own may be of another shape than the picture had until now: for two frames nobody sees it move there.
    const isSeen = isKnown && gallery.dataset.ssSlides !== 'own';
    if (!isSeen) style.visibility = 'hidden';
    place();
    void image
      .load(() => Number(!view.has(image.element)))
      .then(() => {
        view.leave(image.element);
        if (!isKnown) place();
        if (!isSeen) requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('visibility')));
      });
  };
  const first = imageOf(slides[0])?.parentElement;
  // Some pages shape their boxes by a padding: a box of its own would come on top of it.
  const isShaped = first && Number.parseFloat(getComputedStyle(first).paddingBottom) > 0;
  const layout = (): void => {
    const sizes = [...images].map(([box, image]) => [image, box.clientWidth, box.clientHeight] as const);
    for (const size of sizes) show(...size);
  };
  /** A box of its own may be larger than the page's was, and may change by itself: a page's `transition: all` moves it to where it belongs. */
  const watch = (box: HTMLElement, { width, height }: DOMRectReadOnly): void => {
    let known = [width, height].map(Math.round).join();
    stage.whenSized(box, ({ widthPx, heightPx }) => {
      const now = [widthPx, heightPx].join();
      // Nothing in a box tells a width, and the page may have made inline blocks of what is around it; or it is hidden.
      isAroundNarrow ||= widthPx === 0 && box.getClientRects().length > 0;
      if (widthPx > 0 && now !== known) requestAnimationFrame(layout);
      else if (isAroundNarrow) requestAnimationFrame(() => [...images.keys()].forEach(widenAround));
      known = now;
    });
  };
  let isAroundNarrow = false;
  const widenAround = (box: HTMLElement): void => {
    for (let around = box.parentElement; around?.matches('[data-ss-slides] > * *'); around = around.parentElement)
      state.keep(around).dataset.ssBox = 'around';
  };
  const bring = (picture: HTMLImageElement, box: HTMLElement, rect: DOMRectReadOnly): void => {
    if (images.has(box)) return;
    if (images.size === 0) watch(box, rect);
    if (box !== picture) state.keep(box).dataset.ssBox = isShaped ? 'own' : '';
    const image = stage.createImage(picture, { mode: box === picture ? 'none' : modeOf(picture, otherwise) });
    images.set(box, image);
    if (isAroundNarrow) widenAround(box);
    show(image, rect.width, rect.height);
  };
  const forEachBox = (from: number, to: number, work: (picture: HTMLImageElement, box: HTMLElement) => void): void => {
    for (let index = Math.max(0, from); index < Math.min(to, slides.length); index++) {
      const picture = imageOf(slides[index]);
      // A picture that is a slide itself is its own box.
      const box = picture === slides[index] ? picture : picture?.parentElement;
      if (picture && box) work(picture, box);
    }
  };
  const wait = (from: number, to: number): void =>
    forEachBox(from, to, (picture, box) =>
      stage.whenNear(box, (rect) => {
        view.follow(picture, rect);
        bring(picture, box, rect);
      }),
    );

  stage.addStyles(styles);
  wait(0, shortGallery);
  stage.later(() => wait(shortGallery, slides.length));
  return {
    layout,
    bring: (from, to) =>
      forEachBox(from, to, (picture, box) => {
        if (images.has(box)) return;
        view.follow(picture);
        whenMeasured(box, (rect) => bring(picture, box, rect));
      }),
  };
}

function modeOf(picture: Element, otherwise: ImageFit): ImageFit {
  if (picture.closest('.content-fill')) return 'fill';
  return picture.closest('.content-fit') ? 'fit' : otherwise;
}
