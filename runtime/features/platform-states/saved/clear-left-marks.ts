import { lift } from '../lift-states.ts';

/**
 * THE TABLE of marks of another window: what the platform's scripts had set on a component when the page was saved. The marks are written as in
 * `platformStates`. site#saved-pages
 */
const leftMarks: readonly (readonly [selector: string, marks: string])[] = [
  // Animations of a page that was saved: an element that had not been in view stays clear.
  [
    '[class*=preF],[class*=preS],[class*=preC]',
    'preFade preSlide preScale preClip preFlex fadeIn slideIn scaleIn clipIn flexIn transition-timing-function: transition-duration: transition-delay:',
  ],
  ['[class*=animation-segment]', 'animation-segment-parent-hidden animation-segmented-flex-primed'],
  // Boxes of summaries, of gallery blocks and of gallery sections.
  [
    ':is(.summary-item.positioned,[class*=sqs-gallery-design-],.gallery-masonry-item,.gallery-strips-item,[class*=-wrapper--ready],[class*=-list--ready])[style]',
    'gallery-masonry-wrapper--ready gallery-masonry-list--ready gallery-strips-wrapper--ready position: left: top: width: height: margin: transform: opacity: visibility: z-index: pointer-events:',
  ],
  ['.positioned .img-wrapper[style]', 'overflow: padding: height:'],
  ['.positioned img.loaded[style],.sqs-gallery img.loaded[style]', 'position: left: top: width: height:'],
  // Header, scrolled away or smaller.
  ['.header[data-controller]', 'shrink position: top: transform:'],
  // Menus, dialogs and bars that were open.
  ['body', 'header--menu-open sqs-lightbox-open no-scroll sqs-cookie-banner-v2-top'],
  ['.burger', 'burger--active'],
  ['.header-menu-nav-folder:not([data-folder=root])', 'header-menu-nav-folder--active'],
  ['.header-menu-nav-folder', 'header-menu-nav-folder--open'],
  ['.accordion-item__dropdown', 'accordion-item__dropdown--open height: display:'],
];

/** Removes the marks of another window, before anything is mounted. The boot script fetches this code when it finds one of them. */
export function clearLeftMarks(document: Document): void {
  for (const [selector, marks] of leftMarks)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) lift(element, marks, true);
}
