import { putAttribute } from '../../lib/put-attribute.ts';
import { ratioOf, reserveImage } from '../../media/reserve-image.ts';

/**
 * Gives slideshows, sliders, thumbnails and stacks of pictures the height that they will have once they are alive, from the
 * server's HTML alone: otherwise the page below would jump when the code arrives. Light: it is part of the boot script.
 * The answer takes it back.
 */
export function reserve(block: HTMLElement): () => void {
  const all = (selector: string) => Array.from(block.querySelectorAll<HTMLElement>(selector));
  const data = block.getAttribute('data-block-json') ?? '';
  const number = (name: string): number => Number(new RegExp(`"${name}\\\\?"\\s*:\\s*([\\d.]+)`).exec(data)?.[1]);
  const undos = all('.image-wrapper>img').map(reserveImage);
  const shape = (gallery: HTMLElement, ratio: number): void => {
    // Hidden so that the browser does nothing for its slides: of 1000, the live gallery will show three.
    if (ratio > 0)
      undos.push(
        give(gallery, {
          aspectRatio: String(ratio),
          width: '100%',
          overflow: 'hidden',
          visibility: 'hidden',
          contentVisibility: 'hidden',
        }),
      );
  };
  for (const gallery of all('.sqs-gallery-block-slideshow .sqs-gallery')) {
    const ratios = Array.from(gallery.querySelectorAll('[data-image-dimensions]'), ratioOf);
    shape(gallery, 100 / number('aspectRatio') || Math.max(0, ...ratios));
  }
  // Half as high as it is wide where the block does not say otherwise.
  for (const gallery of all('.sqs-gallery-block-slider .sqs-gallery')) shape(gallery, 100 / number('aspectRatio') || 2);
  // As many pixels as the part `thumbnails` gives it, where the block does not say otherwise.
  const height = `${(number('thumbnail-strip-height') || 80) + (number('thumbnail-strip-margin') || 20)}px`;
  for (const strip of all('.sqs-gallery-block-slideshow .sqs-gallery-thumbnails'))
    undos.push(give(strip, { height, overflow: 'hidden', visibility: 'hidden' }));
  return () => {
    for (const undo of undos.splice(0)) undo();
  };
}

function give(element: HTMLElement, styles: Partial<CSSStyleDeclaration>): () => void {
  const before = element.getAttribute('style');
  Object.assign(element.style, styles);
  return () => putAttribute(element, 'style', before);
}
