/** Sets a custom property of an element for the rules of our layouts. */
export const put = ({ style }: HTMLElement, name: string, value: unknown): void => style.setProperty(`--ss-${name}`, `${value}`);

/** Width over height by `data-image-dimensions`; 0 where it is not given or malformed. */
export function ratioOf({ dataset }: HTMLElement): number {
  const [width, height] = `${dataset.imageDimensions}`.split('x');
  const ratio = Number(width) / Number(height);
  return ratio > 0 && ratio < 1 / 0 ? ratio : 0;
}

/**
 * Gives an image that has no picture yet the box of its picture, as wide as the page lets it be: nothing jumps when the
 * picture comes, and images further down are not taken to be in view meanwhile.
 */
export function reserveImage(image: HTMLElement): void {
  const ratio = ratioOf(image);
  // A parent that is kept open by its padding is the box already.
  if (!ratio || image.getAttribute('src') || (image.parentElement as HTMLElement).style.paddingBottom) return;
  image.dataset.ssSlides = 'image';
  put(image, 'ratio', ratio);
  put(image, 'width', Number.parseFloat(`${image.dataset.imageDimensions}`));
}
