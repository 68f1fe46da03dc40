import type { ShowPictures } from '../../browser/show-pictures.ts';
import { withFallback } from '../../browser/with-fallback.ts';
import { type BlockDefinition, isBlockSkipped, type Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { whenPictured } from '../platform-states/index.ts';
import { endHold } from './hold-presses.ts';
import { createSeenMarks, type SeenMarks } from './seen-marks.ts';
import { showBlock, unreserveIn } from './show-block.ts';
import { watchSkipped } from './watch-skipped.ts';

/** A block of the page, from its discovery until it is unmounted. */
export interface Block {
  readonly definition: BlockDefinition;
  readonly element: HTMLElement;
  /** Cancels a mount that has not begun. */
  cancel(): void;
  mounted?: Mounted;
  /** Settles when the block is mounted, given up, or out of view. */
  scheduled?: Promise<void>;
  /** Settles when a mount that has begun succeeds or fails. */
  pending?: Promise<void> | undefined;
  /** Whether its pictures were shown because its code was late or has failed. */
  isShown?: boolean;
  /** Its data could not be used: the next `initialize` tries it again. */
  isSkipped?: boolean;
  /** Whether it was skipped before. */
  readonly isRetried?: boolean;
  /** Set by `unmount`: a mount that is still pending is undone. */
  isUnmounted?: boolean;
}

export interface Mounting {
  /** Settles, never rejects, when the block is mounted and marked, or given up. */
  mount(block: Block): Promise<void>;
  unmount(block: Block): void;
  /** Shows a block whose code is pending as the server sent it. */
  showPending(block: Block, error?: unknown): void;
}

/**
 * @param forget runs for a block whose mount has failed, so that the next `initialize` mounts it again.
 * @param retry runs when the data of a skipped block may have come.
 */
export function createMounting(
  page: Page,
  showPictures: ShowPictures,
  forget: (block: Block) => void,
  retry: (block: Block) => void,
): Mounting {
  let marks: SeenMarks | undefined;
  /** Pending mounts of unmounted blocks: the next mount on the same element waits for them. */
  const ending = new WeakMap<HTMLElement, Promise<unknown>>();

  const showPending = (block: Block, error?: unknown): void => {
    const { definition, element } = block;
    // A gallery may be mounted while the chunk of its lightbox is being fetched.
    if (block.isUnmounted || !block.pending || page.galleries.has(element)) return;
    showBlock(definition, element, showPictures, error);
    block.isShown = !!definition.reserve;
    page.liftStates(element, 'failed');
  };

  const tryToMount = async (block: Block): Promise<void> => {
    const { definition, element } = block;
    try {
      const mounted = await withFallback(page.clock, fetchAndMount(page, block, ending), (error) => showPending(block, error));
      if (block.isUnmounted) return mounted?.dispose();
      if (mounted) block.mounted = mounted;
      page.liftStates(element, 'mount', whenPictured);
      // An earlier attempt may have set it.
      element.removeAttribute('data-ss-block-error');
    } catch (error) {
      if (block.isUnmounted) return;
      // Another kind may have mounted the element since this one was skipped.
      if (!block.isRetried || element.hasAttribute('data-ss-block-error'))
        element.setAttribute('data-ss-block-error', reasonOf(error));
      if (isBlockSkipped(error)) {
        block.isSkipped = true;
        block.cancel = watchSkipped(element, () => retry(block));
        return;
      }
      forget(block);
      page.errors.report(error, { block: definition.kind });
    } finally {
      block.pending = undefined;
    }
  };

  return {
    showPending,
    async mount(block) {
      const { definition, element } = block;
      block.pending = tryToMount(block);
      await block.pending;
      const { mounted } = block;
      const isOver = () => block.isUnmounted || mounted?.isDisposed;
      if (mounted && !isOver() && !definition.isHelper) {
        marks ??= createSeenMarks(page.clock);
        const content = 'content' in mounted ? mounted.content : definition.content;
        await marks.watch(element, mounted.kind ?? definition.kind, content, isOver);
      }
      endHold(element, !!block.isUnmounted);
    },
    unmount(block) {
      const { definition, element, pending } = block;
      block.isUnmounted = true;
      block.cancel();
      if (pending) ending.set(element, Promise.all([ending.get(element), pending]));
      endHold(element, true);
      marks?.forget(element);
      element.removeAttribute('data-ss-block');
      element.removeAttribute('data-ss-block-error');
      try {
        block.mounted?.dispose();
      } catch (error) {
        page.errors.report(error);
      }
      if (definition.reserve) unreserveIn(element);
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'mount-failed';

async function fetchAndMount(
  page: Page,
  block: Block,
  ending: WeakMap<HTMLElement, Promise<unknown>>,
): Promise<Mounted | undefined> {
  const { definition, element } = block;
  // `chunk` first: old libraries add `load` to Object.prototype.
  const chunk = await (definition.chunk ? page.chunks.load(definition.chunk) : definition.load?.(page, element));
  // Without the check an unmounted block would wait for its own mount.
  if (!block.isUnmounted) await ending.get(element);
  // The boxes of images that were shown without the code and have not loaded.
  if (block.isShown) unreserveIn(element, 'img[data-ss-slides]');
  return block.isUnmounted ? undefined : chunk?.mount(element, page, definition.kind);
}
