/** Server HTML of blocks that few published pages have. */

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const block = (type: number, kind: string, content: string, data?: unknown, id = kind) =>
  `<div class="sqs-block ${kind}-block sqs-block-${kind}" data-block-type="${type}" ` +
  `id="block-${id}"${data === undefined ? '' : ` data-block-json="${typeof data === 'string' ? data : attribute(data)}"`}><div ` +
  `class="sqs-block-content">${content}</div></div>`;

const track = (title: string, attributes = 'data-author="The Tide" data-show-download="false" data-duration-in-ms="185000"') =>
  `<div class="sqs-audio-embed" data-url="/track.mp3" data-mime-type="audio/mpeg" data-title="${title}" ${attributes} ` +
  'data-design-style="minimal" data-color-theme="dark"></div>';
export const audio = (title: string, attributes?: string) =>
  block(41, 'audio', track(title, attributes), undefined, `audio-${title}`);
/** An album has up to 60 tracks. */
export const album = (count: number) =>
  block(60, 'album', Array.from({ length: count }, (_, at) => track(`Track ${at + 1}`)).join(''));

const dishes = (name: string) =>
  `<div class="menu-section"><div class="menu-section-header"><div class="menu-section-title">${name}</div></div><div ` +
  `class="menu-items"><div class="menu-item"><div class="menu-item-title">${name} of the day</div><span ` +
  'class="menu-item-price-top"><span class="currency-sign">£</span>9</span></div></div></div>';
export const menu = block(
  18,
  'menu',
  '<div class="menu-wrapper menu-style-simple"><div role="tablist" class="menu-selector"><label role="tab" ' +
    'class="menu-select-labels menu-select-labels--active" aria-selected="true">Lunch</label> <label role="tab" ' +
    'class="menu-select-labels" aria-selected="false">Evening &amp; drinks</label></div><div class="menus ' +
    `menus--has-multiple"><div role="tabpanel" class="menu menu-active" style="display: block">${dishes('Soup')}</div><div ` +
    `role="tabpanel" class="menu" style="display: none">${dishes('Fish')}</div></div></div>`,
);

export const highlight = (
  attributes: unknown = [
    {
      id: 'h1',
      shape: 'underline',
      isAnimationEnabled: true,
      animation: 'draw',
      duration: { unit: 's', value: 1 },
      color: { type: 'SITE_PALETTE_COLOR', sitePaletteColor: { colorName: 'accent', alphaModifier: 1 } },
      thickness: { unit: 'em', value: 0.1 },
    },
  ],
) =>
  block(
    2,
    'html',
    '<div class="sqs-html-content"><p>Pots are <span class="sqsrte-text-highlight" data-text-attribute-id="h1">fired ' +
      'twice</span>.</p><script class="TextAttributes-props" ' +
      `type="application/json">${typeof attributes === 'string' ? attributes : JSON.stringify(attributes)}</script></div>`,
    undefined,
    'marked',
  );

export const chart = (type: string, id = type) =>
  block(
    62,
    'chart',
    '',
    {
      variant: { bar: 1009, line: 1010, pie: 1011 }[type],
      title: `Pots ${type}`,
      data: [
        ['', 'Thrown', 'Sold'],
        ['Spring', 12, 9],
        ['Summer', 30, '28'],
        ['Autumn', 21, null],
      ],
    },
    id,
  );

export const agoTime = (iso: string) => `<p><time datetime="${iso}" data-ss-time>long ago</time></p>`;
export const registry = block(
  63,
  'zola',
  '<a class="zola-registry-embed" href="/our-registry" data-registry-key="pots">Our registry</a>',
);
export const tourDates = (artist: string) =>
  block(59, 'tourdates', '', { artistId: artist, timeframe: 'upcoming', startDate: 1727758800000 }, `tour-${artist}`);
export const tableBooking = block(68, 'tock', '<p>Server words</p>');
export const followLink = '<p><a class="twitter-follow-button" href="/feed">Follow us</a></p>';
export const commentsCount = '<p><span class="disqus-comment-count" data-disqus-identifier="post-1">Comments</span></p>';
export const videoBackground = (url: string) =>
  '<section class="page-section" style="position:relative;height:240px"><div class="section-border"><div ' +
  'class="section-background"><div data-controller="VideoBackground"><div class="sqs-video-background content-fill" ' +
  `data-config-url="${url}" data-config-playback-speed="1" data-config-filter="3" data-config-filter-strength="85" ` +
  'style="overflow:hidden"><img class="custom-fallback-image" data-src="/img/kiln-320x180.svg" ' +
  'data-image="/img/kiln-320x180.svg" data-image-dimensions="320x180" data-load="false" alt="A ' +
  'kiln"></div></div></div></div><p>Over a film</p></section>';

/** Blocks that the server renders completely; no part of the runtime mounts them. */
export const still = [
  block(
    61,
    'archive',
    '<details class="archive-block-wrapper archive-block-setting-layout-dropdown"><summary>Months</summary><ul ' +
      'class="archive-group-list"><li class="archive-group"><a href="/blog?month=01-2026">January</a></li></ul></details>',
  ),
  block(
    31,
    'quote',
    '<figure><blockquote data-animation-role="quote">Mud, mostly.</blockquote><figcaption class="source">A ' +
      'potter</figcaption></figure>',
  ),
  block(14, 'tagcloud', '<ul><li><a href="/blog/tag/clay">clay</a></li></ul>'),
  block(49, 'rss', '<a href="/blog?format=rss">Feed</a>'),
].join('');

const productSlide = (at: number) =>
  `<div class="ProductItem-gallery-slides-item${at === 1 ? ' selected' : ''}" data-slide-index="${at}" ` +
  'data-product-gallery="slides-item"><img class="ProductItem-gallery-slides-item-image" data-load="false" ' +
  'data-src="/img/kiln-320x180.svg" data-image="/img/kiln-320x180.svg" data-image-dimensions="320x180" alt="Mug ' +
  `${at}"></div>`;
const productFigure = (at: number) =>
  `<figure class="gallery-lightbox-item" data-slide-url="s${at}"><div class="gallery-lightbox-item-img content-fit"><img ` +
  `data-src="/img/kiln-320x180.svg" data-image="/img/kiln-320x180.svg" data-image-dimensions="320x180" alt="Mug ${at}" ` +
  'data-load="false"></div></figure>';
export const productGallery =
  '<section id="pdp" class="ProductItem" data-controller="ProductGallery"><section class="ProductItem-gallery" ' +
  'data-product-gallery="container"><div class="ProductItem-gallery-slides" data-product-gallery="slides" ' +
  `style="position:relative;width:200px;height:112px">${productSlide(1)}${productSlide(2)}<div ` +
  'class="gallery-lightbox-outer-wrapper" data-use-image-loader="true" data-controller="Lightbox" style="display:none"><div ' +
  'class="gallery-lightbox"><div ' +
  `class="gallery-lightbox-list">${productFigure(1)}${productFigure(2)}</div></div></div></div><div ` +
  'class="ProductItem-gallery-thumbnails" data-product-gallery="thumbnails"><button ' +
  'class="ProductItem-gallery-thumbnails-item" data-product-gallery="thumbnails-item" aria-label="Thumb 1" ' +
  'style="width:60px"><img data-load="false" data-src="/img/kiln-320x180.svg" data-image-dimensions="320x180" ' +
  'alt=""></button><button class="ProductItem-gallery-thumbnails-item" data-product-gallery="thumbnails-item" ' +
  'aria-label="Thumb 2" style="width:60px"><img data-load="false" data-src="/img/kiln-320x180.svg" ' +
  'data-image-dimensions="320x180" alt=""></button></div></section></section>';

/** A folder in the overlay of an older template. */
export const mobileFolder = {
  toggle:
    '<button class="Mobile-overlay-nav-item Mobile-overlay-nav-item--folder" ' +
    'data-controller-folder-toggle="work"><span>Work</span></button>',
  panel:
    '<div class="Mobile-overlay-folder" data-controller-folder="work"><button class="Mobile-overlay-folder-item ' +
    'Mobile-overlay-folder-item--toggle" data-controller-folder-toggle="work">Back</button><a href="/pots" ' +
    'class="Mobile-overlay-folder-item">Pots</a></div>',
};
