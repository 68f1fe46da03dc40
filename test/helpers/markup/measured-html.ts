import { image, slide, slideshow } from './gallery-html.ts';
import type { MeasuredGallery, MeasuredSlide } from './measured.ts';

/** Returns the server's HTML of a measured gallery. */
export function measuredHtml({ block, slides }: MeasuredGallery, id: string): string {
  const data = JSON.stringify(block).replaceAll('"', '&quot;');
  const given = ({ dimensions: size, focalPoint }: MeasuredSlide) => ({ size, focalPoint });
  const name = (index: number) => `p${index}`;
  if (block.design === 'slideshow') {
    const html = slides.map((each, index) =>
      slide(name(index), each.slideClass.includes('content-fill') ? 'fill' : 'fit', given(each)),
    );
    const thumbnails = block.thumbnails
      ? slides.map(({ dimensions }, index) => ({ name: name(index), size: dimensions }))
      : undefined;
    return slideshow({ id, data: block, slides: html, ...(thumbnails && { thumbnails }) });
  }
  const content = block['square-thumbs'] ? 'fill' : 'fit';
  const inner = slides.map((each, index) =>
    block.design === 'grid'
      ? '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor ' +
        `content-${content}">${image(name(index), given(each))}</a></div></div>`
      : `<div class="image-wrapper" data-type="image">${image(name(index), given(each))}</div>`,
  );
  return (
    `<div class="sqs-block gallery-block sqs-block-gallery" id="${id}" data-block-type="8" data-block-json="${data}"><div ` +
    `class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-${block.design}"><div ` +
    `class="sqs-gallery">${inner.join('')}</div></div></div></div>`
  );
}
