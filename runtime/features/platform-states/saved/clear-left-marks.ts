import { withRoot } from '../../../browser/with-root.ts';
import { lift } from '../lift-states.ts';

type Marks = readonly [selector: string, marks: string];

/**
 * THE TABLE of marks of another window: what the platform's scripts had set on a component when the page was saved. The marks are
 * written as in `platformStates`. site#saved-pages
 */
const leftMarks: readonly Marks[] = [
  // Animations of a page that was saved: an element that had not been in view stays clear.
  [
    '[class*=preF],[class*=preS],[class*=preC]',
    'preFade preSlide preScale preClip preFlex fadeIn slideIn scaleIn clipIn flexIn transition-timing-function: ' +
      'transition-duration: transition-delay:',
  ],
  ['[class*=animation-segment]', 'animation-segment-parent-hidden animation-segmented-flex-primed'],
  // Boxes of summaries, of gallery blocks and of gallery sections.
  [
    ':is(.summary-item.positioned,[class*=sqs-gallery-design-],.gallery-masonry-item,.gallery-strips-item,[class*=-wrapper--ready],[class*=-list--ready])[style]',
    'gallery-masonry-wrapper--ready gallery-masonry-list--ready gallery-strips-wrapper--ready position: left: top: width: ' +
      'height: aspect-ratio: margin: transform: opacity: visibility: z-index: pointer-events:',
  ],
  ['.positioned .img-wrapper[style]', 'overflow: padding: height:'],
  ['.positioned img.loaded[style],.sqs-gallery img.loaded[style]', 'position: left: top: width: height:'],
  // Pictures that the loader has placed.
  ['img[data-parent-ratio]', 'data-parent-ratio=x font-size: position: left: top: width: height:'],
  // The slide that was current.
  ['.sqs-active-slide', 'sqs-active-slide'],
  [
    '.gallery-slideshow-item,.gallery-fullscreen-slideshow-item,.gallery-reel-item',
    'data-active=x data-in=x data-next=x data-previous=x z-index: visibility:',
  ],
  ['.gallery-fullscreen-slideshow-bullet', 'active'],
  ['.gallery-slideshow-thumbnails-scroll', 'transform:'],
  // Blocks that were narrow.
  ['.sqs-block,.image-block-outer-wrapper', 'sqs-narrow-width newsletter-form-has-small-container'],
  // Header, scrolled away or smaller.
  ['.header[data-controller]', 'shrink position: top: transform:'],
];

/**
 * Menus, dialogs, answers and bars that were open, sections that had been in view, and the entry of a portfolio that was pointed
 * at.
 */
const openMarks: readonly Marks[] = [
  ['body', 'header--menu-open sqs-lightbox-open no-scroll sqs-cookie-banner-v2-top'],
  ['.page-section,[class*=portfolio-hover]', 'data-active=x data-animated=x'],
  ['.portfolio-hover-backgrounds', 'transform:'],
  ['.burger', 'burger--active'],
  ['.header-menu', 'padding-top:'],
  ['.header-menu-nav-folder', 'header-menu-nav-folder--active header-menu-nav-folder--open'],
  ['.accordion-item__dropdown', 'accordion-item__dropdown--open height: display:'],
  ['.accordion-item__click-target', 'aria-expanded=x'],
  ['.accordion-item,.accordion-icon-container', 'data-is-open=x'],
];

/** Elements that scripts add from settings of the page; those that are due are added again. */
const leftElements =
  '.sqs-cookie-banner-v2,.sqs-announcement-bar,.sqs-mobile-info-bar,.sqs-badge,.sqs-popup-overlay,.sqs-lightbox,.sqs-lightbox-overlay';

/**
 * Pictures that were loaded for that window; those with a `srcset` are published with their address. SingleFile removes the
 * address of the others when it loads them.
 */
const loadedPictures =
  'img:is([data-src]:is([data-image-resolution],[data-parent-ratio],.loading),[data-image-dimensions]:not([data-src]))[src]:not([srcset],[data-ss-consent])';

/**
 * Returns a picture to its state before it was loaded. A copy that the browser has saved beside the page is its picture from now
 * on.
 */
function unload(image: HTMLImageElement): void {
  const link = image.ownerDocument.createElement('a');
  const fileOf = (written: string): string => {
    link.href = written;
    return link.href.replace(/[?#].*/s, '');
  };
  const saved = image.getAttribute('src') ?? '';
  const published = image.dataset.src || image.dataset.image || '';
  if (fileOf(saved) !== fileOf(published)) image.dataset.src = saved;
  else image.dataset.src ??= published;
  for (const name of ['src', 'data-image-resolution']) image.removeAttribute(name);
}

/**
 * Controls of the platform's forms. It publishes them empty, and some browsers save what the visitor had filled in (our choice).
 */
const controls = ['input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset])', 'option', 'textarea']
  .map((control) => `:is(form[data-form-id],.newsletter-form,.newsletter-block,.variant-option) ${control}`)
  .join();

function empty(control: Element): void {
  const isChoice = control.matches('option,[type=checkbox],[type=radio]');
  for (const name of isChoice ? ['checked', 'selected'] : ['value']) control.removeAttribute(name);
  if (control.matches('textarea')) control.textContent = '';
}

/**
 * Removes the marks of another window, before anything is mounted. The boot script fetches this code when it finds one of them.
 */
export function clearLeftMarks(document: Document): void {
  for (const popup of document.querySelectorAll<HTMLElement>('.sqs-popup-overlay [data-slide-type=popup-overlay]')) {
    // The page's own markup, which an open popup contains: overlays#popup-own-markup.
    popup.hidden = true;
    popup.closest('.sqs-popup-overlay')?.replaceWith(popup);
  }
  for (const element of document.querySelectorAll(leftElements)) element.remove();
  for (const control of document.querySelectorAll(controls)) empty(control);
  liftAll(document, openMarks);
  clearLeftBoxes(document);
}

/** Removes what the platform's scripts had written for the size of the window: boxes, loaded pictures, current slides. */
export function clearLeftBoxes(root: ParentNode): void {
  for (const image of withRoot<HTMLImageElement>(root, loadedPictures)) unload(image);
  liftAll(root, leftMarks);
}

/** Removes the marks below `root`, itself included. */
export function liftAll(root: ParentNode, rows: readonly Marks[]): void {
  for (const [selector, marks] of rows) for (const element of withRoot(root, selector)) lift(element, marks, true);
}
