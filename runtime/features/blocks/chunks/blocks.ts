/** Mounts the blocks of a page; fetched by pages that have any. */
import { bootKinds, clickTargets, partsAtBoot } from '../../../blocks.ts';
import type { ShowPictures } from '../../../browser/show-pictures.ts';
import type { BlockDefinition, BlockPlace } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { holdEarlyClicks } from '../../lightbox/index.ts';
import { watchLeftImages } from '../../site-parts/index.ts';
import { createMountedBlocks, type MountedBlocks } from '../mounted-blocks.ts';

/**
 * @param places `bootPlaces`, which the boot script has.
 * @param late the kinds that are known after the load; the list grows.
 * @param showPictures from the boot script.
 */
export function startBlocks(
  page: Page,
  places: readonly BlockPlace[],
  late: readonly BlockDefinition[],
  showPictures: ShowPictures,
): MountedBlocks {
  const blocks = bootKinds.map((kind, at): BlockDefinition => ({ ...(places[at] as BlockPlace), ...kind }));
  const { lightboxLinks, buyButtons } = clickTargets;
  // The browser sends the form of a product until its code has arrived; a quick view mounts its product itself.
  holdEarlyClicks(blocks[0]?.selector ?? '', lightboxLinks, `${buyButtons}:not(form *,.ss-quick-view *)`, page.clock);
  if (!page.isBasic) watchLeftImages(page);
  return createMountedBlocks(page, () => [...blocks, ...partsAtBoot, ...late], showPictures);
}
