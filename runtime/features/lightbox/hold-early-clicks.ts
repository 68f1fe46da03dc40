import type { Clock } from '../../browser/clock.ts';
import { holdClick, isPlainClick } from '../../browser/hold-click.ts';
import { opensLightbox } from '../gallery/index.ts';

/** Blocks whose code has come once, or never will. */
const settled = new WeakSet<Element>();
const held = new WeakMap<Element, () => void>();
/** For how long at most (our choice): a page may show blocks that it brings nobody to life for. */
const maxHoldMs = 10_000;

/**
 * A click on what will open the lightbox, on a gallery's controls, on a video or on a button that sells is held until its code is
 * there, and happens again then: until then it would be lost, or leave the page for the bare picture. So is a key that presses such a
 * button. Of several only the first counts. Clicks with a modifier key are the browser's.
 * @param galleries selects the blocks of galleries.
 * @param links selects the image blocks that open the lightbox.
 * @param buttons selects what acts as a button, and need be none.
 */
export function holdEarlyClicks(galleries: string, links: string, buttons: string, clock: Pick<Clock, 'after'>): void {
  // The lightbox mounts its own videos.
  const whole = `${links},.sqs-video-wrapper:not(.sqs-lightbox *)`;
  const block = `${galleries},${whole},${buttons}`;
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
      // Real buttons and links click by themselves.
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
      if (!target.closest('.sqs-gallery-controls') && !waiting.matches(whole) && !opensLightbox(waiting)) return;
      // A link in a text leads where it always did.
      const link = target.closest('a[href]');
      if (!link || link.querySelector('img')) hold(waiting, event);
    },
    true,
  );
}

/** The block is alive or given up: its clicks are its own from now on. One that was held happens again, unless the block is gone. */
export function endHold(block: Element, isGone: boolean): void {
  settled.add(block);
  if (!isGone) held.get(block)?.();
  held.delete(block);
}
