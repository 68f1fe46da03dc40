/** Server HTML of gallery blocks, as on published pages. */

export interface SlideOptions {
  readonly size?: string;
  readonly focalPoint?: string;
  readonly link?: string;
  readonly extra?: string;
}

export const image = (name: string, { size = '800x500', focalPoint = '0.5,0.5' }: SlideOptions = {}): string =>
  `<noscript><img src="/img/${name}-${size}.svg"></noscript><img class="thumb-image" data-src="/img/${name}-${size}.svg" ` +
  `data-image="/img/${name}-${size}.svg" data-image-dimensions="${size}" data-image-focal-point="${focalPoint}" ` +
  `data-load="false" alt="${name}">`;

export const slide = (name: string, mode: 'fit' | 'fill', options: SlideOptions = {}): string =>
  `<div class="slide content-${mode}" data-type="image" ` +
  `data-click-through-url="${options.link ?? ''}">${image(name, options)}${options.extra ?? ''}</div>`;

const controls =
  '<div class="sqs-gallery-meta-container"><div class="sqs-gallery-controls"><a tabindex="0" role="button" class="previous" ' +
  'aria-label="Previous Slide"></a><a tabindex="0" role="button" class="next" aria-label="Next Slide"></a></div></div>';

export interface BlockHtml {
  readonly id?: string;
  readonly data?: object;
  /** Replaces `data`: the attribute as the server wrote it, with its quotes; empty for a block without the attribute. */
  readonly attribute?: string;
  readonly slides: readonly string[];
  readonly thumbnails?: readonly (string | { readonly name: string; readonly size: string })[];
}

export function slideshow({ id = 'block', data = {}, attribute, slides, thumbnails }: BlockHtml): string {
  const json = JSON.stringify({ design: 'slideshow', aspectRatio: null, 'show-meta': true, controls: true, ...data });
  const written = attribute ?? `data-block-json="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  const strip = thumbnails
    ? `<div class="sqs-gallery-thumbnails">${thumbnails
        .map((thumb) => (typeof thumb === 'string' ? { name: thumb, size: '800x500' } : thumb))
        .map(
          ({ name, size }, index) =>
            `<img data-src="/img/${name}-${size}.svg" data-image-dimensions="${size}" data-load="false" role="button" ` +
            `aria-label="Slide ${index + 1}">`,
        )
        .join('')}</div>`
    : '';
  return (
    `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" id="${id}" ${written}><div ` +
    'class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-slideshow"><div ' +
    `class="sqs-gallery">${slides.join('')}</div>${controls}${strip}</div></div></div>`
  );
}
