/** Brings blocks to life, for pages that have any. */
import type { ShowPictures } from '../../browser/show-pictures.ts';
import type { BlockDefinition } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { holdEarlyClicks } from '../lightbox/index.ts';
import { productBlock } from '../products/index.ts';
import { watchLeftImages } from '../site-parts/index.ts';
import { blocksAt } from './kinds.ts';
import { createMountedBlocks, type MountedBlocks } from './mounted-blocks.ts';
import type { Places } from './places.ts';

/**
 * @param later the kinds that the page comes to know after it began: a list that grows.
 * @param showPictures the boot script's, which has it anyway.
 */
export function startBlocks(
  page: Page,
  places: Places,
  later: readonly BlockDefinition[],
  showPictures: ShowPictures,
): MountedBlocks {
  const blocks = blocksAt(places);
  const [gallery] = places;
  // The browser sends a product's form itself until its code is there; a quick view mounts its own product.
  holdEarlyClicks(gallery.selector, `${productBlock.selector}:not(form *,.ss-quick-view *)`, page.clock);
  if (!page.isBasic) watchLeftImages(page);
  return createMountedBlocks(page, () => [...blocks, ...later], showPictures);
}
