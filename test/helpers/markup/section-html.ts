/** Server HTML of gallery sections that show one slide at a time, as on published pages. */

export interface SectionHtml {
  readonly id?: string;
  /** Attributes of the section's root, which style sheets select by; those of `attributes` are added. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly props?: object;
  /** Names of the pictures, with their sizes. */
  readonly pictures?: readonly (readonly [name: string, size: string])[];
}

const landscapes = [
  ['bay', '1600x1000'],
  ['dunes', '1500x1200'],
  ['pass', '1200x1600'],
  ['lake', '2500x1250'],
] as const;

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const image = ([name, size]: readonly [string, string]): string =>
  `<img data-src="/img/${name}-${size}.svg" data-image="/img/${name}-${size}.svg" data-image-dimensions="${size}" ` +
  `data-image-focal-point="0.5,0.5" alt="${name}" data-load="false">`;
const root = (
  kind: string,
  controller: string,
  { id = 'section', attributes = {}, props = {} }: SectionHtml,
  inner: string,
): string =>
  `<section class="page-section gallery-section"><div class="content-wrapper"><div class="content"><div class="gallery gallery-section-wrapper"><div id="${id}" class="gallery-${kind}" data-controller="${controller}" data-section-id="s1" ${Object.entries(
    attributes,
  )
    .map(([name, value]) => `${name}="${quoted(value)}"`)
    .join(
      ' ',
    )} data-props="${quoted(JSON.stringify({ lightboxEnabled: false, ...props }))}">${inner}</div></div></div></div></section>`;
const arrows = (kind: string): string =>
  `<div class="gallery-${kind}-controls">${['Previous', 'Next']
    .map(
      (way) =>
        `<div class="gallery-${kind}-control"><button class="gallery-${kind}-control-btn" data-${way.toLowerCase()} ` +
        `aria-label="${way} Slide"><div class="gallery-${kind}-control-btn-icon"><svg viewBox="0 0 9 ` +
        '16"></svg></div></button></div>',
    )
    .join('')}</div>`;
const items = (kind: string, pictures: SectionHtml['pictures'] = landscapes): string =>
  pictures
    .map(
      (picture) =>
        `<figure class="gallery-${kind}-item" data-slide-url="${picture[0]}"><div ` +
        `class="gallery-${kind}-item-wrapper"><div ` +
        `class="gallery-${kind}-item-src">${kind === 'reel' ? image(picture) : `<div class="gallery-${kind}-item-img">${image(picture)}</div>`}</div></div><figcaption ` +
        `class="gallery-caption gallery-caption-${kind}"><div class="gallery-caption-wrapper"><p ` +
        `class="gallery-caption-content">${picture[0]}</p></div></figcaption></figure>`,
    )
    .join('');

/** A slideshow with thumbnails below it. */
export const slideshowSection = (options: SectionHtml = {}): string => {
  const kind = 'slideshow';
  const attributes = {
    style: 'height:400px',
    'data-transition': 'fade',
    'data-thumbnails': 'true',
    'data-show-captions': 'true',
  };
  const thumbs = (options.pictures ?? landscapes)
    .map(
      (picture) =>
        '<button class="gallery-slideshow-thumbnails-thumb"><div ' +
        `class="gallery-slideshow-thumbnails-image-wrapper">${image(picture)}</div></button>`,
    )
    .join('');
  return root(
    kind,
    'GallerySlideshow',
    { ...options, attributes: { ...attributes, ...options.attributes } },
    '<div class="gallery-slideshow-wrapper"><div ' +
      `class="gallery-slideshow-list">${items(kind, options.pictures)}</div>${arrows(kind)}</div><div ` +
      `class="gallery-slideshow-thumbnails"><div class="gallery-slideshow-thumbnails-scroll">${thumbs}</div></div>`,
  );
};

/** A slideshow of the page's width, with bullets. */
export const fullscreenSection = (options: SectionHtml = {}): string => {
  const kind = 'fullscreen-slideshow';
  const attributes = {
    style: 'height:400px',
    'data-transition': 'slide-horizontal',
    'data-controls': 'bullets',
    'data-show-captions': 'false',
  };
  const bullets = (options.pictures ?? landscapes)
    .map(
      ([name], index) =>
        `<button class="gallery-fullscreen-slideshow-bullet" data-slide-url="${name}"><span ` +
        `class="js-slideshow-active-slide" hidden>Slide ${index + 1} (current slide)</span><span ` +
        `class="js-slideshow-inactive-slide" hidden>Slide ${index + 1}</span></button>`,
    )
    .join('');
  return root(
    kind,
    'GalleryFullscreenSlideshow',
    { ...options, attributes: { ...attributes, ...options.attributes } },
    '<div class="gallery-fullscreen-slideshow-wrapper"><div ' +
      `class="gallery-fullscreen-slideshow-list">${items(kind, options.pictures)}</div>${arrows(kind)}<div ` +
      `class="gallery-fullscreen-slideshow-bullet-nav">${bullets}</div></div>`,
  );
};

/** Slides of equal height in a row. */
export const reelSection = (options: SectionHtml = {}): string =>
  root(
    'reel',
    'GalleryReel',
    {
      ...options,
      attributes: {
        style: 'height:300px',
        'data-controls-location': 'side',
        'data-show-captions': 'true',
        ...options.attributes,
      },
    },
    '<div class="gallery-reel-wrapper"><div ' +
      `class="gallery-reel-list">${items('reel', options.pictures)}</div>${arrows('reel')}</div>`,
  );
