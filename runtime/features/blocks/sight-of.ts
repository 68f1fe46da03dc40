/** `seen`: a visitor sees the block at rest; `pending`: a picture loads or an animation runs; `hidden`: neither. */
export type Sight = 'seen' | 'pending' | 'hidden';

/** Elements that are content; text is content as well. */
const things =
  'img,svg,video,audio,canvas,iframe,object,embed,input:not([type=hidden]),textarea,select,button,hr,.sqs-video-wrapper';
const silent = 'script,style,template,noscript,script *,style *,noscript *';
/** Only the first contents of a block are judged. */
const maxContents = 200;
const clearBelow = 0.02;

/**
 * Returns whether a visitor can see one of the block's contents: its box is inside the page, displayed, visible, opaque and not clipped.
 * Reads styles and boxes: call it after a layout.
 * @param content selector of the contents; all texts, pictures and controls of the block if it is left out or matches nothing.
 */
export function sightOf(block: HTMLElement, content?: string): Sight {
  const named = content ? block.querySelectorAll<HTMLElement>(content) : [];
  const contents = named.length > 0 ? [...named] : [block, ...block.querySelectorAll<HTMLElement>('*')].filter(isContent);
  let sight: Sight = 'hidden';
  // A block that is drawn by CSS alone has a box without contents.
  for (const each of contents.length > 0 ? contents.slice(0, maxContents) : [block]) {
    const found = sightOfOne(each);
    if (found === 'seen') return found;
    if (found === 'pending') sight = found;
  }
  return sight;
}

/** Returns whether an element directly contains text, or is a picture, a control or the like. */
function isContent(element: Element): boolean {
  if (element.matches(things)) return true;
  return (
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()) &&
    !element.matches(silent)
  );
}

function sightOfOne(element: HTMLElement): Sight {
  // A picture that is loading or has failed may lack a box or opacity for that reason alone.
  const isPending = element instanceof HTMLImageElement && !(element.currentSrc && element.complete && element.naturalWidth);
  const start = (isPending && element.parentElement) || element;
  const hider = firstHider(start, !isPending);
  if (!hider) return isPending ? 'pending' : 'seen';
  for (let box: Element | null = start; box; box = box.parentElement) if (box.getAnimations().some(isMoving)) return 'pending';
  return 'hidden';
}

/** Returns the nearest element, from itself outwards, that hides it; null where none does. */
function firstHider(element: HTMLElement, needsBox: boolean): Element | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const { visibility } = getComputedStyle(element);
  if (visibility !== 'visible') return element;
  let isFixed = false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { display, opacity, overflowX, overflowY, position, clipPath } = getComputedStyle(box);
    if (display === 'none' || Number(opacity) < clearBelow || isCutAway(clipPath)) return box;
    const cuts = box !== element && !isFixed && box !== document.body && box !== document.documentElement;
    if (needsBox && cuts && isHidden(overflowX) && isHidden(overflowY)) {
      const edge = box.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, edge.left),
        Math.max(top, edge.top),
        Math.min(right, edge.right),
        Math.min(bottom, edge.bottom),
      ];
      if (right - left < 1 || bottom - top < 1) return box;
    }
    if (position === 'fixed') isFixed = true;
  }
  return needsBox && !isInPage(left, top, right, bottom) ? element : null;
}

const isHidden = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

/** Returns whether a box is inside the page. The left edge of a page from right to left is where scrolling ends. */
function isInPage(left: number, top: number, right: number, bottom: number): boolean {
  if (right - left < 1 || bottom - top < 1) return false;
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

/** Returns whether an animation or transition is running and has an end. */
export const isMoving = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
