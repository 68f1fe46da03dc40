/**
 * Fetches the pictures in view of galleries beside the code of those galleries, which shows them: gallery#first-pictures. Works
 * when it is evaluated, once a page; nothing calls it.
 */
import { galleryLimits } from '../../../contract/gallery/constants.ts';
import { decodeDimensions, decodeFocalPoint } from '../../../contract/gallery/slide.ts';
import { readFlag } from '../../../contract/read.ts';
import { imageAddress, imageFrame, isMobile, pixelRatio, type Size, widthToRequest } from '../../images/index.ts';
import { galleryData } from '../block/gallery-data.ts';
import { imageOf } from '../model/slides.ts';

/** More would delay the code. A phone loads one at a time: images#load-slots. */
const maxPictures = isMobile(window) ? galleryLimits.loadConcurrencyMobile : 4;
const waiting = 'img[data-src]:not([src],[data-ss-consent],noscript *)';

/** The pictures by the element whose box they get: the gallery for the first of a slideshow, else the picture itself. */
function picturesByBox(): Map<Element, HTMLImageElement> {
  const found = new Map<Element, HTMLImageElement>();
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-ss-slides]:not(img,[data-ss-layout])')) {
    const isOne = gallery.dataset.ssSlides === 'show';
    for (const picture of gallery.querySelectorAll<HTMLImageElement>(waiting)) {
      if (isOne && picture !== imageOf(gallery.querySelector<HTMLElement>(':scope>:not(noscript)') ?? undefined)) break;
      found.set(isOne ? gallery : picture, picture);
    }
  }
  return found;
}

/** Returns the fits that the gallery's code may choose; the data of rows are read, because their pictures name none. */
function fitsOf(picture: HTMLImageElement, isOne: boolean): readonly ('fit' | 'fill')[] {
  if (picture.closest('.content-fill')) return ['fill'];
  if (picture.closest('.content-fit')) return ['fit'];
  const block = picture.closest<HTMLElement>('[data-block-json]');
  if (isOne || !block) return ['fit', 'fill'];
  const data = galleryData(block);
  return [readFlag(data['square-thumbs'] ?? data.autoCrop ?? true) ? 'fill' : 'fit'];
}

/** Returns the width to request in px; null where it depends on the fit, and the fit is not known. */
function widthFor(picture: HTMLImageElement, box: Size, isOne: boolean): number | null {
  const { dataset } = picture;
  const natural = decodeDimensions(dataset.imageDimensions ?? null) ?? box;
  const focalPoint = decodeFocalPoint(dataset.imageFocalPoint ?? null);
  const [width, ...others] = fitsOf(picture, isOne).map((fit) =>
    widthToRequest(imageFrame(fit, natural, box, focalPoint).widthPx, pixelRatio(window)),
  );
  return width && others.every((other) => other === width) ? width : null;
}

function fetchPicture(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = address;
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}

const pictures = picturesByBox();
// The observer reports the boxes after the next layout, so that none is forced.
const observer = new IntersectionObserver((entries) => {
  observer.disconnect();
  const inView = entries.filter(({ isIntersecting, boundingClientRect: { width, height } }) => isIntersecting && width && height);
  for (const { target, boundingClientRect } of inView.slice(0, maxPictures)) {
    const picture = pictures.get(target);
    const source = picture?.dataset.src?.trim();
    const [widthPx, heightPx] = [Math.round(boundingClientRect.width), Math.round(boundingClientRect.height)];
    const wantedPx = picture && widthFor(picture, { widthPx, heightPx }, picture !== target);
    if (source && wantedPx) fetchPicture(imageAddress(source, wantedPx));
  }
});
for (const box of pictures.keys()) observer.observe(box);
