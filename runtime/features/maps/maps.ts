import { adoptStyles } from '../../browser/adopt-styles.ts';
import { warn } from '../../browser/console.ts';
import { debounce } from '../../browser/pace.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { prefersReducedMotion } from '../../browser/prefers-reduced-motion.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { mapLimits } from '../../contract/maps/limits.ts';
import { decodeMap, type MapOptions } from '../../contract/maps/map-block.ts';
import { readFields, readText } from '../../contract/read.ts';
import { map as mapTexts } from '../../contract/texts/en/common.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { type DrawMap, hasMoved, type MapAdapter, type MapView } from './adapter.ts';
import { mapAddresses } from './addresses.ts';
import { buildFrame, type MapFrame } from './frame.ts';
import type { HostedLibrary } from './hosted-library.ts';
import mapStyles from './map.css';
import { type MapLook, paint } from './paint.ts';
import { type MapPart, toBox, toWorld } from './projection.ts';
import type { Sheets } from './sheets.ts';
import { palettes } from './styles/index.ts';

/** The service `maps`. */
export interface Maps {
  /**
   * Shows the map of a block's data in the element, in place of what is in it: a picture first, interactive when a visitor turns to it, or
   * as soon as the hosted library is there. With `embedded` it asks nobody else.
   */
  show(element: HTMLElement, data: unknown, adapter?: 'embedded'): MountedMap;
}

interface MountedMap extends Mounted {
  readonly options: MapOptions;
  /** Called with each change from a picture to an interactive map. */
  onState(listener: (state: 'static' | 'interactive') => void): void;
}

/** Where a block's CSS gives it less height than this it gives none (our choice). */
const leastHeightPx = 100;
/** A unit of a block's `vSize` (our choice). */
const unitPx = 30;

export function createMaps(page: Page, sheets: Sheets): Maps {
  const addresses = mapAddresses(location);
  const draw: DrawMap = (canvas, part, look) => {
    let isOver = false;
    const now = () => paint(canvas, part, look, sheets);
    now();
    void sheets.bring(part).then((isMore) => !isOver && isMore && now());
    return () => {
      isOver = true;
    };
  };
  const embedded = async (): Promise<MapAdapter> => (await page.chunks.load('map-embedded')).createEmbedded(draw);

  // One library a page, however many maps; one that failed is asked for anew by the next.
  let library: Promise<HostedLibrary> | undefined;
  let isRefused = false;
  page.emitter.on('map-refused', () => {
    isRefused = true;
  });
  const key = readKey(page.rawContext);
  const hosted = async (): Promise<MapAdapter> => {
    const chunk = await page.chunks.load('map-hosted');
    library ??= chunk.loadHostedLibrary(page, addresses.library({ key, ...readLanguage(page.rawContext) }));
    library.catch(() => {
      library = undefined;
    });
    return chunk.createHosted(await library);
  };

  return {
    show(element, data, adapter) {
      const options = withWholeZoom(decodeMap(data));
      const link = options.linkOnClick ? addresses.page(options.markerLatitude, options.markerLongitude) : null;
      const frame = buildFrame(element.ownerDocument, options, palettes[options.style], link);
      const mayHost = () => !adapter && !isRefused && key !== '' && page.consent.trackingAllowed;
      return bringToLife({ page, element, options, frame, draw, embedded, hosted, mayHost });
    },
  };
}

interface Parts {
  readonly page: Page;
  readonly element: HTMLElement;
  readonly options: MapOptions;
  readonly frame: MapFrame;
  readonly draw: DrawMap;
  embedded(): Promise<MapAdapter>;
  hosted(): Promise<MapAdapter>;
  readonly mayHost: () => boolean;
}

function bringToLife({ page, element, options, frame, draw, embedded, hosted, mayHost }: Parts): MountedMap {
  const { root, box, canvas, pin } = frame;
  const marker = toWorld(options.markerLatitude, options.markerLongitude);
  const look: MapLook = { palette: palettes[options.style], showLabels: options.showLabels, marker };
  const removeStyles = adoptStyles(element.ownerDocument, mapStyles);
  const removeFrame = place(element, root, options);
  let refresh = (): void => {};
  const stopTexts = withTexts(page.chunks, { map: mapTexts }, (texts) => {
    refresh = () => frame.say(texts.map);
    refresh();
  });
  const picture = canvas.parentElement === box ? Array.from(box.children) : [];
  let listener: (state: 'static' | 'interactive') => void = () => {};
  let view: MapView | undefined;
  let isHosted = false;
  let isOver = false;
  const over = new AbortController();
  const { signal } = over;
  const isPointedAt = watchPointer(root, signal);
  let endDrawing = () => {};

  const drawPicture = (): void => {
    const { clientWidth: widthPx, clientHeight: heightPx } = root;
    if (!widthPx || !heightPx) return;
    endDrawing();
    const part: MapPart = { center: toWorld(options.latitude, options.longitude), zoom: options.zoom, widthPx, heightPx };
    endDrawing = draw(canvas, part, look);
    const { xPx, yPx } = toBox(part, marker);
    pin.element.parentElement?.setAttribute('style', `left:${xPx}px;top:${yPx}px`);
  };
  const resize = debounce(page.clock, mapLimits.updateDebounceMs, () => (view ? view.resize() : drawPicture()));
  drawPicture();
  let size = `${root.clientWidth} ${root.clientHeight}`;
  const stopWatching = watchBox(root, (widthPx, heightPx) => {
    // The browser tells once of the size that has just been drawn for.
    if (size === `${widthPx} ${heightPx}`) return;
    size = `${widthPx} ${heightPx}`;
    resize();
  });

  const activate = async (adapter: MapAdapter, byLibrary: boolean): Promise<MapView> => {
    const created = await adapter.create(box, {
      options,
      look,
      pin,
      isPointedAt,
      isQuiet: prefersReducedMotion(window),
    });
    if (isOver) {
      created.dispose();
      return created;
    }
    view = created;
    isHosted = byLibrary;
    endDrawing();
    for (const part of picture) part.remove();
    if (isHosted) {
      root.dataset.hosted = '';
      box.removeAttribute('tabindex');
      box.removeAttribute('role');
      box.removeAttribute('aria-label');
    }
    listener('interactive');
    return created;
  };
  /** Ours again, as it was before the library came. */
  const unhost = (): void => {
    if (!isHosted || isOver) return;
    isHosted = false;
    view?.dispose();
    view = undefined;
    delete root.dataset.hosted;
    box.tabIndex = 0;
    box.setAttribute('role', 'application');
    box.append(...picture);
    refresh();
    drawPicture();
    listener('static');
  };
  let waking: Promise<MapView> | undefined;
  const wake = (): Promise<MapView> => {
    waking ??= embedded().then((adapter) => view ?? activate(adapter, false));
    waking.catch(() => {
      waking = undefined;
    });
    return waking;
  };
  const turnTo = (): void => {
    if (!view) wake().catch(page.errors.report);
  };
  const host = (): void => {
    if (view || waking || isOver || !mayHost()) return;
    hosted()
      .then((adapter) => (view || waking || isOver ? undefined : activate(adapter, true)))
      // Blocked, late or refused: ours is there. Spec 1 §8 says no more than that the load rejects.
      .catch((error: unknown) => warn(`The hosted map library is not used: ${error instanceof Error ? error.message : error}`));
  };
  host();
  const leaves = [page.emitter.on('consent-change', host), page.emitter.on('map-refused', unhost)];

  // A finger that passes over it scrolls the page: it turns to the map by a tap.
  root.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && turnTo(), { signal });
  for (const type of ['focusin', 'click']) root.addEventListener(type, turnTo, { signal });
  // A click without a press is the keyboard's: it ends no drag.
  pin.element.addEventListener('click', (event) => event.detail > 0 && view?.isDragged() && event.preventDefault(), { signal });
  for (const [button, steps] of [
    [frame.zoomIn, 1],
    [frame.zoomOut, -1],
  ] as const)
    button.addEventListener('click', () => void wake().then((map) => map.zoomBy(steps), page.errors.report), { signal });

  return {
    options,
    onState(next) {
      listener = next;
      next(view ? 'interactive' : 'static');
    },
    dispose() {
      isOver = true;
      over.abort();
      for (const leave of leaves) leave();
      resize.cancel();
      stopWatching();
      stopTexts();
      endDrawing();
      view?.dispose();
      removeFrame();
      removeStyles();
    },
  };
}

/** Whether the pointer has moved over the element, and is still there. */
function watchPointer(element: HTMLElement, signal: AbortSignal): () => boolean {
  let isThere = false;
  const watch = (event: PointerEvent): void => {
    isThere = event.type === 'pointermove' && (isThere || hasMoved(event));
  };
  for (const type of ['pointermove', 'pointerleave'] as const) element.addEventListener(type, watch, { signal });
  return () => isThere;
}

/** Puts the map in place of what is there: as high as the page's CSS says, else by the block's own shape. */
function place(element: HTMLElement, root: HTMLElement, { aspectPercent, vSize }: MapOptions): () => void {
  const before = Array.from(element.childNodes);
  const { cssText } = element.style;
  element.replaceChildren();
  if (element.getBoundingClientRect().height >= leastHeightPx) {
    root.dataset.fills = '';
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  } else if (aspectPercent && aspectPercent > 0) root.style.aspectRatio = `${100 / aspectPercent}`;
  else if (vSize && vSize > 0) root.style.height = `${vSize * unitPx}px`;
  else root.style.aspectRatio = '16/9';
  element.append(root);
  return () => {
    element.style.cssText = cssText;
    element.replaceChildren(...before);
  };
}

/** What can be drawn, and is the same in the picture and in the map. */
const withWholeZoom = (options: MapOptions): MapOptions => ({
  ...options,
  zoom: Math.max(1, Math.min(18, Math.round(options.zoom))),
});

/** Pages hold the key in base64. Wild §1. */
function readKey(context: unknown): string {
  try {
    return atob(readText(readFields(context).gmRenderKey)).trim();
  } catch {
    return '';
  }
}

function readLanguage(context: unknown): { readonly language: string; readonly region: string } {
  const language = readText(readFields(readFields(context).website).language);
  return { language, region: /[-_]([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase() ?? '' };
}
