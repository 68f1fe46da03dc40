import { ratioOf } from './reserve-image.ts';

/**
 * Returns the width in px to request for an image that the page's CSS sizes: images#drawn-width.
 * @param isPadded the image covers a box that gets its height from a padding.
 */
export const widthByCss = (image: HTMLImageElement, isPadded: boolean): number =>
  drawnWidth(image, isPadded) || widthAround(image);

/**
 * Returns the width that CSS gives the picture; 0 if CSS gives none. For `object-fit: cover` it includes the cut sides. A picture
 * without a width in CSS is as wide as its file or, while it loads, as its alternative text.
 */
function drawnWidth(image: HTMLImageElement, isPadded: boolean): number {
  const { clientWidth, clientHeight, naturalWidth, parentElement } = image;
  const width = isPadded ? '' : specifiedWidth(image);
  if (width === 'auto' && clientWidth >= naturalWidth) return 0;
  // The width of a reserved box is relative to the element around it.
  if (width.includes('min(') && parentElement && isSizedByContent(parentElement)) return 0;
  const covers = getComputedStyle(image).objectFit === 'cover';
  return covers ? Math.max(clientWidth, clientHeight * ratioOf(image)) : clientWidth;
}

/** Returns the width of the nearest ancestor that is not as wide as its contents. */
function widthAround({ parentElement }: Element): number {
  if (!parentElement) return 0;
  return (!isSizedByContent(parentElement) && parentElement.clientWidth) || widthAround(parentElement);
}

/** Returns the width that CSS specifies; `auto` where the browser does not report it. */
const specifiedWidth = (element: Element): string => `${element.computedStyleMap?.().get('width') ?? 'auto'}`;

/** Returns whether an element is as wide as its contents. */
function isSizedByContent(element: Element): boolean {
  const { display, float, position, flexGrow } = getComputedStyle(element);
  const around = element.parentElement;
  if (display === 'inline') return around !== null && isSizedByContent(around);
  if (specifiedWidth(element) !== 'auto') return false;
  if (/inline|table-cell/.test(display) || float !== 'none' || /absolute|fixed/.test(position)) return true;
  return flexGrow === '0' && around !== null && getComputedStyle(around).display.includes('flex');
}
