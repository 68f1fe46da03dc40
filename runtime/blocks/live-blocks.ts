import { lazyLimits } from '../contract/limits.ts';
import { whenVisible } from '../lib/when-visible.ts';
import type { Page } from '../page/page.ts';
import { type BlockDefinition, isBlockSkipped, type LiveBlock } from './block.ts';

/** The blocks of the page that are alive or waiting to be. */
export interface LiveBlocks {
  /**
   * Finds the blocks below `root` (itself included) that are not known yet and brings them to life when their time comes.
   * Settles, never rejects, when every block then in view is alive or given up. A block that failed is tried again the
   * next time; one that was skipped is not.
   */
  initialize(root: ParentNode): Promise<void>;
  /** The same for the blocks whose kinds the page has come to know since it began. */
  moreAlive(): Promise<void>;
  /** Reserves boxes for the blocks of the document that are not known yet; again as more of it arrives. */
  reserve(): void;
  /** Takes back the blocks below `root`, and those that have left the document. */
  destroy(root: ParentNode): void;
}

interface Entry {
  cancel(): void;
  /** Takes back the box that was reserved. */
  unreserve?: (() => void) | undefined;
  live?: LiveBlock;
  /** Set once taken back, so that a mount still on its way is undone when it arrives. */
  gone?: boolean;
}

export function createLiveBlocks(page: Page, first: readonly BlockDefinition[]): LiveBlocks {
  let definitions = first;
  const entries = new Map<BlockDefinition, Map<HTMLElement, Entry>>();

  let more = Promise.resolve();
  const boxes = new WeakMap<HTMLElement, () => void>();
  const reserve = (definition: BlockDefinition, element: HTMLElement): (() => void) | undefined => {
    try {
      boxes.get(element)?.();
      const unreserve = definition.reserve?.(element);
      if (unreserve) boxes.set(element, unreserve);
      return unreserve;
    } catch (error) {
      page.errors.report(error, { block: definition.kind });
      return undefined;
    }
  };

  const give = async (definition: BlockDefinition, element: HTMLElement, entry: Entry): Promise<void> => {
    try {
      const { mount } = await definition.load(page);
      if (entry.gone) return;
      const live = await mount(element, page, entry.unreserve);
      entry.unreserve?.();
      if (entry.gone) return live.destroy();
      entry.live = live;
      element.removeAttribute('data-ss-block-error');
      element.setAttribute('data-ss-block', definition.kind);
    } catch (error) {
      entry.unreserve?.();
      if (entry.gone) return;
      element.setAttribute('data-ss-block-error', reasonOf(error));
      if (isBlockSkipped(error)) return;
      entries.get(definition)?.delete(element);
      page.errors.report(error, { block: definition.kind });
      // Nobody else shows its pictures now.
      for (const image of matches(element, 'img[data-src]:not([src])'))
        Object.assign(image, { loading: 'lazy', src: image.dataset.src });
    }
  };

  /** Settles when the block is alive, given up, or known to be out of view for now. */
  const schedule = (definition: BlockDefinition, element: HTMLElement, entry: Entry): Promise<void> => {
    if (definition.when === 'load') return give(definition, element, entry);
    let mounting = Promise.resolve();
    if (definition.when === 'idle') {
      return new Promise((resolve) => {
        const cancel = page.clock.whenIdle(() => resolve(give(definition, element, entry)));
        entry.cancel = () => {
          cancel();
          resolve();
        };
      });
    }
    const watch = whenVisible(element, lazyLimits.lazyMarginPx, () => {
      mounting = give(definition, element, entry);
    });
    entry.cancel = watch.cancel;
    // A page in a background tab is not drawn: nothing of it is in view, and the browser says no word on it.
    return document.visibilityState === 'hidden' ? Promise.resolve() : watch.judged.then(() => mounting);
  };

  const takeBack = (element: HTMLElement, entry: Entry): void => {
    entry.gone = true;
    entry.cancel();
    entry.unreserve?.();
    element.removeAttribute('data-ss-block');
    element.removeAttribute('data-ss-block-error');
    try {
      entry.live?.destroy();
    } catch (error) {
      page.errors.report(error);
    }
  };

  const sweep = (isOver: (element: HTMLElement, entry: Entry) => unknown): void => {
    for (const known of entries.values()) {
      for (const [element, entry] of known) {
        if (!isOver(element, entry)) continue;
        known.delete(element);
        takeBack(element, entry);
      }
    }
  };

  const live: LiveBlocks = {
    async initialize(root) {
      sweep((element, { live }) => !element.isConnected || live?.ended);
      const pending: Promise<void>[] = [];
      for (const definition of definitions) {
        const known = entries.get(definition) ?? new Map<HTMLElement, Entry>();
        entries.set(definition, known);
        for (const element of matches(root, definition.selector)) {
          if (known.has(element)) continue;
          const entry: Entry = { cancel() {}, unreserve: reserve(definition, element) };
          known.set(element, entry);
          pending.push(schedule(definition, element, entry));
        }
      }
      await Promise.all(pending);
    },
    moreAlive: () => more,
    reserve() {
      for (const definition of definitions) {
        if (!definition.reserve) continue;
        for (const element of matches(document, definition.selector))
          if (!entries.get(definition)?.has(element)) reserve(definition, element);
      }
    },
    destroy: (root) => sweep((element) => !element.isConnected || root.contains(element)),
  };
  page.emitter.on('more-blocks', (known) => {
    definitions = [...definitions, ...known];
    more = live.initialize(document);
  });
  return live;
}

const matches = (root: ParentNode, selector: string): HTMLElement[] => {
  const found = Array.from(root.querySelectorAll<HTMLElement>(selector));
  return root instanceof HTMLElement && root.matches(selector) ? [root, ...found] : found;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'mount-failed';
