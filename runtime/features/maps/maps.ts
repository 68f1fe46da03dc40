import { once } from '../../browser/once.ts';
import { decodeMap, type MapOptions } from '../../contract/maps/map-block.ts';
import { readFields, readText } from '../../contract/read.ts';
import { contextPart } from '../../contract/site/page-context.ts';
import { type Destroyable, withDestroy } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import type { DrawMap, MapAdapter } from './adapter.ts';
import { mapAddresses } from './addresses.ts';
import { buildFrame } from './frame.ts';
import { type MountedMap, mountMap } from './mount-map.ts';
import { paint } from './paint.ts';
import { palettes } from './palettes.ts';
import { maxZoom, minZoom } from './projection.ts';
import type { Tiles } from './tiles.ts';

/** The service `maps`. */
export interface Maps {
  /**
   * Replaces the element's content by the map of a block's data: a picture first, interactive when a visitor uses it or once the
   * hosted library is loaded. With `embedded` no request goes to another host. maps#picture-first
   */
  show(element: HTMLElement, data: unknown, adapter?: 'embedded'): MountedMap & Destroyable;
}

export function createMaps(page: Page, tiles: Tiles): Maps {
  const addresses = mapAddresses(location);
  const draw: DrawMap = (canvas, part, appearance) => {
    let isCancelled = false;
    paint(canvas, part, appearance, tiles);
    void tiles.load(part).then((hasLoaded) => {
      if (hasLoaded && !isCancelled) paint(canvas, part, appearance, tiles);
    });
    return () => {
      isCancelled = true;
    };
  };
  const loadEmbedded = async (): Promise<MapAdapter> => (await page.chunks.load('map-embedded')).createEmbedded(draw);
  const library = createHostedLoader(page, addresses.library);

  return {
    show(element, data, adapter) {
      const options = withWholeZoom(decodeMap(data));
      const link = options.linkOnClick ? addresses.page(options.markerLatitude, options.markerLongitude) : null;
      const frame = buildFrame(element.ownerDocument, options, palettes[options.style], link);
      return withDestroy(
        mountMap({
          page,
          element,
          options,
          frame,
          draw,
          loadEmbedded,
          loadHosted: library.load,
          mayLoadHosted: () => !adapter && library.isAllowed(),
        }),
      );
    },
  };
}

/**
 * Creates the loader of the hosted library, which loads it once per page, and again after a failure. maps#library-once,
 * maps#library-consent
 */
function createHostedLoader(page: Page, addressOf: ReturnType<typeof mapAddresses>['library']) {
  const key = readKey(page.rawContext);
  const library = once(async () => {
    const chunk = await page.chunks.load('map-hosted');
    return chunk.loadHostedLibrary(page, addressOf({ key, ...readLanguage(page.rawContext) }));
  });
  let isRefused = false;
  page.emitter.on('map-refused', () => {
    isRefused = true;
  });
  return {
    isAllowed: () => !isRefused && key !== '' && page.consent.trackingAllowed,
    async load(): Promise<MapAdapter> {
      const chunk = await page.chunks.load('map-hosted');
      return chunk.createHosted(await library.load());
    },
  };
}

/** Returns the options with a zoom that both the picture and the interactive map can show. maps#same-place */
const withWholeZoom = (options: MapOptions): MapOptions => ({
  ...options,
  zoom: Math.max(minZoom, Math.min(maxZoom, Math.round(options.zoom))),
});

/** Returns the page's key, which is encoded in base64; empty without one. maps#library-key */
function readKey(context: unknown): string {
  try {
    return atob(readText(readFields(context).gmRenderKey)).trim();
  } catch {
    return '';
  }
}

function readLanguage(context: unknown): { readonly language: string; readonly region: string } {
  const language = readText(contextPart(context, 'website').language);
  return { language, region: /[-_]([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase() ?? '' };
}
