import { clickTargets } from '../../blocks.ts';
import { buttonTimeoutMs } from '../../contract/analytics/constants.ts';
import type { Page } from '../../page/page.ts';
import { leavingButtons } from '../buttons/index.ts';
import { opensLightbox } from '../gallery/index.ts';

const { galleries, wholes, holders, controls, leftToBrowser } = clickTargets;
const waitingBlocks = `:is(${galleries},${wholes},${holders},${leavingButtons}):not(${leftToBrowser})`;
const forms = 'form[data-form-id]';

interface Wait {
  readonly until: Promise<boolean>;
  /** Repeats the held presses of the block, or drops them. */
  end(isRepeated: boolean): void;
}

/** Blocks whose code is neither loaded nor has failed to load. Elements that code draws later are no such blocks. */
const waits = new WeakMap<Element, Wait>();

/**
 * Holds presses of controls of blocks until their code is loaded: site#early-presses, lightbox#early-clicks. Leaves links in
 * texts to the browser.
 */
export function holdPresses({ presses, mayTrack }: Pick<Page, 'presses' | 'mayTrack'>): void {
  presses.add((target, { type }) => {
    const isSubmit = type === 'submit';
    const block = target.closest<HTMLElement>(isSubmit ? forms : waitingBlocks);
    const wait = block && waits.get(block);
    if (!wait || !(isSubmit || isHeld(target, block, mayTrack))) return null;
    return block.matches(leavingButtons) ? { ...wait, limitMs: buttonTimeoutMs } : wait;
  });
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
export function startHold(block: Element): void {
  if (waits.has(block)) return;
  let end: Wait['end'] = () => {};
  const until = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  waits.set(block, { until, end });
}

/** Ends the hold of a block that is mounted or has failed. Repeats its held presses, unless the block was removed. */
export function endHold(block: Element, isRemoved: boolean): void {
  waits.get(block)?.end(!isRemoved);
  waits.delete(block);
}
