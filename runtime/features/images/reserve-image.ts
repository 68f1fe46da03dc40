// Part of the boot script.
import { putAttribute } from '../../browser/build-element.ts';

/** Sets a custom property of an element for the layout rules. */
export const putProperty = ({ style }: HTMLElement, name: string, value: unknown): void =>
  style.setProperty(`--ss-${name}`, `${value}`);

/** Returns width over height by `data-image-dimensions`; 0 if they are missing or malformed. */
export function ratioOf({ dataset }: HTMLElement): number {
  const [width, height] = `${dataset.imageDimensions}`.split('x');
  const ratio = Number(width) / Number(height);
  return ratio > 0 && ratio < 1 / 0 ? ratio : 0;
}

/**
 * Gives an image without a picture the box of its picture (images#reserved-image), because without it images further down would
 * be in view while it loads.
 */
export function reserveImage(image: HTMLElement): void {
  const ratio = ratioOf(image);
  // A parent with a padding has the box already.
  if (!ratio || image.getAttribute('src') || (image.parentElement as HTMLElement).style.paddingBottom) return;
  image.dataset.ssSlides = 'image';
  putProperty(image, 'ratio', ratio);
  putProperty(image, 'width', Number.parseFloat(`${image.dataset.imageDimensions}`));
}

/** Removes the marks and sizes of a reserved box from an element. */
export function unreserve(element: HTMLElement): void {
  const { style } = element;
  for (const mark of ['slides', 'view']) element.removeAttribute(`data-ss-${mark}`);
  for (const name of Array.from(style)) if (name.startsWith('--ss-')) style.removeProperty(name);
  if (style.length === 0) putAttribute(element, 'style', null);
}
