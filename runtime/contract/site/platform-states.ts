// Part of the boot script.
/**
 * THE TABLE of platform states: a site's own style sheets hide parts of the page until the platform's scripts have marked them.
 * Each line has a selector, the component in its comment, and the marks that show it; the lines stand by the time of the marks,
 * and all but the last group are set at the latest when start-up ends, 3 s after the end of the HTML. Features set marks that
 * depend on settings, position or the visitor, such as the edge of the banner or the current slide. site#platform-states
 *
 * Marks are separated by blanks: `name` is a class, `name=value` an attribute, and `name:value` an inline declaration, for
 * elements that no mark of the platform shows.
 */
export const platformStates: Readonly<Record<'start' | 'mount' | 'picture' | 'failed', Readonly<Record<string, string>>>> = {
  /** As soon as the element is parsed. */
  start: {
    // Cover page.
    '.sqs-slide': 'sqs-slide-ready',
    // Page with scripts.
    html: 'js',
    // Page animations.
    body: 'data-animation-state=booted',
    // Newsletter block.
    '.newsletter-block': 'rendered',
    // Image block, and every block with an animation.
    '.image-block-outer-wrapper,[class*=block-animation-]': 'animation-loaded sqs-text-ready',
    // Form. The wrapper of a form behind a button stays hidden.
    '.form-inner-wrapper[hidden]': 'display:block',
    // Section background, buy button, product picture that is shown.
    'img.background-image-fx,.sqs-add-to-cart-button-wrapper,[class*=-gallery-slides].selected': 'visibility:visible',
  },
  /** When a block that is, holds or is inside the element has mounted. */
  mount: {
    // Summary item.
    '.summary-item': 'positioned',
    // Scaled text.
    '.sqsrte-scaled-text-container': 'loaded',
    // Portfolio index.
    '.portfolio-hover': 'data-init=true',
    // List carousel.
    '.user-items-list-carousel__slides': 'user-items-list-carousel__slides--initialized',
    // Banner slideshow.
    '.user-items-list-banner-slideshow .slides': 'slides--initialized',
  },
  /** When the picture of the element has loaded or failed. */
  picture: {
    // Gallery section item.
    '.gallery-grid-item,.gallery-strips-item,.gallery-masonry-item': 'data-show=true data-loaded=true',
    // List item.
    '.blog-basic-grid--container,.blog-single-column--container,.blog-item,.blog-masonry .entry,.grid-item,.product-list-item,.lazy-load':
      'is-loaded',
    // Product gallery controls.
    '.enable-on-first-image-load': 'enabled',
    // Picture of a list.
    '[class*=gallery-slides-item],[class*=gallery-thumbnails-item],.pdp-gallery-slides,.sqs-gallery-block-grid img,.summary-thumbnail img':
      'loaded',
  },
  /** An arrangement for an element without code; undone when the code arrives. */
  failed: {
    // Slides without their code: one below the other.
    '.user-items-list-carousel__slide,.user-items-list-banner-slideshow .slide':
      'transform:none grid-area:auto pointer-events:auto',
    // Masonry entry without its code.
    '.blog-masonry .entry': 'position:static opacity:1',
    // Slideshow item without its code.
    '.gallery-slideshow-item,.gallery-fullscreen-slideshow-item': 'data-active=true data-in=true position:relative',
    // Reel item without its code.
    '.gallery-reel-item': 'data-active=true position:relative height:50vh z-index:0',
    // Picture of a reel without its code.
    '.gallery-reel-item-src': 'data-visible=true',
    // Scaled text without its code.
    '.sqsrte-scaled-text': 'position:static',
  },
};
