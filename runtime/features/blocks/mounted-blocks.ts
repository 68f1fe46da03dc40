import { startIdleMs } from '../../browser/clock.ts';
import { orMeanwhile } from '../../browser/or-meanwhile.ts';
import type { ShowPictures } from '../../browser/show-pictures.ts';
import { whenVisible } from '../../browser/when-visible.ts';
import { lazyLimits } from '../../contract/images/limits.ts';
import { isBlockSkipped } from '../../page/block-skipped.ts';
import type { BlockDefinition, MountableChunk, Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { endHold, holdsNamedItem } from '../lightbox/index.ts';
import { matches } from './matches.ts';
import { createSeenMarks, type SeenMarks } from './seen-marks.ts';
import { showBlock, showBlockForPrint, unreserveIn } from './show-block.ts';

/** The blocks of the page that are alive or waiting to be. */
export interface MountedBlocks {
  /**
   * Finds the blocks below `root` (itself included) that are not known yet and brings them to life when their time comes.
   * Settles, never rejects, when every block then in view is alive or given up. A block that failed is tried again the
   * next time; one that was skipped is not.
   */
  initialize(root: ParentNode & Node): Promise<void>;
  /** Shows what waits for code that is still on its way: the blocks come to life all the same when it is there. */
  showWaiting(): void;
  /** Takes back the blocks below `root`, and those that have left the document. */
  dispose(root: ParentNode): void;
}

interface Entry {
  cancel(): void;
  live?: Mounted;
  /** Its mount, while it is on its way; settles when that has ended, in whatever way. */
  coming?: Promise<void> | undefined;
  /** Set once taken back, so that a mount still on its way is undone when it arrives. */
  gone?: boolean;
}

/**
 * @param definitions returns the kinds that the page knows by now.
 * @param showPictures the boot script's, which has it anyway.
 */
export function createMountedBlocks(
  page: Page,
  definitions: () => readonly BlockDefinition[],
  showPictures: ShowPictures,
): MountedBlocks {
  const entries = new Map<BlockDefinition, Map<HTMLElement, Entry>>();
  let marks: SeenMarks | undefined;

  const reserve = (definition: BlockDefinition, element: HTMLElement): void => {
    try {
      definition.reserve?.(element, page.layOut);
    } catch (error) {
      page.errors.report(error, { block: definition.kind });
    }
  };

  /** As the server sent it, with its pictures. */
  const show = (definition: BlockDefinition, element: HTMLElement, entry: Entry, error?: unknown): void => {
    // A gallery may be alive while what opens its lightbox is on its way.
    if (entry.gone || !entry.coming || page.galleries.has(element)) return;
    showBlock(definition, element, showPictures, error);
    page.liftStates(element, 'failed');
  };
  const showForPrint = (element: HTMLElement): void => showBlockForPrint(element, showPictures);

  /** Mounts that were taken back on their way. What they undo must not be undone to the next one on the same element. */
  const leaving = new WeakMap<HTMLElement, Promise<unknown>>();
  const fetchAndMount = async (definition: BlockDefinition, element: HTMLElement, entry: Entry): Promise<Mounted | undefined> => {
    const chunk = await (definition.load?.(page, element) ?? page.chunks.load(definition.chunk as MountableChunk));
    // One that is gone may be what is waited for.
    if (!entry.gone) await leaving.get(element);
    if (entry.gone) return undefined;
    return chunk.mount(element, page, definition.kind);
  };

  const mount = async (definition: BlockDefinition, element: HTMLElement, entry: Entry): Promise<void> => {
    entry.coming = settle(definition, element, entry);
    await entry.coming;
    const { live } = entry;
    const isOver = () => entry.gone || live?.isDisposed;
    if (live && !isOver() && !definition.isHelper) {
      marks ??= createSeenMarks(page.clock);
      await marks.watch(element, live.kind ?? definition.kind, 'content' in live ? live.content : definition.content, isOver);
    }
    endHold(element, !!entry.gone);
  };
  const settle = async (definition: BlockDefinition, element: HTMLElement, entry: Entry): Promise<void> => {
    try {
      const live = await orMeanwhile(page.clock, fetchAndMount(definition, element, entry), (error) =>
        show(definition, element, entry, error),
      );
      if (entry.gone) return live?.dispose();
      if (live) entry.live = live;
      page.liftStates(element, 'mount');
      // One that was skipped before, or whose code had not come.
      element.removeAttribute('data-ss-block-error');
    } catch (error) {
      if (entry.gone) return;
      element.setAttribute('data-ss-block-error', reasonOf(error));
      if (isBlockSkipped(error)) return;
      entries.get(definition)?.delete(element);
      page.errors.report(error, { block: definition.kind });
    } finally {
      entry.coming = undefined;
    }
  };

  /** Settles when the block is alive, given up, or known to be out of view for now. */
  const schedule = (definition: BlockDefinition, element: HTMLElement, entry: Entry): Promise<void> => {
    if (definition.when === 'load' || holdsNamedItem(element)) return mount(definition, element, entry);
    let mounting = Promise.resolve();
    if (definition.when === 'idle') {
      return new Promise((resolve) => {
        const cancel = page.clock.whenIdle(() => resolve(mount(definition, element, entry)), startIdleMs);
        entry.cancel = () => {
          cancel();
          resolve();
        };
      });
    }
    const watch = whenSeen(element, definition.marginPx, showForPrint, () => {
      mounting = mount(definition, element, entry);
    });
    entry.cancel = watch.cancel;
    // A page in a background tab is not drawn: nothing of it is in view, and the browser says no word on it.
    return document.visibilityState === 'hidden' ? Promise.resolve() : watch.judged.then(() => mounting);
  };

  const unmount = (definition: BlockDefinition, element: HTMLElement, entry: Entry): void => {
    entry.gone = true;
    entry.cancel();
    if (entry.coming) leaving.set(element, Promise.all([leaving.get(element), entry.coming]));
    endHold(element, true);
    marks?.forget(element);
    element.removeAttribute('data-ss-block');
    element.removeAttribute('data-ss-block-error');
    try {
      entry.live?.dispose();
    } catch (error) {
      page.errors.report(error);
    }
    if (definition.reserve) unreserveIn(element);
  };

  const sweep = (isOver: (element: HTMLElement, entry: Entry) => unknown): void => {
    for (const [definition, known] of entries) {
      for (const [element, entry] of known) {
        if (!isOver(element, entry)) continue;
        known.delete(element);
        unmount(definition, element, entry);
      }
    }
  };

  return {
    async initialize(root) {
      page.liftStates(root, 'start');
      sweep((element, { live }) => !element.isConnected || live?.isDisposed);
      const pending: Promise<void>[] = [];
      for (const definition of definitions()) {
        const known = entries.get(definition) ?? new Map<HTMLElement, Entry>();
        entries.set(definition, known);
        for (const element of matches(root, definition.selector)) {
          if (known.has(element)) continue;
          const entry: Entry = { cancel() {} };
          known.set(element, entry);
          reserve(definition, element);
          pending.push(schedule(definition, element, entry));
        }
      }
      await Promise.all(pending);
    },
    showWaiting() {
      for (const [definition, known] of entries) for (const [element, entry] of known) show(definition, element, entry);
    },
    dispose: (root) => sweep((element) => !element.isConnected || root.contains(element)),
  };
}

/** Calls when the element comes near the view, or its page is printed. */
function whenSeen(
  element: HTMLElement,
  marginPx: number = lazyLimits.lazyMarginPx,
  beforePrint: (element: HTMLElement) => void,
  work: () => void,
) {
  const stop = (): void => removeEventListener('beforeprint', onPrint);
  const watch = whenVisible(element, marginPx, () => {
    stop();
    work();
  });
  function onPrint(): void {
    watch.cancel();
    beforePrint(element);
    work();
  }
  addEventListener('beforeprint', onPrint, { once: true });
  return {
    judged: watch.judged,
    cancel(): void {
      watch.cancel();
      stop();
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'mount-failed';
