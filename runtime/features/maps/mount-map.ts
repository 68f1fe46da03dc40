import { adoptStyles } from '../../browser/adopt-styles.ts';
import { debounce } from '../../browser/pace.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { watchBox } from '../../browser/watch-box.ts';
import { mapLimits } from '../../contract/maps/constants.ts';
import type { MapOptions } from '../../contract/maps/map-block.ts';
import { map as english } from '../../contract/texts/en/common.ts';
import type { Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { type DrawMap, hasMoved, type MapAdapter } from './adapter.ts';
import type { MapFrame } from './frame.ts';
import { createInteractiveMap, type InteractiveMap, type MapState } from './interactive-map.ts';
import mapStyles from './map.css';
import type { MapAppearance } from './paint.ts';
import { palettes } from './palettes.ts';
import { placeFrame } from './place-frame.ts';
import { type MapPart, nearestLongitude, toBox, toWorld } from './projection.ts';

export interface MountedMap extends Mounted {
  readonly options: MapOptions;
  /** Calls `listener` now and with each change between picture and interactive map. */
  onState(listener: (state: MapState) => void): void;
}

interface MapSetup {
  readonly page: Page;
  readonly element: HTMLElement;
  readonly options: MapOptions;
  readonly frame: MapFrame;
  readonly draw: DrawMap;
  loadEmbedded(): Promise<MapAdapter>;
  loadHosted(): Promise<MapAdapter>;
  mayLoadHosted(): boolean;
}

export function mountMap(setup: MapSetup): MountedMap {
  const { page, element, options, frame } = setup;
  const { root } = frame;
  const appearance: MapAppearance = {
    palette: palettes[options.style],
    showLabels: options.showLabels,
    marker: toWorld(options.markerLatitude, nearestLongitude(options.markerLongitude, options.longitude)),
  };
  const controller = new AbortController();
  const { signal } = controller;
  const removeStyles = adoptStyles(element.ownerDocument, mapStyles);
  const removeFrame = placeFrame(element, root, options);
  let translate = (): void => {};
  const stopTexts = withTexts(page.chunks, { map: english }, (texts) => {
    translate = () => frame.translate(texts.map);
    translate();
  });
  const picture = createPicture(setup, appearance);
  const interactive = createInteractiveMap({
    ...setup,
    settings: { options, appearance, isPointedAt: watchPointer(root, signal) },
    showPicture() {
      translate();
      picture.draw();
    },
    stopPicture: picture.stop,
  });
  const resize = debounce(page.clock, mapLimits.updateDebounceMs, () => {
    if (interactive.view) interactive.view.resize();
    else picture.draw();
  });
  picture.draw();
  const stopWatching = watchSize(root, resize);
  interactive.openHosted();
  const removeListeners = [
    page.emitter.on('consent-change', interactive.openHosted),
    page.emitter.on('map-refused', interactive.closeHosted),
  ];
  listenToVisitor(frame, interactive, page.errors.report, signal);

  return {
    options,
    onState: interactive.onState,
    dispose() {
      controller.abort();
      for (const removeListener of removeListeners) removeListener();
      resize.cancel();
      stopWatching();
      stopTexts();
      picture.stop();
      interactive.dispose();
      removeFrame();
      removeStyles();
    },
  };
}

/** The picture of the map, with the marker at its place. */
function createPicture({ frame, options, draw }: MapSetup, appearance: MapAppearance) {
  const { root, canvas, pin } = frame;
  let stop = () => {};
  return {
    stop: () => stop(),
    draw() {
      const { clientWidth: widthPx, clientHeight: heightPx } = root;
      if (!widthPx || !heightPx) return;
      stop();
      const part: MapPart = { center: toWorld(options.latitude, options.longitude), zoom: options.zoom, widthPx, heightPx };
      stop = draw(canvas, part, appearance);
      const { xPx, yPx } = toBox(part, appearance.marker);
      pin.element.parentElement?.setAttribute('style', `left:${xPx}px;top:${yPx}px`);
    },
  };
}

/** Calls `onChange` after each change of size. Ignores the observer's first report, which has the size at the call. */
function watchSize(root: HTMLElement, onChange: () => void): () => void {
  let size = `${root.clientWidth} ${root.clientHeight}`;
  return watchBox(root, (widthPx, heightPx) => {
    if (size === `${widthPx} ${heightPx}`) return;
    size = `${widthPx} ${heightPx}`;
    onChange();
  });
}

/** Opens the map when the visitor uses it, and zooms by the buttons. maps#picture-first */
function listenToVisitor(
  { root, pin, zoomIn, zoomOut }: MapFrame,
  map: InteractiveMap,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): void {
  const open = (): void => {
    if (!map.view) map.open().catch(onError);
  };
  const zoomBy = (steps: number) => void map.open().then((view) => view.zoomBy(steps), onError);
  // A finger that passes over the map scrolls the page; a tap opens the map.
  root.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && open(), { signal });
  root.addEventListener('focusin', open, { signal });
  root.addEventListener('click', open, { signal });
  zoomIn.addEventListener('click', () => zoomBy(1), { signal });
  zoomOut.addEventListener('click', () => zoomBy(-1), { signal });
  // A click by keyboard has no click count in `detail` and ends no drag.
  pin.element.addEventListener('click', (event) => event.detail > 0 && map.view?.isDragged() && event.preventDefault(), {
    signal,
  });
}

/** Returns a function that returns whether the pointer has moved over the element and is still there. */
function watchPointer(element: HTMLElement, signal: AbortSignal): () => boolean {
  let isThere = false;
  const watch = (event: PointerEvent): void => {
    isThere = event.type === 'pointermove' && (isThere || hasMoved(event));
  };
  element.addEventListener('pointermove', watch, { signal });
  element.addEventListener('pointerleave', watch, { signal });
  return () => isThere;
}
