/** Maps, and the block that shows one. Fetched by the first map that comes near the view. */
import { loadData } from '../../browser/load-data.ts';
import { parseBlockJson } from '../../contract/blocks/block-json.ts';
import { blockSkipped } from '../../page/block-skipped.ts';
import type { Mountable } from '../../page/mountable.ts';
import type { ServiceChunk } from '../../page/service-chunk.ts';
import { createMaps, type Maps } from './maps.ts';
import { createSheets } from './sheets.ts';

/** Put in by the build: which sheets of `scripts/build/map-data.ts` there are, and what stands in their names. */
declare const mapSheetIndex: string;
declare const mapDataVersion: string;

export const create: ServiceChunk<'maps'>['create'] = (page) =>
  createMaps(
    page,
    createSheets(mapSheetIndex, (name) => loadData(`./maps/${name}-${mapDataVersion}.js`)),
  );

/** A map block. One whose data cannot be read stays as it is: a map of somewhere else would be worse. Wild §3. */
export const mount: Mountable['mount'] = async (block, page) => {
  const { blockJson } = block.dataset;
  const data = blockJson ? parseBlockJson(blockJson) : undefined;
  if (data === undefined) throw blockSkipped(blockJson ? 'data-unparseable' : 'data-missing');
  const maps = await page.service('maps');
  const live = maps.show(block.querySelector<HTMLElement>('.sqs-block-content') ?? block, data);
  live.onState((state) => {
    block.dataset.ssMap = state;
  });
  block.dataset.ssMapStyle = live.options.style;
  return {
    dispose() {
      live.dispose();
      block.removeAttribute('data-ss-map');
      block.removeAttribute('data-ss-map-style');
    },
  };
};

declare module '../../page/services.ts' {
  interface Services {
    readonly maps: Maps;
  }
}
