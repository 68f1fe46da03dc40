/**
 * The one judgement of whether a visitor can see an element, and what hides it. Reads styles and boxes: call it after a layout.
 */

/** Properties by which an element hides itself and what is in it. */
type HidingProperty = 'display' | 'visibility' | 'opacity' | 'clip-path';

/** What hides an element: itself, or the nearest element around it. */
export interface Hider {
  readonly element: Element;
  /**
   * `overflow`: it cuts the other one off; `place`: the other one is outside the page; `box`: the other one has no width or no
   * height.
   */
  readonly cause: HidingProperty | 'overflow' | 'place' | 'box';
}

/** Content is invisible below this opacity. */
const minOpacity = 0.02;
/** Elements that are content; text is content as well. */
const things =
  'img,svg,video,audio,canvas,iframe,object,embed,input:not([type=hidden]),textarea,select,button,hr,.sqs-video-wrapper';
const silent = 'script,style,template,noscript,noscript *';

/** Returns whether an element directly contains text, shown or not. */
export const containsText = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

/** Returns whether an element directly contains text that is shown. */
export const hasText = (element: Element): boolean => containsText(element) && !element.matches(silent);

/** Returns whether an element is a picture, a control or the like, or directly contains text. */
export const isContent = (element: Element): boolean =>
  (element.matches(things) || containsText(element)) && !element.matches(silent);

/** Returns whether an element is displayed and visible, wherever it is. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** Returns the property by which an element of this style hides itself; null for one that does not. */
export function hidingProperty({ display, visibility, opacity, clipPath }: CSSStyleDeclaration): HidingProperty | null {
  if (display === 'none') return 'display';
  if (Number(opacity) < minOpacity) return 'opacity';
  if (visibility !== 'visible') return 'visibility';
  return isCutAway(clipPath) ? 'clip-path' : null;
}

/**
 * Returns what hides an element; null for one that a visitor can see after scrolling.
 * @param needsBox without it, an element without a box, such as a picture that loads, is judged by styles alone.
 */
export function hiderOf(element: Element, needsBox = true): Hider | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  let isFixed = false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    const property = hidingProperty(style);
    // A visible element inside a hidden one is visible.
    if (property && (property !== 'visibility' || box === element)) return { element: box, cause: property };
    const cuts = box !== element && !isFixed && box !== document.body && box !== document.documentElement;
    if (needsBox && cuts && isHidden(style.overflowX) && isHidden(style.overflowY)) {
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      if (right - left < 1 || bottom - top < 1) return { element: box, cause: 'overflow' };
    }
    if (style.position === 'fixed') isFixed = true;
  }
  if (!needsBox) return null;
  if (right - left < 1 || bottom - top < 1) return { element, cause: 'box' };
  return isInPage({ left, right, bottom }) ? null : { element, cause: 'place' };
}

const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

/** Returns whether scrolling reaches a box. The left edge of a page from right to left is where scrolling ends. */
export function isInPage({ left, right, bottom }: Pick<DOMRect, 'left' | 'right' | 'bottom'>): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const start = (isRightToLeft ? clientWidth - scrollWidth : 0) - scrollX;
  return bottom > -scrollY && right > start && left < start + scrollWidth;
}

/** Returns whether a clip path such as `inset(0 0 100%)` or `circle(0px)` hides the whole element. */
function isCutAway(clipPath: string): boolean {
  if (/^circle\(0(px|%)?[ )]/.test(clipPath)) return true;
  const [, sides] = /^inset\(([^)]*?)( round .*)?\)$/.exec(clipPath) ?? [];
  if (sides === undefined) return false;
  const shares = sides.split(' ').map((side) => (side.endsWith('%') ? Number.parseFloat(side) : 0));
  const [top = 0, right = top, bottom = top, left = right] = shares;
  return top + bottom >= 100 || left + right >= 100;
}
