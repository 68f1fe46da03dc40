import { clickTargets } from '../../blocks.ts';
import { holdClick, isPlainClick } from '../../browser/hold-click.ts';
import { maxWaitMs } from '../../browser/with-fallback.ts';
import type { Page } from '../../page/page.ts';
import { leavingButtons } from '../buttons/index.ts';
import { opensLightbox } from '../gallery/index.ts';

const { galleries, wholes, holders, controls, leftToBrowser } = clickTargets;
const waitingBlocks = `:is(${galleries},${wholes},${holders},${leavingButtons}):not(${leftToBrowser})`;

/** Blocks whose code is loaded or has failed to load. */
const settled = new WeakSet<Element>();
/** By block and by pressed element. */
const held = new WeakMap<Element, Map<Element, () => void>>();

/**
 * Holds presses on controls of blocks whose code is not loaded yet, then repeats one of each control; after 3 s at the latest:
 * site#early-presses, lightbox#early-clicks. Holds keys that press such a control as well. Leaves presses with a modifier key, and links in
 * texts, to the browser.
 */
export function holdPresses({ clock, mayTrack }: Pick<Page, 'clock' | 'mayTrack'>): void {
  const onPress = (event: MouseEvent | KeyboardEvent): void => {
    const { target } = event;
    const block = target instanceof Element && target.closest<HTMLElement>(waitingBlocks);
    if (!block || settled.has(block) || !isPlainClick(event) || !isHeld(target, block, mayTrack)) return;
    const presses = held.get(block) ?? new Map<Element, () => void>();
    if (!held.has(block)) clock.after(maxWaitMs, () => endHold(block, false));
    held.set(block, presses);
    const replay = holdClick(event);
    if (!presses.has(target)) presses.set(target, replay);
  };
  document.addEventListener('click', onPress, true);
  document.addEventListener(
    'keydown',
    (event) => {
      // Browsers turn keys on native buttons and links into clicks.
      if (/^(Enter| )$/.test(event.key) && (event.target as Element).matches('[role=button]:not(button,a[href])')) onPress(event);
    },
    true,
  );
}

function isHeld(target: Element, block: HTMLElement, mayTrack: () => boolean): boolean {
  if (block.matches(leavingButtons)) return mayTrack() && !!target.closest('a');
  if (block.matches(wholes) || target.closest(controls)) return true;
  if (!block.matches(galleries) || !opensLightbox(block)) return false;
  // A link in a text works without the code.
  const link = target.closest('a[href]');
  return !link || !!link.querySelector('img');
}

/** Ends the hold of a block that is mounted or has failed. Repeats its held presses, unless the block was removed. */
export function endHold(block: Element, isRemoved: boolean): void {
  settled.add(block);
  const presses = held.get(block);
  held.delete(block);
  if (!isRemoved) for (const replay of presses?.values() ?? []) replay();
}
