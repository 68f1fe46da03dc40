import { startIdleMs } from '../../browser/clock.ts';
import type { ShowPictures } from '../../browser/show-pictures.ts';
import { withRoot } from '../../browser/with-root.ts';
import { lazyLimits } from '../../contract/images/constants.ts';
import type { BlockDefinition } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { readNamedItem } from '../lightbox/index.ts';
import { startHold } from './hold-presses.ts';
import { type Block, createMounting } from './mounting.ts';
import { createReplacedBlocks } from './replaced-blocks.ts';
import { showBlockForPrint } from './show-block.ts';
import { createSightWatches } from './sight-watches.ts';

/** The mounted blocks of the page, and those that wait to be mounted. site#block-when */
export interface MountedBlocks {
  /**
   * Finds the new blocks below `root` (itself included) and mounts each at the time of its kind. Settles, never rejects, when
   * every block in view is mounted or given up. The next call mounts a failed or skipped block again.
   */
  initialize(root: ParentNode & Node): Promise<void>;
  /** Shows the blocks whose code is pending as the server sent them. They are mounted when the code arrives. */
  showWaiting(): void;
  /**
   * Unmounts the blocks that other code has taken from the document, and mounts copies of blocks, and blocks that were taken
   * before, in `added`. site#copied-blocks
   */
  follow(added: readonly Element[]): void;
  /** Unmounts the blocks below `root`, and those that are no longer in the document. */
  dispose(root: ParentNode): void;
}

const reserved = '[data-ss-slides]';

/** @param showPictures from the boot script. */
export function createMountedBlocks(
  page: Page,
  definitions: readonly BlockDefinition[],
  showPictures: ShowPictures,
): MountedBlocks {
  const blocks = new Map<BlockDefinition, Map<HTMLElement, Block>>();
  const mounting = createMounting(
    page,
    showPictures,
    ({ definition, element }) => blocks.get(definition)?.delete(element),
    ({ element }) => void mountedBlocks.initialize(element),
  );
  const { mount } = mounting;
  const watchSight = createSightWatches();
  let isNamed = readNamedItem();

  /** Settles when the block is mounted, given up, or out of view. */
  const schedule = (block: Block): Promise<void> => {
    const { definition, element } = block;
    if (definition.when === 'load' || isNamed(element)) return mount(block);
    if (definition.when === 'idle') return mountWhenIdle(page, block, mount);
    let mounted = Promise.resolve();
    const watch = watchSight({
      element,
      marginPx: definition.marginPx ?? lazyLimits.lazyMarginPx,
      onSeen: () => (mounted = mount(block)),
      beforePrint: () => showBlockForPrint(element, showPictures),
    });
    block.cancel = watch.cancel;
    // A page in a background tab is not drawn, so that the observer does not call.
    return document.visibilityState === 'hidden' ? Promise.resolve() : watch.judged.then(() => mounted);
  };

  const unmountWhere = (isOver: (block: Block) => unknown) => takeOut(blocks, isOver, mounting.unmount);

  const isKnown = (element: HTMLElement): boolean => [...blocks.values()].some((known) => known.has(element));
  const replaced = createReplacedBlocks(page, definitions, isKnown);

  /** Schedules the new blocks of a kind; returns the promises of all its blocks, because an earlier call may still mount some. */
  const scheduleNew = (definition: BlockDefinition, root: ParentNode): readonly (Promise<void> | undefined)[] => {
    const known = blocks.get(definition) ?? new Map<HTMLElement, Block>();
    blocks.set(definition, known);
    return withRoot(root, definition.selector).map((element) => {
      const old = known.get(element);
      if (old && !old.isSkipped) return old.scheduled;
      old?.cancel();
      const block: Block = { definition, element, isRetried: old !== undefined, cancel() {} };
      known.set(element, block);
      startHold(element);
      reserve(page, block);
      block.scheduled = schedule(block);
      return block.scheduled;
    });
  };

  const mountedBlocks: MountedBlocks = {
    async initialize(root) {
      page.liftStates(root, 'start');
      isNamed = readNamedItem();
      unmountWhere(({ element, mounted }) => !element.isConnected || mounted?.isDisposed);
      if (replaced.copiesIn(root).length > 0) await replaced.clear(root);
      await Promise.all(definitions.flatMap((definition) => scheduleNew(definition, root)));
    },
    follow(added) {
      const gone = unmountWhere(({ element }) => !element.isConnected);
      for (const root of replaced.dueAmong(added, gone)) void mountedBlocks.initialize(root);
    },
    showWaiting() {
      for (const known of blocks.values()) for (const block of known.values()) mounting.showPending(block);
    },
    dispose: (root) => unmountWhere(({ element }) => !element.isConnected || root.contains(element)),
  };
  return mountedBlocks;
}

function reserve({ layOut, errors }: Page, { definition, element }: Block): void {
  // The boot script has reserved the boxes of the parsed document.
  if (!definition.reserve || element.matches(reserved) || element.querySelector(reserved)) return;
  try {
    // A block fetches its code when it comes near the view.
    definition.reserve(element, layOut, () => {});
  } catch (error) {
    errors.report(error, { block: definition.kind });
  }
}

const mountWhenIdle = (page: Page, block: Block, mount: (block: Block) => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const cancel = page.clock.whenIdle(() => resolve(mount(block)), startIdleMs);
    block.cancel = () => {
      cancel();
      resolve();
    };
  });

/** Unmounts the blocks that are over. Returns their elements. */
const takeOut = (
  blocks: ReadonlyMap<BlockDefinition, Map<HTMLElement, Block>>,
  isOver: (block: Block) => unknown,
  unmount: (block: Block) => void,
): readonly HTMLElement[] =>
  [...blocks.values()].flatMap((known) =>
    [...known].flatMap(([element, block]) => {
      if (!isOver(block)) return [];
      known.delete(element);
      unmount(block);
      return element;
    }),
  );
