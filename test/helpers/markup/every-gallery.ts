import { image, type SlideOptions, slide, slideshow } from './gallery-html.ts';

/** Pictures of many shapes. */
const sizes = ['1600x1000', '1500x1200', '1200x1600', '2500x1250', '1400x1400', '900x600', '1600x900', '1000x1500'];
const eight = <T>(make: (name: string, options: SlideOptions) => T): T[] =>
  sizes.map((size, index) => make(`picture${index + 1}`, { size }));
const attribute = (data: object): string => JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const meta = (name: string): string =>
  `<div class="meta"><div class="meta-inside"><div class="meta-title">${name}</div><div class="meta-description"><p>Seen ` +
  'on a walk in June, early.</p></div></div></div>';
const pager =
  '<div class="summary-heading"><div class="summary-carousel-pager sqs-gallery-controls"><span ' +
  'class="summary-carousel-pager-prev previous" tabindex="0" role="button" aria-label="Previous"></span><span ' +
  'class="summary-carousel-pager-next next" tabindex="0" role="button" aria-label="Next"></span></div></div>';

/** A summary block, with each picture in a box beside or above a text. */
const summary = (id: string, data: { readonly design: string }): string =>
  `<div class="sqs-block sqs-block-summary-v2" data-block-type="55" id="${id}" data-block-json="${attribute(data)}"><div class="summary-item-list-container">${data.design === 'carousel' ? pager : ''}<div class="summary-item-list sqs-gallery">${eight(
    (name, options) =>
      `<div class="summary-item sqs-gallery-design-${data.design}-slide"><div class="summary-thumbnail-outer-container"><a ` +
      `class="summary-thumbnail-container" href="#${name}"><div ` +
      `class="summary-thumbnail">${image(name, options)}</div></a></div><div class="summary-content"><div ` +
      `class="summary-title">${name}</div></div></div>`,
  ).join('')}</div></div></div>`;

const grid = (id: string, data: object): string =>
  `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" id="${id}" data-block-json="${attribute({ design: 'grid', 'thumbnails-per-row': 3, padding: 10, ...data })}"><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${eight(
    (name, options) =>
      '<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor content-fill" ' +
      `href="#${name}">${image(name, options)}</a></div></div>`,
  ).join('')}</div></div></div></div>`;

const stacked = (id: string): string =>
  `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" id="${id}" data-block-json="${attribute({ design: 'stacked' })}"><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">${eight(
    (name, options) => `<div class="image-wrapper" data-type="image">${image(name, options)}</div>`,
  ).join('')}</div></div></div></div>`;

const section = (id: string, controller: string, kind: string, props: object): string =>
  `<div class="gallery-section" id="${id}" data-controller="${controller}" data-props="${attribute(props)}"><div class="gallery-${kind}"><div class="gallery-${kind}-wrapper">${eight(
    (name, options) =>
      `<figure class="gallery-${kind}-item"><div class="gallery-${kind}-item-wrapper">${image(name, options)}</div></figure>`,
  ).join('')}</div></div></div>`;

/** Server HTML of a block of every design with eight pictures, by the design's name in block data. */
export const everyGallery: Readonly<Record<string, (id: string, data?: object) => string>> = {
  slideshow: (id, data = {}) =>
    slideshow({
      id,
      data,
      slides: eight((name, options) => slide(name, 'fit', { ...options, extra: meta(name) })),
      thumbnails: eight((name, { size = '' }) => ({ name, size })),
    }),
  cropped: (id, data = {}) =>
    slideshow({
      id,
      data: { 'auto-crop': true, aspectRatio: 60, ...data },
      slides: eight((name, options) => slide(name, 'fill', options)),
    }),
  slider: (id, data = {}) =>
    slideshow({ id, data: { design: 'slider', ...data }, slides: eight(image) }).replace(
      'sqs-gallery-block-slideshow',
      'sqs-gallery-block-slider',
    ),
  'linked-slider': (id, data = {}) =>
    slideshow({
      id,
      data: { design: 'slider', ...data },
      slides: eight((name, options) => `<a href="#${name}">${image(name, options)}</a>`),
    }).replace('sqs-gallery-block-slideshow', 'sqs-gallery-block-slider'),
  carousel: (id, data = {}) => summary(id, { design: 'carousel', ...data }),
  grid: (id, data = {}) => grid(id, data),
  autogrid: (id, data = {}) => summary(id, { design: 'autogrid', ...data }),
  autocolumns: (id, data = {}) => summary(id, { design: 'autocolumns', ...data }),
  list: (id, data = {}) => summary(id, { design: 'list', ...data }),
  stacked: (id) => stacked(id),
  'section-grid': (id) => section(id, 'GalleryGrid', 'grid', { gutter: 10, numColumns: 3, aspectRatio: 'four-three' }),
  'section-masonry': (id) => section(id, 'GalleryMasonry', 'masonry', { gutter: 10, numColumns: 3 }),
  'section-strips': (id) => section(id, 'GalleryStrips', 'strips', { gutter: 10, rowHeight: 200 }),
};
