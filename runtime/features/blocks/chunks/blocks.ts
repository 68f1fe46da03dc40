/** Mounts the blocks of a page; fetched by pages that have any. */
import { blockKinds, type EarlyRow } from '../../../blocks.ts';
import type { ShowPictures } from '../../../browser/show-pictures.ts';
import type { BlockDefinition } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { fetchPressed, mountComponents, watchLeftImages } from '../../components/index.ts';
import { holdPresses } from '../hold-presses.ts';
import { createMountedBlocks, type MountedBlocks } from '../mounted-blocks.ts';

declare module '../../../page/page.ts' {
  interface PageEvents {
    /** A block has replaced its content by blocks of the platform, which are mounted like those of the page. */
    readonly 'new-blocks': undefined;
  }
}

/**
 * @param rows `earlyRows`, whose functions the boot script has.
 * @param showPictures from the boot script.
 */
export function startBlocks(page: Page, rows: readonly EarlyRow[], showPictures: ShowPictures): MountedBlocks {
  const blocks = blockKinds.map((kind): BlockDefinition => {
    const { reserve } = rows.find((row) => row.kind === kind.kind) ?? {};
    return {
      ...kind,
      ...(reserve ? { reserve } : {}),
      ...(kind.kind === 'component' ? { load: async () => ({ mount: mountComponents }) } : {}),
    };
  });
  watchLeftImages(page);
  fetchPressed(page.chunks);
  const mounted = createMountedBlocks(page, blocks, showPictures);
  page.emitter.on('new-blocks', () => void mounted.initialize(document));
  new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    const elements = new Set(nodes.filter((node) => node instanceof Element));
    if (elements.size > 0) mounted.follow([...elements]);
  }).observe(document.documentElement, { childList: true, subtree: true });
  holdPresses(page);
  return mounted;
}
