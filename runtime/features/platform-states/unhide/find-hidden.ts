import { hasText, hidingProperty } from '../../../browser/seen.ts';
import type { Purposes } from './purposes.ts';

/** An element that hides content, and the declaration that shows it. */
export interface Hidden {
  readonly element: HTMLElement;
  readonly property: 'opacity' | 'visibility' | 'clip-path' | 'transform' | 'left' | 'margin-left';
  readonly value: string;
}

/**
 * Nothing inside these elements is shown: elements hidden from assistive technology, elements that open (dialogs, menus, tabs,
 * details), fields that forms hide from people, and mounted blocks.
 */
export const untouched = [
  '[hidden],[inert],[aria-hidden=true],[popover],dialog,details,template,noscript,script,style,iframe,object,embed,canvas',
  'form,fieldset,label,button,select,option,input,textarea,[contenteditable]',
  'nav ' +
    '*,[role=menu],[role=menubar],[role=dialog],[role=alertdialog],[role=tooltip],[role=tabpanel],[role=listbox],[role=alert],[role=status],[role=button]',
  '[data-ss-block]:not([data-ss-block=section]),[data-ss-form],[data-ss-map],[class*=sqs-lightbox],[class*=sqs-cookie-banner]',
].join(',');
/** Words in class names and ids of the element, its parent or its grandparent. */
const purposeWords =
  /(?:^|[-_ ])(?:hidden|hide|sr|visually|screen-?reader|a11y|off-?(?:screen|canvas)|skip|modal|pop-?up|pop-?over|lightbox|drop-?down|sub-?menu|sub-?nav|mega|drawer|tooltip|toast|menu|folder|tabs?|tab-?pane|tab-?panel|accordion|collaps\w*|toggle|hover|loader|spinner|preloader|placeholder|honeypot|captcha|cart|search|cookie|overlay|mask|clone|duplicate|divider|ghost|to-?top|success|error|thank[\w-]*|scroll-?(?:top|hint|indicator)|notification|close)(?:[-_ ]|$)/i;
/** A smaller box is for screen readers, or for counting. */
export const minPx = 8;
const farAwayPx = 1000;
const maxElements = 5000;

/**
 * Returns the elements that hide content which no script will show, outermost first. In doubt an element stays hidden: each of
 * these rules leaves elements out.
 *
 * | left unchanged | because |
 * |---|---|
 * | `display: none`, `untouched` above, names in `purposeWords` | hidden on purpose |
 * | fixed, sticky or absolute elements | they are layers; except for the first of several pictures in a place where nothing else is visible |
 * | boxes under 8 px, or clipped by an ancestor | for screen readers, or a slide that is not current |
 * | elements that a rule with `:hover`, `:focus`, `:checked`, `:target` uncovers | the visitor uncovers it |
 * | elements that a rule inside a media query hides | hidden at this width |
 * | elements that a sibling covers or replaces | an inactive slide or tab |
 * | moving elements | they are not at rest |
 * | elements with an inline style, unless this scan set it, on a page with other scripts | a script controls them |
 * | small elements that no readable rule hides, where a style sheet cannot be read | its rules are unknown |
 */
export function findHidden(document: Document, purposes: Purposes | null, isAlone: boolean): Hidden[] {
  const found: Hidden[] = [];
  let left = maxElements;
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

const shownBy = { opacity: '1', visibility: 'visible', 'clip-path': 'none' } as const;

/** Returns the declaration that shows a hidden element; null for one that is not hidden itself. */
export function howShown(element: Element, style: CSSStyleDeclaration): Omit<Hidden, 'element'> | null {
  const property = hidingProperty(style);
  if (property) return property === 'display' ? null : { property, value: shownBy[property] };
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
  if (width < minPx || height < minPx || !holdsContent(element)) return false;
  if (element.getAnimations().some(({ playState }) => playState === 'running')) return false;
  if (isRoot) return true;
  const hasOwnStyle = /opacity|visibility|transform|clip-path/.test(element.getAttribute('style') ?? '');
  if (!isAlone && hasOwnStyle && !element.hasAttribute('data-ss-shown')) return false;
  if (isNamedForPurpose(element) || isCutOff(element)) return false;
  if (isLayer ? !isOnlyPicture(element) : isCovered(element)) return false;
  if (!purposes) return true;
  if (purposes.isUnexplained(element) && !(width >= innerWidth * 0.6 && height >= innerHeight * 0.5)) return false;
  return !purposes.isUncovered(element) && !purposes.isHiddenAtWidth(element);
}

/** Text, or a loaded picture. */
const holdsContent = (element: Element): boolean =>
  pictures(element).some(isLoaded) || [element, ...element.querySelectorAll('*')].some(hasText);
const pictures = (element: Element): readonly Element[] =>
  element.matches('img,video') ? [element] : [...element.querySelectorAll('img,video')];
const isLoaded = (picture: Element): boolean =>
  !(picture instanceof HTMLImageElement) || (picture.complete && picture.naturalWidth > minPx);

/** `DropDown` and `drop-down` count alike. */
function isNamedForPurpose(element: Element): boolean {
  let box: Element | null = element;
  for (let steps = 0; box && box !== document.body && steps < 3; steps++, box = box.parentElement)
    if (purposeWords.test(`${box.id} ${box.getAttribute('class') ?? ''}`.replace(/([a-z])(?=[A-Z])/g, '$1-'))) return true;
  return false;
}

/** Returns whether an ancestor clips the element away, such as a slide that is not current. */
function isCutOff(element: Element): boolean {
  const own = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible' && shareOf(own, box.getBoundingClientRect()) < 0.1) return true;
  return false;
}

/** Returns how much of the first box lies in the second, from 0 to 1. */
function shareOf(own: DOMRect, other: DOMRect): number {
  const width = Math.min(own.right, other.right) - Math.max(own.left, other.left);
  const height = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
  return width > 0 && height > 0 ? (width * height) / (own.width * own.height) : 0;
}

/** A tiny picture that is drawn much larger until the one over it has loaded. */
const isPlaceholder = (element: Element): boolean =>
  element instanceof HTMLImageElement && element.complete && element.naturalWidth * 4 < element.getBoundingClientRect().width;

/** Returns whether a sibling is visible in the element's place. */
function isCovered(element: Element): boolean {
  const own = element.getBoundingClientRect();
  return [...(element.parentElement?.children ?? [])].some(
    (other) =>
      other !== element &&
      !hidingProperty(getComputedStyle(other)) &&
      shareOf(own, other.getBoundingClientRect()) > 0.5 &&
      holdsContent(other),
  );
}

/** Returns whether a layer is a picture where nothing else is visible, and the first of those in its place. */
function isOnlyPicture(element: Element): boolean {
  const around = element.parentElement;
  if (!around || !pictures(element).some(isLoaded)) return false;
  const own = element.getBoundingClientRect();
  for (const other of around.children) {
    if (other === element) return true;
    // A link around a picture may have no box.
    if ([other, ...pictures(other)].some((each) => !isPlaceholder(each) && shareOf(own, each.getBoundingClientRect()) > 0.5))
      return false;
  }
  return false;
}
