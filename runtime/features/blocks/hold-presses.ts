import { clickTargets } from '../../blocks.ts';
import { controlOf, type HoldOptions, holdPress, type Press, type ReleasePress, repeatUntil } from '../../browser/hold-press.ts';
import { isPlainPress, pressedMark, type repeatPress } from '../../browser/repeat-press.ts';
import { maxWaitMs } from '../../browser/with-fallback.ts';
import { buttonTimeoutMs } from '../../contract/analytics/limits.ts';
import type { Page } from '../../page/page.ts';
import { leavingButtons } from '../buttons/index.ts';
import { opensLightbox } from '../gallery/index.ts';

const { galleries, wholes, holders, controls, leftToBrowser } = clickTargets;
const waitingBlocks = `:is(${galleries},${wholes},${holders},${leavingButtons}):not(${leftToBrowser})`;
const forms = 'form[data-form-id]';

/** Blocks whose code is neither loaded nor has failed to load. Elements that code draws later are no such blocks. */
const waiting = new WeakSet<Element>();
const held = new WeakMap<Element, ReleasePress[]>();

/**
 * Holds presses of controls of blocks whose code is not loaded yet, then repeats one of each control; at the latest 3 s after the press:
 * site#early-presses, lightbox#early-clicks. Leaves presses with a modifier key, and links in texts, to the browser. Returns a function
 * that holds a press which the boot script has held, or repeats it.
 */
export function holdPresses({ clock, mayTrack }: Pick<Page, 'clock' | 'mayTrack'>): typeof repeatPress {
  const hold = (event: Press, options: HoldOptions = {}): boolean => {
    const { target, type } = event;
    const isSubmit = type === 'submit';
    if (!(target instanceof Element) || !isPlainPress(event)) return false;
    // Browsers turn keys on native buttons and links into clicks. A field in a button has the focus itself.
    if (type === 'keydown' && !target.matches('[role=button]:not(button,a[href])')) return false;
    const block = target.closest<HTMLElement>(isSubmit ? forms : waitingBlocks);
    if (!block || !waiting.has(block) || !(isSubmit || isHeld(target, block, mayTrack))) return false;
    const limitMs = block.matches(leavingButtons) ? { limitMs: buttonTimeoutMs } : {};
    const release = holdPress(event, clock, { ...options, ...limitMs });
    if (release) held.set(block, [...(held.get(block) ?? []), release]);
    return release !== null;
  };
  for (const type of ['click', 'keydown', 'submit']) document.addEventListener(type, (event) => hold(event as Press), true);
  const taken = new WeakSet<EventTarget>();
  const take = (event: MouseEvent): void => {
    const target = event.target as Element;
    // The second click of a double click.
    if (taken.has(target)) return;
    taken.add(target);
    target.removeAttribute(pressedMark);
    const ageMs = performance.now() - event.timeStamp;
    if (!hold(event, { ageMs })) repeatUntil(event, controlOf(event), clock.now() + maxWaitMs - ageMs);
  };
  // The blocks of the page are found in the same task.
  return (event) => queueMicrotask(() => take(event));
}

function isHeld(target: Element, block: HTMLElement, mayTrack: () => boolean): boolean {
  if (block.matches(leavingButtons)) return mayTrack() && !!target.closest('a');
  if (block.matches(wholes) || target.closest(controls)) return true;
  if (!block.matches(galleries) || !opensLightbox(block)) return false;
  // A link in a text works without the code.
  const link = target.closest('a[href]');
  return !link || !!link.querySelector('img');
}

/** Lets presses of a block wait until `endHold`. */
export const startHold = (block: Element): unknown => waiting.add(block);

/** Ends the hold of a block that is mounted or has failed. Repeats its held presses, unless the block was removed. */
export function endHold(block: Element, isRemoved: boolean): void {
  waiting.delete(block);
  const presses = held.get(block) ?? [];
  held.delete(block);
  for (const release of presses) release(isRemoved);
}
