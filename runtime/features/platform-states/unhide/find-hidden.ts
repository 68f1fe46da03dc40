import type { Purposes } from './purposes.ts';

/** An element that keeps content from being seen, and the declaration that shows it. */
export interface Hidden {
  readonly element: HTMLElement;
  readonly property: 'opacity' | 'visibility' | 'clip-path' | 'transform' | 'left' | 'margin-left';
  readonly value: string;
}

/**
 * Nothing in these is shown by the sweep. Hidden on purpose is what assistive technology does not meet either, what opens (dialogs, menus, tabs,
 * details), what a form hides from people, what is alive of ours, and what a screen reader alone is to read.
 */
const untouched = [
  '[hidden],[inert],[aria-hidden=true],[popover],dialog,details,template,noscript,script,style,iframe,object,embed,canvas',
  'form,fieldset,label,button,select,option,input,textarea,[contenteditable]',
  'nav *,[role=menu],[role=menubar],[role=dialog],[role=alertdialog],[role=tooltip],[role=tabpanel],[role=listbox],[role=alert],[role=status],[role=button]',
  '[data-ss-block]:not([data-ss-block=section]),[data-ss-form],[data-ss-map],[class*=sqs-lightbox],[class*=sqs-cookie-banner]',
].join(',');
/** Words of class names and ids: of the element, or of the two around it. */
const purposeWords =
  /(?:^|[-_ ])(?:hidden|hide|sr|visually|screen-?reader|a11y|off-?(?:screen|canvas)|skip|modal|pop-?up|pop-?over|lightbox|drop-?down|sub-?menu|sub-?nav|mega|drawer|tooltip|toast|menu|folder|tabs?|tab-?pane|tab-?panel|accordion|collaps\w*|toggle|hover|loader|spinner|preloader|placeholder|honeypot|captcha|cart|search|cookie|overlay|mask|clone|duplicate|divider|ghost|to-?top|success|error|thanks|thank-?you|scroll-?(?:top|hint|indicator)|notification|close)(?:[-_ ]|$)/i;
/** A box of less is meant for screen readers, or for counting. */
const leastPx = 8;
const farAwayPx = 1000;
const mostElements = 5000;
const clearBelow = 0.02;

/**
 * The elements of the page that hide content and that nothing is going to show, outermost first. A sweep that errs must leave too much hidden,
 * so every one of these rules only takes elements out:
 *
 * | left as it is | because |
 * |---|---|
 * | `display: none`, `untouched` above, names in `purposeWords` | hidden on purpose |
 * | fixed, sticky, or absolute | a layer; but for pictures where nothing else is seen in their place: of several in one place the first |
 * | boxes under 8 px, or cut off by what they lie in | for screen readers, or a slide that waits |
 * | what a rule with `:hover`, `:focus`, `:checked`, `:target` uncovers | the visitor uncovers it |
 * | what a rule inside a media query hides | hidden at this width |
 * | what an element beside it covers, or stands in the place of | an inactive slide or tab |
 * | what moves | it is on its way |
 * | what has an inline style of its own, not of the sweep, on a page with other scripts | a script has it in hand |
 * | small things, where a sheet cannot be read | nobody knows what the sheet says |
 */
export function findHidden(document: Document, purposes: Purposes | null, isAlone: boolean): Hidden[] {
  const found: Hidden[] = [];
  let left = mostElements;
  const walk = (element: HTMLElement, isInLayer: boolean): void => {
    left -= 1;
    const isRoot = element === document.documentElement || element === document.body;
    if (left < 0 || (!isRoot && element.matches(untouched))) return;
    const style = getComputedStyle(element);
    const { position, display } = style;
    if (display === 'none' || (!isRoot && (position === 'fixed' || position === 'sticky'))) return;
    const isLayer = isInLayer || (!isRoot && position === 'absolute');
    const shown = howShown(element, style);
    if (shown) {
      if (isLeftHidden(element, isRoot, isLayer, purposes, isAlone)) found.push({ element, ...shown });
      return;
    }
    for (const child of element.children) if (child instanceof HTMLElement) walk(child, isLayer);
  };
  walk(document.documentElement, false);
  return found;
}

/** The declaration that shows an element that is hidden itself; null where it is not. */
export function howShown(element: Element, style: CSSStyleDeclaration): Omit<Hidden, 'element'> | null {
  if (Number(style.opacity) < clearBelow) return { property: 'opacity', value: '1' };
  if (style.visibility === 'hidden') return { property: 'visibility', value: 'visible' };
  if (/^(inset\((100%|0(px|%)? 0(px|%)? 100%|0(px|%)? 100%|100% 0|50%\))|circle\(0(px|%)?[ )])/.test(style.clipPath))
    return { property: 'clip-path', value: 'none' };
  if (style.position === 'absolute' || element.getBoundingClientRect().right + scrollX > -farAwayPx) return null;
  if (style.transform !== 'none') return { property: 'transform', value: 'none' };
  if (Number.parseFloat(style.left) < -farAwayPx) return { property: 'left', value: 'auto' };
  return Number.parseFloat(style.marginLeft) < -farAwayPx ? { property: 'margin-left', value: '0px' } : null;
}

function isLeftHidden(
  element: HTMLElement,
  isRoot: boolean,
  isLayer: boolean,
  purposes: Purposes | null,
  isAlone: boolean,
): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < leastPx || height < leastPx || !holdsContent(element)) return false;
  if (element.getAnimations().some(({ playState }) => playState === 'running')) return false;
  if (isRoot) return true;
  const hasOwnStyle = /opacity|visibility|transform|clip-path/.test(element.getAttribute('style') ?? '');
  if (!isAlone && hasOwnStyle && !element.hasAttribute('data-ss-shown')) return false;
  if (isNamedForPurpose(element) || isCutOff(element)) return false;
  if (isLayer ? !isOnlyPicture(element) : isCovered(element)) return false;
  if (!purposes) return true;
  if (!purposes.isComplete && !(width >= innerWidth * 0.6 && height >= innerHeight * 0.5)) return false;
  return !purposes.isUncovered(element) && !purposes.isHiddenAtWidth(element);
}

/** Text, or a picture that has come. */
const holdsContent = (element: Element): boolean =>
  pictures(element).some(hasCome) || [element, ...element.querySelectorAll('*')].some(isText);
const isText = (element: Element): boolean =>
  !/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName) &&
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
const pictures = (element: Element): readonly Element[] =>
  element.matches('img,video') ? [element] : [...element.querySelectorAll('img,video')];
const hasCome = (picture: Element): boolean =>
  !(picture instanceof HTMLImageElement) || (picture.complete && picture.naturalWidth > leastPx);

/** `DropDown` and `drop-down` are one. */
function isNamedForPurpose(element: Element): boolean {
  let box: Element | null = element;
  for (let steps = 0; box && box !== document.body && steps < 3; steps++, box = box.parentElement)
    if (purposeWords.test(`${box.id} ${box.getAttribute('class') ?? ''}`.replace(/([a-z])(?=[A-Z])/g, '$1-'))) return true;
  return false;
}

/** What lies outside of a box that cuts it off cannot be seen anyway: a slide that waits its turn. */
function isCutOff(element: Element): boolean {
  const own = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible' && shareOf(own, box.getBoundingClientRect()) < 0.1) return true;
  return false;
}

/** How much of the first box lies in the second, from 0 to 1. One that is far away lies nowhere. */
function shareOf(own: DOMRect, other: DOMRect): number {
  const width = Math.min(own.right, other.right) - Math.max(own.left, other.left);
  const height = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
  return width > 0 && height > 0 ? (width * height) / (own.width * own.height) : 0;
}

/** A tiny picture, drawn much larger until the one over it has come. */
const isPlaceholder = (element: Element): boolean =>
  element instanceof HTMLImageElement && element.complete && element.naturalWidth * 4 < element.getBoundingClientRect().width;

const isVisible = (element: Element): boolean => {
  const { display, visibility, opacity } = getComputedStyle(element);
  return display !== 'none' && visibility === 'visible' && Number(opacity) >= clearBelow;
};

/** Whether an element beside it is seen in its place. */
function isCovered(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...(element.parentElement?.children ?? [])].some(
    (other) => other !== element && isVisible(other) && shareOf(own, other.getBoundingClientRect()) > 0.5 && holdsContent(other),
  );
}

/** Of a layer: whether it is a picture where nothing else is seen, and the first of those in its place. */
function isOnlyPicture(element: Element): boolean {
  const around = element.parentElement;
  if (!around || !pictures(element).some(hasCome)) return false;
  const own = element.getBoundingClientRect();
  for (const other of around.children) {
    if (other === element) return true;
    // A link around a picture may have no box of its own.
    if ([other, ...pictures(other)].some((each) => !isPlaceholder(each) && shareOf(own, each.getBoundingClientRect()) > 0.5))
      return false;
  }
  return false;
}
