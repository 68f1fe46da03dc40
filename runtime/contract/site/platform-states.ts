// Part of the boot script.
/**
 * THE TABLE of platform states: a site's own style sheets hide parts of the page until the platform's scripts have marked them. A row names the
 * component (in its comment), the mark that shows it, and the time of the mark. Features set marks that depend on settings, position or the
 * visitor, such as the edge of the banner or the current slide. site#platform-states
 */
export type PlatformState = readonly [
  selector: string,
  /**
   * `start`: as soon as the element is parsed. `mount`: when a block that is, holds or is inside the element has mounted. `picture`: when the
   * picture of the element has loaded or failed. All of them are set at the latest when start-up ends, 3 s after the end of the HTML.
   * `failed`: an arrangement for an element without code; undone when the code arrives. `left`: marks of another window, which the platform's
   * script had set when the page was saved; they are removed as soon as the element is parsed.
   */
  when: 'start' | 'mount' | 'picture' | 'failed' | 'left',
  /**
   * Separated by blanks: `name` is a class, `name=value` an attribute, and `name:value` an inline declaration, for elements that no mark of the
   * platform shows.
   */
  marks: string,
];

export const platformStates: readonly PlatformState[] = [
  // Animations of a page that was saved: an element that had not been in view stays clear.
  [
    '[class*=preF],[class*=preS],[class*=preC]',
    'left',
    'preFade preSlide preScale preClip preFlex fadeIn slideIn scaleIn clipIn flexIn transition-timing-function: transition-duration: transition-delay:',
  ],
  ['[class*=animation-segment]', 'left', 'animation-segment-parent-hidden animation-segmented-flex-primed'],
  // Boxes of summaries, of gallery blocks and of gallery sections.
  [
    ':is(.summary-item.positioned,[class*=sqs-gallery-design-],.gallery-masonry-item,.gallery-strips-item,[class*=-wrapper--ready],[class*=-list--ready])[style]',
    'left',
    'gallery-masonry-wrapper--ready gallery-masonry-list--ready gallery-strips-wrapper--ready position: left: top: width: height: margin: transform: opacity: visibility: z-index: pointer-events:',
  ],
  ['.positioned .img-wrapper[style]', 'left', 'overflow: padding: height:'],
  ['.positioned img.loaded[style],.sqs-gallery img.loaded[style]', 'left', 'position: left: top: width: height:'],
  // Header, scrolled away or smaller.
  ['.header[data-controller]', 'left', 'shrink position: top: transform:'],
  // Menus, dialogs and bars that were open.
  ['body', 'left', 'header--menu-open sqs-lightbox-open no-scroll sqs-cookie-banner-v2-top'],
  ['.burger', 'left', 'burger--active'],
  ['.header-menu-nav-folder:not([data-folder=root])', 'left', 'header-menu-nav-folder--active'],
  ['.header-menu-nav-folder', 'left', 'header-menu-nav-folder--open'],
  ['.accordion-item__dropdown', 'left', 'accordion-item__dropdown--open height: display:'],
  // Cover page.
  ['.sqs-slide', 'start', 'sqs-slide-ready'],
  // Page with scripts.
  ['html', 'start', 'js'],
  // Page animations.
  ['body', 'start', 'data-animation-state=booted'],
  // Newsletter block.
  ['.newsletter-block', 'start', 'rendered'],
  // Image block, and every block with an animation.
  ['.image-block-outer-wrapper,[class*=block-animation-]', 'start', 'animation-loaded sqs-text-ready'],
  // Form. The wrapper of a form behind a button stays hidden.
  ['.form-inner-wrapper[hidden]', 'start', 'display:block'],
  // Summary item.
  ['.summary-item', 'mount', 'positioned'],
  // Gallery section item.
  ['.gallery-grid-item,.gallery-strips-item,.gallery-masonry-item', 'picture', 'data-show=true data-loaded=true'],
  // List item.
  [
    '.blog-basic-grid--container,.blog-single-column--container,.blog-item,.blog-masonry .entry,.grid-item,.product-list-item,.lazy-load',
    'picture',
    'is-loaded',
  ],
  // Product gallery controls.
  ['.enable-on-first-image-load', 'picture', 'enabled'],
  // Picture of a list.
  [
    '[class*=gallery-slides-item],[class*=gallery-thumbnails-item],.pdp-gallery-slides,.sqs-gallery-block-grid img,.summary-thumbnail img',
    'picture',
    'loaded',
  ],
  // Section background, buy button, product picture that is shown.
  ['img.background-image-fx,.sqs-add-to-cart-button-wrapper,[class*=-gallery-slides].selected', 'start', 'visibility:visible'],
  // Scaled text.
  ['.sqsrte-scaled-text-container', 'mount', 'loaded'],
  // Portfolio index.
  ['.portfolio-hover', 'mount', 'data-init=true'],
  // List carousel.
  ['.user-items-list-carousel__slides', 'mount', 'user-items-list-carousel__slides--initialized'],
  // Banner slideshow.
  ['.user-items-list-banner-slideshow .slides', 'mount', 'slides--initialized'],
  // Slides without their code: one below the other.
  [
    '.user-items-list-carousel__slide,.user-items-list-banner-slideshow .slide',
    'failed',
    'transform:none grid-area:auto pointer-events:auto',
  ],
  // Masonry entry without its code.
  ['.blog-masonry .entry', 'failed', 'position:static opacity:1'],
  // Slideshow item without its code.
  ['.gallery-slideshow-item,.gallery-fullscreen-slideshow-item', 'failed', 'data-active=true data-in=true position:relative'],
  // Reel item without its code.
  ['.gallery-reel-item', 'failed', 'data-active=true position:relative height:50vh z-index:0'],
  // Picture of a reel without its code.
  ['.gallery-reel-item-src', 'failed', 'data-visible=true'],
  // Scaled text without its code.
  ['.sqsrte-scaled-text', 'failed', 'position:static'],
];
