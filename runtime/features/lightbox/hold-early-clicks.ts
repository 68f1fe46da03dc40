import type { Clock } from '../../browser/clock.ts';
import { holdClick, isPlainClick } from '../../browser/hold-click.ts';
import { opensLightbox } from '../gallery/index.ts';

/** Blocks whose code is loaded or has failed to load. */
const settled = new WeakSet<Element>();
const held = new WeakMap<Element, () => void>();
/** Longest time for which a click is held, because some blocks are never mounted. */
const maxHoldMs = 10_000;

/**
 * Holds clicks on pictures that open the lightbox, on controls of galleries, videos and buttons until their code is loaded, then
 * repeats the first one: lightbox#early-clicks. Holds keys that press such a button as well. Leaves clicks with a modifier key to the
 * browser.
 * @param galleries selector of the blocks of galleries.
 * @param links selector of the image blocks that open the lightbox.
 * @param buttons selector of elements that act as buttons, native or not.
 */
export function holdEarlyClicks(galleries: string, links: string, buttons: string, clock: Pick<Clock, 'after'>): void {
  // Elements of which every part is clickable. The lightbox mounts the videos in it.
  const clickable = `${links},.sqs-video-wrapper:not(.sqs-lightbox *)`;
  const block = `${galleries},${clickable},${buttons}`;
  const hold = (waiting: Element, event: MouseEvent | KeyboardEvent): void => {
    const replay = holdClick(event);
    if (held.has(waiting)) return;
    held.set(waiting, replay);
    clock.after(maxHoldMs, () => endHold(waiting, false));
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as Element;
      if (!/^(Enter| )$/.test(event.key) || !isPlainClick(event) || settled.has(target)) return;
      // Browsers turn keys on native buttons and links into clicks.
      if (target.matches(`:is(${buttons}):not(button,a[href])`)) hold(target, event);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const waiting = target.closest<HTMLElement>(block);
      if (!waiting || settled.has(waiting) || !isPlainClick(event)) return;
      if (waiting.matches(buttons)) return hold(waiting, event);
      if (!target.closest('.sqs-gallery-controls') && !waiting.matches(clickable) && !opensLightbox(waiting)) return;
      // A link in a text works without the code.
      const link = target.closest('a[href]');
      if (!link || link.querySelector('img')) hold(waiting, event);
    },
    true,
  );
}

/** Ends the hold of a block that is mounted or has failed. Repeats its held click, unless the block was removed. */
export function endHold(block: Element, isRemoved: boolean): void {
  settled.add(block);
  if (!isRemoved) held.get(block)?.();
  held.delete(block);
}
