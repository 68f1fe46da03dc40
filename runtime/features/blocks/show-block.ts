import type { ShowPictures } from '../../browser/show-pictures.ts';
import { withRoot } from '../../browser/with-root.ts';
import { type BlockDefinition, isBlockSkipped } from '../../page/mountable.ts';
import { reserveImage, unreserve } from '../images/index.ts';

/** Images that no block loads. */
const imagesOfNoBlock = 'img[data-src]:not(.sqs-block *,[data-ss-slides],[data-ss-slides] *)';

/** Shows a block as the server sent it, with its pictures. */
export function showBlock(definition: BlockDefinition, element: HTMLElement, showPictures: ShowPictures, error: unknown): void {
  // A block without reserved boxes, such as the body, may hold other blocks, whose boxes stay.
  if (definition.reserve) {
    // Late code finds the boxes as they were, so that nothing moves.
    if (error) unreserveIn(element, '[data-ss-slides]:not(img)');
    // The height of a form that is not drawn.
    if (error && !element.childElementCount) element.style.minHeight = '';
    // A gallery without usable data has no columns; its pictures must not be wider than it.
    if (isBlockSkipped(error)) for (const image of element.querySelectorAll('img')) showInPlace(image, element);
    reserveImages(element);
  } else if (isBlockSkipped(error)) {
    for (const image of element.querySelectorAll(imagesOfNoBlock)) showPictures(image);
    return;
  }
  showPictures(element);
}

/** Shows a picture that the missing gallery would show, without its states and not wider than the gallery. */
function showInPlace(image: HTMLElement, block: Element): void {
  image.classList.add('loaded');
  image.style.maxWidth = '100%';
  for (let box: HTMLElement | null = image; box && box !== block; box = box.parentElement) {
    const { visibility, opacity } = getComputedStyle(box);
    if (visibility !== 'visible') box.style.visibility = 'visible';
    if (Number(opacity) < 1) box.style.opacity = '1';
  }
}

/** Shows a block as the server sent it before the page is printed; the browser fetches its pictures at once. */
export function showBlockForPrint(element: HTMLElement, showPictures: ShowPictures): void {
  showPictures(element);
  for (const image of withRoot(element, 'img[loading=lazy]')) (image as HTMLImageElement).loading = 'eager';
  for (const slideshow of withRoot(element, '[data-ss-slides=show]')) unreserve(slideshow);
}

export function unreserveIn(block: HTMLElement, selector = '[data-ss-slides]'): void {
  for (const element of [block, ...block.querySelectorAll<HTMLElement>(selector)]) unreserve(element);
}

/** Gives the images of a block their boxes until they have loaded: without them all would be in view, and be fetched at once. */
function reserveImages(block: HTMLElement): void {
  for (const image of block.querySelectorAll<HTMLElement>('img[data-src]:not([data-ss-slides] *)')) reserveImage(image);
  const onLoad = ({ target }: Event): void => {
    if ((target as HTMLElement).dataset.ssSlides === 'image') unreserve(target as HTMLElement);
  };
  // Load events do not bubble.
  block.addEventListener('load', onLoad, true);
}
