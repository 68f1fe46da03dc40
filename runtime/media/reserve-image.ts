import { putAttribute } from '../lib/put-attribute.ts';

/** Width over height by `data-image-dimensions`; 0 where it is not given or malformed. */
export function ratioOf(image: Element): number {
  const [width, height] = (image.getAttribute('data-image-dimensions') ?? '').split('x');
  return Number(width) / Number(height) || 0;
}

/**
 * Gives an image that has no picture yet the box of its picture, as wide as the page lets it be: nothing jumps when the
 * picture comes, and images further down are not taken to be in view meanwhile. The answer takes it back.
 */
export function reserveImage(image: HTMLElement): () => void {
  const before = image.getAttribute('style');
  const ratio = ratioOf(image);
  // A parent that is kept open by its padding is the box already.
  if (ratio <= 0 || image.getAttribute('src') || image.parentElement?.style.paddingBottom) return () => {};
  Object.assign(image.style, {
    // An inline element without a picture has no box to speak of.
    ...(getComputedStyle(image).display === 'inline' && { display: 'inline-block' }),
    width: '100%',
    maxWidth: `${Number.parseFloat(image.getAttribute('data-image-dimensions') ?? '')}px`,
    aspectRatio: String(ratio),
    fontSize: '0px',
    // Puts the baseline where a picture has it.
    overflow: 'hidden',
  });
  let isReserved = true;
  return () => {
    if (isReserved) putAttribute(image, 'style', before);
    isReserved = false;
  };
}
