import { hiderOf, isContent } from '../../browser/seen.ts';

/** `seen`: a visitor sees the block at rest; `pending`: a picture loads or an animation runs; `hidden`: neither. */
export type Sight = 'seen' | 'pending' | 'hidden';

/** Only the first contents of a block are judged. */
const maxContents = 200;

/**
 * Returns whether a visitor can see one of the block's contents: its box is inside the page, displayed, visible, opaque and not
 * clipped. Reads styles and boxes: call it after a layout.
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

function sightOfOne(element: HTMLElement): Sight {
  // A picture that is loading or has failed may lack a box or opacity for that reason alone.
  const isPending = element instanceof HTMLImageElement && !(element.currentSrc && element.complete && element.naturalWidth);
  const start = (isPending && element.parentElement) || element;
  if (!hiderOf(start, !isPending)) return isPending ? 'pending' : 'seen';
  for (let box: Element | null = start; box; box = box.parentElement) if (box.getAnimations().some(isMoving)) return 'pending';
  return 'hidden';
}

/** Returns whether an animation or transition is running and has an end. */
export const isMoving = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
