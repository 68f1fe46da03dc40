import { jsonAttribute } from './attribute.ts';
import { recordId } from './context.ts';

const designs = ['grid', 'slideshow', 'slider', 'stacked'];

/** Data of a gallery block with the keys that published ones have. */
export const galleryData = (n: number): Record<string, unknown> => ({
  ...{
    hSize: null,
    floatDir: null,
    methodOption: 'transient',
    existingGallery: null,
    transientGalleryId: recordId(n),
    newWindow: false,
  },
  ...{ design: designs[n % designs.length], aspectRatio: n % 3 === 0 ? 56.25 : null, vSize: null, blockAnimation: 'none' },
  ...{
    'auto-crop': true,
    autoplay: n % 2 === 0,
    'autoplay-duration': 5,
    controls: true,
    lightbox: n % 4 === 0,
    lightboxTheme: 'dark',
  },
  ...{
    'show-meta': true,
    'show-meta-basic': true,
    'show-meta-only-title': false,
    'meta-position': 'bottom',
    'square-thumbs': true,
  },
  ...{ 'thumbnails-per-row': 3 + (n % 4), padding: 20, 'aspect-ratio': 'square', 'active-alignment': 'center', thumbnails: true },
  ...{ 'thumbnail-strip-height': 70, 'thumbnail-strip-margin': 10 },
});

const slide = (_: unknown, n: number): string => {
  const src = `https://images.bench.example/content/v1/${recordId(n)}/pot+${n}.jpg?name=a&amp;n=${n}`;
  return (
    '<div class="slide" data-type="image" data-animation-role="image"><div class="margin-wrapper"><a ' +
    `class="image-slide-anchor content-fit"><noscript><img src="${src}" alt="Pot ${n}" /></noscript><img class="thumb-image" ` +
    `data-src="${src}" data-image="${src}" data-image-dimensions="2500x1667" ` +
    `data-image-focal-point="0.5,0.48725761772853185" data-load="false" data-image-id="${recordId(n)}" data-type="image" ` +
    `alt="Pot ${n} &amp; lid" /></a></div></div>\n`
  );
};

/** Returns a gallery block with its slides. */
export const galleryBlock = (n: number, slides = 8): string =>
  `<div class="sqs-block gallery-block sqs-block-gallery" data-aspect-ratio="56.25" data-block-json=${jsonAttribute(galleryData(n))} data-block-type="8" data-sqsp-block="gallery" id="block-yui_3_17_2_1_1700000000000_${n}"><div class="sqs-block-content">
<div class="sqs-gallery-container sqs-gallery-block-${designs[n % designs.length]} sqs-gallery-block-show-meta sqs-gallery-aspect-ratio-square clear"><div class="sqs-gallery">${Array.from({ length: slides }, slide).join('')}</div></div>
</div></div>\n`;

const textBlock = (n: number): string =>
  '<div class="sqs-block html-block sqs-block-html" data-block-type="2" ' +
  `data-border-radii=${jsonAttribute({ topLeft: { unit: 'px', value: 0 } })} id="block-${recordId(n)}"><div ` +
  'class="sqs-block-content"><div class="sqs-html-content"><h2 style="white-space:pre-wrap;">Pots &amp; pans, ' +
  `part&nbsp;${n}</h2>${'<p class="" style="white-space:pre-wrap;">Thrown, glazed and fired in the old mill by the river. <a href="/shop?tag=a&amp;n=1" target="_blank">More</a></p>'.repeat(3)}</div></div></div>\n`;

const imageBlock = (n: number): string =>
  '<div class="sqs-block image-block sqs-block-image sqs-text-ready" ' +
  `data-block-json=${jsonAttribute({ blockAnimation: 'none', layout: 'caption-hidden', overlay: false, linkTitle: '', isOldBlock: false, description: { html: `<p>Pot “${n}” & lid</p>` } })} ` +
  `data-block-type="5" id="block-${recordId(n)}"><div class="sqs-block-content"><figure class="sqs-block-image-figure ` +
  `intrinsic" style="max-width:2500px;">${slide(null, n)}</figure></div></div>\n`;

const sectionStyles = {
  ...{ imageOverlayOpacity: 0.15, backgroundWidth: 'background-width--full-bleed', sectionHeight: 'section-height--medium' },
  ...{
    horizontalAlignment: 'horizontal-alignment--center',
    contentWidth: 'content-width--wide',
    sectionAnimation: 'none',
    backgroundMode: 'image',
  },
};

/** Returns a section with the given blocks, one in six of which is a gallery. */
export const section = (n: number, blocks: number): string =>
  `<section data-test="page-section" data-section-theme="light" class="page-section full-bleed-section layout-engine-section\n  background-width--full-bleed section-height--medium" data-section-id="${recordId(n)}" data-controller="SectionWrapperController" data-current-styles=${jsonAttribute(sectionStyles)} data-current-context=${jsonAttribute({ video: null, backgroundImageId: null, divider: null, typeName: 'page' })}><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><style>.fe-${recordId(n)} { --grid-gutter: calc(var(--sqs-mobile-site-gutter, 6vw) - 11px); grid-template-rows: repeat(${blocks},minmax(24px, auto)); }</style><div class="fluid-engine fe-${recordId(n)}">
${Array.from({ length: blocks }, (_, at) => `<div class="fe-block fe-block-${at}">${[galleryBlock, textBlock, imageBlock, textBlock, imageBlock, textBlock][at % 6]?.(n * 100 + at)}</div>`).join('')}</div></div></section>\n`;
