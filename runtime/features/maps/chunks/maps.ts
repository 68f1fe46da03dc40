/** The map block and the service `maps`. Fetched for the first map that is near the view. */
import { loadData } from '../../../browser/load-data.ts';
import { parseBlockJson } from '../../../contract/read.ts';
import { blockSkipped, type Mountable } from '../../../page/mountable.ts';
import type { ServiceChunk } from '../../../page/page.ts';
import { createMaps, type Maps } from '../maps.ts';
import { createTiles } from '../tiles.ts';

/** Filled in by the build: the list of existing tiles, and the version in their file names. */
declare const mapTileIndex: string;
declare const mapDataVersion: string;

export const create: ServiceChunk<'maps'>['create'] = (page) =>
  createMaps(
    page,
    createTiles(mapTileIndex, (name) => loadData(`./maps/${name}-${mapDataVersion}.js`)),
  );

/**
 * Mounts a map block. A block without readable data stays unchanged, because a map of another place would be worse.
 * maps#block-data
 */
export const mount: Mountable['mount'] = async (block, page) => {
  const { blockJson } = block.dataset;
  const data = blockJson ? parseBlockJson(blockJson) : undefined;
  if (data === undefined) throw blockSkipped(blockJson ? 'data-unparseable' : 'data-missing');
  const maps = await page.service('maps');
  const map = maps.show(block.querySelector<HTMLElement>('.sqs-block-content') ?? block, data);
  map.onState((state) => {
    block.dataset.ssMap = state;
  });
  block.dataset.ssMapStyle = map.options.style;
  return {
    dispose() {
      map.dispose();
      block.removeAttribute('data-ss-map');
      block.removeAttribute('data-ss-map-style');
    },
  };
};

declare module '../../../page/page.ts' {
  interface Services {
    readonly maps: Maps;
  }
}
