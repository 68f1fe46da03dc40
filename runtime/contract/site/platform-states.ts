/**
 * THE TABLE of platform states: a site's own style sheets hide parts of the page until the platform's scripts have marked them. A row names the
 * component (in its comment), the mark that shows it, and the time of the mark. Features set marks that depend on settings, position or the
 * visitor, such as the edge of the banner or the current slide. site#platform-states
 */
export interface PlatformState {
  readonly selector: string;
  /**
   * `start`: as soon as the element is parsed. `mount`: when a block that is, holds or is inside the element has mounted. `picture`: when the
   * picture of the element has loaded or failed. All of them are set at the latest when start-up ends, 3 s after the end of the HTML.
   * `failed`: an arrangement for an element without code; undone when the code arrives.
   */
  readonly when: 'start' | 'mount' | 'picture' | 'failed';
  /** Class names, separated by blanks. */
  readonly classes?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Inline declarations, for elements that no mark of the platform shows. */
  readonly style?: Readonly<Record<string, string>>;
}

export const platformStates: readonly PlatformState[] = [
  // Page with scripts.
  { selector: 'html', when: 'start', classes: 'js' },
  // Page animations.
  { selector: 'body', when: 'start', attributes: { 'data-animation-state': 'booted' } },
  // Newsletter block.
  { selector: '.newsletter-block', when: 'start', classes: 'rendered' },
  // Image block, and every block with an animation.
  { selector: '.image-block-outer-wrapper,[class*=block-animation-]', when: 'start', classes: 'animation-loaded sqs-text-ready' },
  // Section background.
  { selector: 'img.background-image-fx', when: 'start', style: { visibility: 'visible' } },
  // Form. The wrapper of a form behind a button stays hidden.
  { selector: '.form-inner-wrapper[hidden]', when: 'start', style: { display: 'block' } },
  // Buy button.
  { selector: '.sqs-add-to-cart-button-wrapper', when: 'start', style: { visibility: 'visible' } },
  // Summary item.
  { selector: '.summary-item', when: 'mount', classes: 'positioned' },
  // Gallery section item.
  {
    selector: '.gallery-grid-item,.gallery-strips-item,.gallery-masonry-item',
    when: 'picture',
    attributes: { 'data-show': 'true', 'data-loaded': 'true' },
  },
  // List item.
  {
    selector:
      '.blog-basic-grid--container,.blog-single-column--container,.blog-item,.blog-masonry .entry,.grid-item,.product-list-item,.lazy-load',
    when: 'picture',
    classes: 'is-loaded',
  },
  // Product gallery controls.
  { selector: '.enable-on-first-image-load', when: 'picture', classes: 'enabled' },
  // Picture of a list.
  {
    selector:
      '.ProductItem-gallery-slides-item,.ProductItem-gallery-thumbnails-item,.product-gallery-slides-item,.product-gallery-thumbnails-item,.pdp-gallery-slides,.sqs-gallery-block-grid img,.summary-thumbnail img',
    when: 'picture',
    classes: 'loaded',
  },
  // Product picture that is shown.
  {
    selector: '.ProductItem-gallery-slides-item.selected,.product-gallery-slides-item.selected,.pdp-gallery-slides.selected',
    when: 'start',
    style: { visibility: 'visible' },
  },
  // Scaled text.
  { selector: '.sqsrte-scaled-text-container', when: 'mount', classes: 'loaded' },
  // Portfolio index.
  { selector: '.portfolio-hover', when: 'mount', attributes: { 'data-init': 'true' } },
  // List carousel.
  {
    selector: '.user-items-list-carousel__slides',
    when: 'mount',
    classes: 'user-items-list-carousel__slides--initialized',
  },
  // Banner slideshow.
  {
    selector: '.user-items-list-banner-slideshow .slides',
    when: 'mount',
    classes: 'slides--initialized',
  },
  // Slides without their code: one below the other.
  {
    selector: '.user-items-list-carousel__slide,.user-items-list-banner-slideshow .slide',
    when: 'failed',
    style: { transform: 'none', 'grid-area': 'auto', 'pointer-events': 'auto' },
  },
  // Masonry entry without its code.
  {
    selector: '.blog-masonry .entry',
    when: 'failed',
    style: { position: 'static', opacity: '1' },
  },
  // Slideshow item without its code.
  {
    selector: '.gallery-slideshow-item,.gallery-fullscreen-slideshow-item',
    when: 'failed',
    attributes: { 'data-active': 'true', 'data-in': 'true' },
    style: { position: 'relative' },
  },
  // Reel item without its code.
  {
    selector: '.gallery-reel-item',
    when: 'failed',
    attributes: { 'data-active': 'true' },
    style: { position: 'relative', height: '50vh', 'z-index': '0' },
  },
  // Picture of a reel without its code.
  {
    selector: '.gallery-reel-item-src',
    when: 'failed',
    attributes: { 'data-visible': 'true' },
  },
  // Scaled text without its code.
  { selector: '.sqsrte-scaled-text', when: 'failed', style: { position: 'static' } },
];
