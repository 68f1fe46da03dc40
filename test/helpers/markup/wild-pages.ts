import { mobileFolder } from './rare-blocks.ts';

/** Pages in the shapes of published ones: headers, sections, lists and blocks as servers of 7.1 and 7.0 write them. */

/** A picture on the page's own host, as an image that only a template's code loads. */
export const lateImage = (size = '320x180', more = '') =>
  `<img alt="A kiln" data-src="/img/kiln-320x180.svg" data-image="/img/kiln-320x180.svg" data-image-dimensions="${size}" ` +
  `data-image-focal-point="0.5,0.5" data-load="false" ${more}>`;

const burger =
  '<div class="header-burger menu-overlay-has-visible-non-navigation-items" data-animation-role="header-element"><button ' +
  'class="header-burger-btn burger" data-test="header-burger"><span hidden class="js-header-burger-open-title ' +
  'visually-hidden">Open Menu</span><span hidden class="js-header-burger-close-title visually-hidden">Close Menu</span><div ' +
  'class="burger-box"><div class="burger-inner header-menu-icon-doubleLineHamburger"><div ' +
  'class="top-bun">=</div></div></div></button></div>';
const nav = (folder: string) =>
  '<div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list"><div class="header-nav-item ' +
  `header-nav-item--collection"><a href="/about">About</a></div>${folder}</nav></div></div>`;
const folderButton =
  '<div class="header-nav-item header-nav-item--folder"><button class="header-nav-folder-title" data-href="/work" ' +
  'data-animation-role="header-element" aria-expanded="false" aria-controls="work"><span ' +
  'class="header-nav-folder-title-text">Work</span></button><div class="header-nav-folder-content" id="work"><div ' +
  'class="header-nav-folder-item"><a href="/pots"><span class="header-nav-folder-item-content">Pots</span></a></div><div ' +
  'class="header-nav-folder-item"><a href="/tiles"><span ' +
  'class="header-nav-folder-item-content">Tiles</span></a></div></div></div>';
const folderLink =
  '<div class="header-nav-item header-nav-item--folder"><a class="header-nav-folder-title" href="/news" tabindex="-1" ' +
  'data-animation-role="header-element">News</a><div class="header-nav-folder-content"><div ' +
  'class="header-nav-folder-item"><a href="/blog">Blog</a></div></div></div>';
const display = (kind: string) =>
  `<div class="header-display-${kind}" data-content-field="site-title"><div class="header-title-nav-wrapper"><div ` +
  'class="header-title"><div class="header-title-text"><a ' +
  `href="/">Tidewater</a></div></div>${nav(folderButton + folderLink)}</div>${burger}</div>`;

/** The header, with every part twice as on published pages, and a menu with one folder. */
export const header71 = `<header data-test="header" id="header" class="header theme-col--primary" data-section-theme data-controller="Header" data-current-styles='{"layout":"navRight"}' data-section-id="header" data-header-style="solid" data-first-focusable-element tabindex="-1">
<div class="sqs-announcement-bar-dropzone"></div><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link">Skip to Content</a><div class="header-inner container--fluid header-mobile-layout-logo-left-nav-right header-layout-nav-right">${display('desktop')}${display('mobile')}</div></div>
<div class="header-menu header-menu--folder-list bright" data-section-theme="bright" data-section-id="overlay-nav" data-test="header-menu"><div class="header-menu-bg theme-bg--primary"></div><div class="header-menu-nav"><nav class="header-menu-nav-list"><div data-folder="root" class="header-menu-nav-folder"><div class="header-menu-nav-folder-content"><div class="header-menu-nav-wrapper"><div class="container header-menu-nav-item header-menu-nav-item--collection"><a href="/about"><div class="header-menu-nav-item-content">About</div></a></div><div class="container header-menu-nav-item"><a data-folder-id="/work" href="/work"><div class="header-menu-nav-item-content"><span class="visually-hidden">Folder:</span>Work</div></a></div><div data-folder="/work" class="header-menu-nav-folder"><div class="header-menu-nav-folder-content"><div class="header-menu-controls container header-menu-nav-item"><a class="header-menu-controls-control header-menu-controls-control--active" data-action="back" href="/">Back</a></div><div class="container header-menu-nav-item"><a href="/pots"><div class="header-menu-nav-item-content">Pots</div></a></div></div></div></div></div></div></nav></div></div></header>`;

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** A section of 7.1; `divider` is the JSON of its lower edge. */
export const section71 = (content: string, { background = '', divider = {} as object, id = 's1' } = {}) => {
  const hasDivider = 'enabled' in divider;
  return `<section data-test="page-section" class="page-section full-bleed-section\n  layout-engine-section ${hasDivider ? 'has-section-divider' : ''}" data-section-id="${id}" data-controller="SectionWrapperController" data-current-context='${attribute({ video: null, divider: hasDivider ? divider : { enabled: false }, typeName: 'page' })}' data-animation="none">
<div class="section-border"${hasDivider ? ` data-controller="SectionDivider" style="clip-path: url(#section-divider-${id});"` : ''}><div class="section-background">${background}</div></div><div class="content-wrapper"><div class="content">${content}</div></div>
${hasDivider ? `<div class="section-divider-display"><div class="section-divider-block"></div><svg class="section-divider-svg-clip" width="0" height="0"><clipPath id="section-divider-${id}" clipPathUnits="objectBoundingBox"><path class="section-divider-clip" d="M0,0"></path></clipPath></svg><svg class="section-divider-svg-stroke" viewBox="0 0 1 1" preserveAspectRatio="none"><path class="section-divider-stroke" d="M0,0"></path></svg></div>` : ''}</section>`;
};

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

export const itemsSimple =
  '<ul class="user-items-list-item-container user-items-list-simple" style="grid-gap: 20px 20px;" ' +
  'data-controller="UserItemsListSimple" data-num-columns="2" data-alignment-vertical="top" ' +
  `data-content-order="media-first">${times(2, (index) => `<li class="list-item" data-is-card-enabled="true"><div class="list-item-media" style="width:200px"><div class="list-item-media-inner" data-aspect-ratio="3:4">${lateImage('320x180', 'class="list-image"')}</div></div><div class="list-item-content"><h2 class="list-item-content__title">Item ${index}</h2></div></li>`)}</ul>`;

const arrow = (prefix: string, side: string) =>
  `<button class="${prefix}--${side}" aria-label=" ${side === 'left' ? 'Previous' : 'Next'} " ` +
  'data-animation-role="button"><svg width="10" height="10"></svg></button>';
export const itemsCarousel = (count: number, isInfinite: boolean) =>
  '<div class="user-items-list-item-container user-items-list-carousel" data-controller="UserItemsListCarousel" ' +
  'data-max-columns="3" data-space-between-slides-value="20" data-space-between-slides-unit="px" ' +
  `data-is-infinite-enabled="${isInfinite}" data-navigation-controls="arrows"><div ` +
  'class="user-items-list-carousel__gutter" role="region" aria-label="Carousel"><div ' +
  'class="user-items-list-carousel__slideshow-holder"><div class="user-items-list-carousel__slides-revealer"><ul ' +
  'class="user-items-list-carousel__slides" style="grid-gap: ' +
  `20px;">${times(count, (index) => `<li class="user-items-list-carousel__slide list-item"><div class="user-items-list-carousel__media-container"><div class="user-items-list-carousel__media-inner" style="height:90px">${lateImage('320x180', 'class="user-items-list-carousel__media" data-mode="none" data-image-focal-point=","')}</div></div><div class="list-item-content"><a href="/item-${index}">Item ${index}</a></div></li>`)}</ul></div></div><div ` +
  'class="desktop-arrows user-items-list-carousel__arrow-wrapper ' +
  `user-items-list-carousel__arrow-wrapper--left">${arrow('user-items-list-carousel__arrow-button user-items-list-carousel__arrow-button', 'left')}</div><div ` +
  'class="desktop-arrows user-items-list-carousel__arrow-wrapper ' +
  `user-items-list-carousel__arrow-wrapper--right">${arrow('user-items-list-carousel__arrow-button user-items-list-carousel__arrow-button', 'right')}</div></div></div>`;
export const itemsSlideshow =
  '<div class="user-items-list-item-container user-items-list-banner-slideshow" ' +
  'data-controller="UserItemsListBannerSlideshow" data-is-infinite-enabled="true" data-space-between-slides-value="9" ' +
  'data-space-between-slides-unit="px"><div class="slideshow-wrapper"><div class="slideshow-gutter"><div ' +
  'class="slideshow-holder"><ul class="slides" style="min-height: ' +
  `20vh;">${times(3, (index) => `<li class="slide list-item"><div class="slide-media-container" style="height:90px">${lateImage('320x180', 'class="list-slideshow-image"')}</div><div class="slide-content"><h2>Slide ${index}</h2></div></li>`)}</ul></div></div><div ` +
  `class="mobile-arrows">${arrow('mobile-arrow-button mobile-arrow-button', 'left')}${arrow('mobile-arrow-button mobile-arrow-button', 'right')}</div></div></div>`;

export const portfolio =
  '<div class="portfolio-hover" data-controller="PortfolioHover" data-variant-hover-cover ' +
  `data-props='${attribute({ mode: 'hover-cover', tweaks: { persistSelection: 'tweak-portfolio-persist' } })}' ` +
  'style="position:relative"><div class="portfolio-hover-backgrounds"><div ' +
  `class="portfolio-hover-backgrounds-wrapper">${times(2, () => '<div class="portfolio-hover-bg"><div class="portfolio-hover-bg-mask"><div class="portfolio-hover-bg-img"><div ' + 'class="portfolio-hover-bg-overlay"></div><img data-src="/img/kiln-320x180.svg" data-image-dimensions="320x180" ' + 'data-load="false" src="/img/kiln-320x180.svg" alt="A kiln" style="display:none"></div></div></div>')}</div></div><div ` +
  'class="portfolio-hover-items" style="position:relative"><ul ' +
  `class="portfolio-hover-items-list">${times(2, (index) => `<li><a class="portfolio-hover-item" href="/p${index}"><h1 class="portfolio-hover-item-title"><span ` + `class="portfolio-hover-item-content">Project ${index}</span></h1></a></li>`)}</ul></div></div>`;

export const accordion = (allowsSeveral: '' | 'true', opensFirst: '' | 'true', id = 'a') =>
  `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="block-${id}"><div ` +
  'class="sqs-block-content"><ul class="accordion-items-container" ' +
  `data-should-allow-multiple-open-items="${allowsSeveral}" data-is-divider-enabled="true" ` +
  `data-is-expanded-first-item="${opensFirst}" ` +
  `data-accordion-icon-placement="right">${times(2, (index) => `<li class="accordion-item"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3"><button class="accordion-item__click-target" aria-expanded="false" id="button-block-${id}-${index}" aria-controls="dropdown-block-${id}-${index}"><span class="accordion-item__title">Question ${index}</span><div class="accordion-icon-container" data-is-open="false" aria-hidden="true" style="height:14px;width:14px"><div class="plus"><div class="plus__horizontal-line" style="height:1px"></div><div class="plus__vertical-line" style="height:1px"></div></div></div></button></h4><div class="accordion-item__dropdown" role="region" id="dropdown-block-${id}-${index}" aria-labelledby="button-block-${id}-${index}"><div class="accordion-item__description"><p>Answer ${index}</p></div></div></li>`)}</ul></div></div>`;

/** Bar and overlay of an older template (7.0). */
export const mobile70 =
  '<div class="Mobile" data-nc-base="mobile-bar" data-controller="AncillaryLayout"><div class="Mobile-bar Mobile-bar--top" ' +
  'data-nc-group="top" data-controller="MobileOffset"><button class="Mobile-bar-menu" data-nc-element="menu-icon" ' +
  'data-controller-overlay="menu" data-controller="MobileOverlayToggle" aria-label="Open navigation ' +
  'menu">=</button></div><div class="Mobile-overlay"><div class="Mobile-overlay-menu" ' +
  'data-controller="MobileOverlayFolders"><div class="Mobile-overlay-menu-main"><nav class="Mobile-overlay-nav ' +
  'Mobile-overlay-nav--primary"><a href="/about" ' +
  `class="Mobile-overlay-nav-item">About</a>${mobileFolder.toggle}</nav></div><div ` +
  `class="Mobile-overlay-folders">${mobileFolder.panel}</div></div><button class="Mobile-overlay-close" ` +
  'data-controller="MobileOverlayToggle" aria-label="Close navigation menu">x</button><div class="Mobile-overlay-back" ' +
  'data-controller="MobileOverlayToggle"></div></div></div>';

export const readingPost =
  '<div class="blog-item-content-wrapper" data-controller="BlogProgressBar"><div class="pie-wrapper" id="pieWrapper"><div ' +
  'class="pie pie--left" id="pieLeft"></div><div class="pie pie--right hide" id="pieRight"></div><div class="mask ' +
  'mask--right hide" id="pieMask"></div><div class="mask mask--left" id="maskLeft"></div></div><div style="height:3000px">A ' +
  'long post</div></div>';

const hostedVideo = (ratio: number, variants: string) =>
  attribute({
    id: 'v1',
    recordType: 61,
    systemDataVariants: variants,
    contentType: 'video/mp4',
    structuredContent: {
      _type: 'SqspHostedVideo',
      alexandriaUrl: '/video/{variant}'.replace('/', '//third-party.localhost:1/'),
      aspectRatio: ratio,
      durationSeconds: 3,
    },
  });

/** A video block with a file of the site; its padding is the aspect ratio in per cent, as on published pages. */
export const nativeVideo = (settings: object | null, id: string) =>
  `<div class="sqs-block video-block sqs-block-video" data-block-type="32" data-sqsp-block="video" id="${id}"><div ` +
  'class="sqs-block-content"><div class="intrinsic" style="max-width:100%"><div class="embed-block-wrapper" ' +
  'style="padding-bottom:1.7777778%;"><div class="sqs-native-video" data-config-block-id="b" ' +
  `data-config-settings='${attribute(settings)}' data-config-thumbnail="null" ` +
  `data-config-video='${hostedVideo(0.5625, '1080:1920,360:640')}'><div ` +
  'class="native-video-player"></div></div></div></div></div></div>';

export const videoBackground =
  '<div data-controller="VideoBackgroundNative"><div class="sqs-video-background-native content-fill" ' +
  `data-config-native-video='${hostedVideo(1.7777777777777777, '1920:1080,640:360')}' data-config-playback-speed="0.5" ` +
  'data-config-filter="1" data-config-filter-strength="50"><div ' +
  'class="sqs-video-background-native__video-player"></div></div></div>';

export const scaledText =
  '<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div ' +
  'class="sqs-html-content"><div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h1 ' +
  'style="text-align:center;white-space:pre-wrap;">Pots and tiles</h1></span></div></div></div></div>';

export const marquee =
  '<div class="sqs-block marquee-block sqs-block-marquee" data-block-type="70" id="block-m"><div ' +
  'class="sqs-block-content"><div class="Marquee"><script class="Marquee-props" ' +
  `type="application/json">${JSON.stringify({ marqueeItems: [{ text: 'Fresh pots daily' }], linkTo: '', waveFrequency: 4, waveIntensity: 0, animationDirection: 'left', animationSpeed: 1, pausedOnHover: true, textStyle: 'heading-2', textSize: { unit: 'rem', value: 2 }, itemSpacing: { unit: 'em', value: 0.8 }, blockId: 'm' })}</script><div ` +
  'class="Marquee-display"></div></div></div></div>';

export const searchBlock =
  '<div class="sqs-block search-block sqs-block-search" data-block-type="33"><div class="sqs-block-content"><div ' +
  'class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" data-source="block" data-preview="true" ' +
  'data-collection="c9"><div class="spinner-wrapper"></div><input type="search" class="search-input" value="" ' +
  'placeholder="Search" aria-label="Search"></div></div></div>';

export const accountLink =
  '<div class="user-accounts-link header-nav-item customerAccountLoginDesktop" data-controller="UserAccountLink"><a ' +
  'class="user-accounts-text-link header-nav-item" href="#"><span class="unauth">Login</span><span ' +
  'class="auth">Account</span></a></div>';
