import { withRoot } from '../../../browser/with-root.ts';
import { clearLeftBoxes, clearLeftMarks, liftAll } from './clear-left-marks.ts';

/**
 * Elements that the runtime adds to a page. Mounts add them again. `data-ss-added` marks those that have no name of their own.
 */
const added = [
  '[data-ss-added],.sqs-overlay-manager,button.sqs-video-overlay,.form-submission-error,.field-error,.character-count',
  '.ss-play-button,.ss-modal,.ss-map,.ss-map-box,.ss-product-fields,.ss-product-plans,.ss-marquee-track,.ss-chart,.ss-line',
  '.ss-product-error,.ss-product-stock,.ss-donation-error,.ss-background-pause,.ss-widget-state',
].join();
/** Elements that the runtime adds around elements of the page. */
const wrappers = '.ss-rest,.menu-select-labels>[role=tab],[data-ss-strip]>.sqs-wrapper';
/**
 * Attributes of the runtime that pages write, and the one of an extra control in a last copy; it writes all others with this
 * prefix itself.
 */
const ofPages =
  /^data-ss-(consent|consent-open|tooltip|play-button|min-seconds|honeypot|email-rule|draft|heartbeat-ms|time|places|cart|trigger|extra)$/;
/** The box of an embedded video. */
const ofVideos = ['container-type', 'display', 'overflow', 'position', 'inset', 'aspect-ratio', 'width', 'height'];
/**
 * What the runtime sets besides `leftMarks`, and reads or leaves as it is when it mounts the element again; written as in
 * `platformStates`.
 */
const ownMarks: readonly (readonly [selector: string, marks: string])[] = [
  ['[data-ss-modal]', 'tabindex=x'],
  ['.form-wrapper', 'min-height:'],
  ['.embed-block-wrapper', 'contain:'],
  ['.meta', 'max-height: overflow-y: visibility:'],
  ['.sqs-gallery-controls,.sqs-gallery-controls *', 'display: visibility:'],
  ['.sqs-gallery-thumbnails', 'height: margin-top: margin-bottom: padding-top: padding-bottom:'],
  ['.sqs-gallery [aria-current],.sqs-gallery-thumbnails [aria-current]', 'aria-current=x'],
  ['[data-loaded]', 'data-loaded=x'],
  ['[data-controller$=FXParallax]', 'overflow:'],
  [
    '[data-controller$=FXParallax] [style*=translate3d]',
    'position: left: top: width: height: max-height: object-fit: transform:',
  ],
  ['html', '--sqs-mobile-info-bar-height:'],
];
/** Properties that the runtime writes on the root and the body while something is open. */
const whileOpen = ['overflow', 'scrollbar-gutter', 'padding-inline-end', 'scroll-padding-top'];

/**
 * Clears what this runtime has left in a page that was saved while it ran: the page is then mounted as the server sent it. Marks
 * of the platform that the runtime sets as well are rows of `clear-left-marks.ts`. site#saved-pages
 */
export function clearOwnMarks(document: Document): void {
  clearLeftMarks(document);
  clearWritten(document);
  for (const { style } of [document.documentElement, document.body]) for (const name of whileOpen) style.removeProperty(name);
}

/** Clears what a mount has written on the element that was copied; what was open stays open. site#copied-blocks */
export function clearCopy(copy: HTMLElement): void {
  clearLeftBoxes(copy);
  clearWritten(copy);
}

function clearWritten(root: ParentNode): void {
  for (const element of root.querySelectorAll(added)) if (!isLastCopy(element)) element.remove();
  for (const element of root.querySelectorAll(wrappers)) element.replaceWith(...element.childNodes);
  liftAll(root, ownMarks);
  for (const element of withRoot(root, '*')) clearAttributes(element);
  for (const { style } of withRoot(root, '.sqs-video-wrapper[style*=container-type]'))
    for (const name of ofVideos) style.removeProperty(name);
  for (const element of withRoot(root, '[inert]')) element.removeAttribute('inert');
}

/**
 * Returns whether the page has lost the description of a drawn form, as in MHTML files: the form is mounted as one of the
 * server's.
 */
const isLastCopy = (element: Element): boolean =>
  element.matches('.form-inner-wrapper') && !element.closest('.sqs-block')?.querySelector('script');

function clearAttributes(element: HTMLElement): void {
  for (const name of element.getAttributeNames())
    if (name.startsWith('data-ss-') && name !== 'data-ss-runtime' && !ofPages.test(name)) element.removeAttribute(name);
  const { style, classList } = element;
  if (style) for (const name of Array.from(style)) if (name.startsWith('--ss-')) style.removeProperty(name);
  if (element.getAttribute('style') === '') element.removeAttribute('style');
  for (const name of Array.from(classList)) if (/^(ss-gallery-.*|loading)$/.test(name)) classList.remove(name);
  // Published summaries have the class of their design, other galleries get it.
  if (!element.closest('[class*=summary]'))
    for (const name of Array.from(classList)) if (name.startsWith('sqs-gallery-design-')) classList.remove(name);
  const described = element.getAttribute('aria-describedby');
  if (described?.includes('ss-')) {
    const left = described.split(' ').filter((id) => !id.startsWith('ss-'));
    if (left.length > 0) element.setAttribute('aria-describedby', left.join(' '));
    else element.removeAttribute('aria-describedby');
  }
}
