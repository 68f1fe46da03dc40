import { withRoot } from '../../browser/with-root.ts';
import type { BlockDefinition } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** Blocks that other code replaces by copies, or takes out and puts back. site#copied-blocks */
export interface ReplacedBlocks {
  /** Returns the copies of mounted blocks below `root`, itself included. */
  copiesIn(root: ParentNode): readonly HTMLElement[];
  /** Removes from the copies what a mount has written, so that they are mounted as the server sent the block. Never rejects. */
  clear(root: ParentNode): Promise<void>;
  /**
   * Returns those of the elements that were put into the page with blocks to mount. @param gone blocks that were taken out at the
   * same time.
   */
  dueAmong(added: readonly Element[], gone: readonly Element[]): readonly Element[];
}

const copied = '[data-ss-block],[data-ss-block-error=invisible]';
/** Layers of the runtime mount their content themselves. */
const layers = '[data-ss-modal]';

/** @param isKnown returns whether an element is a block that is mounted or waits. */
export function createReplacedBlocks(
  { chunks, errors }: Pick<Page, 'chunks' | 'errors'>,
  definitions: readonly BlockDefinition[],
  isKnown: (element: HTMLElement) => boolean,
): ReplacedBlocks {
  const selector = definitions.map((definition) => definition.selector).join();
  const taken = new WeakSet<Element>();
  const newIn = (root: ParentNode, wanted: string) => withRoot(root, wanted).filter((element) => !isKnown(element));
  const copiesIn = (root: ParentNode) => newIn(root, copied);
  return {
    copiesIn,
    async clear(root) {
      try {
        const { clearCopy } = await chunks.load('saved-page');
        // Another call may have mounted them meanwhile.
        for (const copy of copiesIn(root)) clearCopy(copy);
      } catch (error) {
        errors.report(error);
      }
    },
    dueAmong(added, gone) {
      for (const element of gone) taken.add(element);
      const isDue = (element: Element) => gone.length > 0 || taken.has(element) || element.matches(copied);
      return added.filter((root) => root.isConnected && !root.closest(layers) && newIn(root, selector).some(isDue));
    },
  };
}
