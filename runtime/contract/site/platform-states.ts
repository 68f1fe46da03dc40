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
   * `failed`: an arrangement for an element without code; undone when the code arrives.
   */
  when: 'start' | 'mount' | 'picture' | 'failed',
  /**
   * Separated by blanks: `name` is a class, `name=value` an attribute, and `name:value` an inline declaration, for elements that no mark of the
   * platform shows.
   */
  marks: string,
];

export const platformStates: readonly PlatformState[] = [
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
