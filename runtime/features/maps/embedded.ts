import type { Bounds, LatLng, Map as LeafletMap, Renderer as LeafletRenderer, Marker } from 'leaflet';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker as PinMarker } from 'leaflet/src/layer/marker/Marker.js';
import { Renderer } from 'leaflet/src/layer/vector/Renderer.js';
import { DoubleClickZoom } from 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import { Drag } from 'leaflet/src/map/handler/Map.Drag.js';
import { Keyboard } from 'leaflet/src/map/handler/Map.Keyboard.js';
import { ScrollWheelZoom } from 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import { TouchZoom } from 'leaflet/src/map/handler/Map.TouchZoom.js';
import { Map as BoxMap } from 'leaflet/src/map/Map.js';
import { type DrawMap, hasMoved, type MapAdapter, type MapSettings } from './adapter.ts';
import { pinHeightPx, pinWidthPx } from './frame.ts';
import { toWorld } from './projection.ts';

/** What of Leaflet's own a layer of drawn land uses. */
interface LandLayer {
  _map: LeafletMap;
  _container: HTMLCanvasElement;
  _bounds: Bounds;
  _center: LatLng;
  _zoom: number;
  endDrawing?: () => void;
}

/** Each adds itself to all maps when it is imported. */
const handlers = [DoubleClickZoom, Drag, Keyboard, ScrollWheelZoom, TouchZoom];

/** How much of the view is drawn beyond each edge, for whoever drags. */
const paddingRatio = 0.4;

/** The embedded map: Leaflet, over land that is drawn as in the static picture. */
export const createEmbedded = (draw: DrawMap): MapAdapter => ({
  async create(box, settings) {
    const { options, pin, isQuiet } = settings;
    void handlers;
    const map = new BoxMap(box, {
      center: [options.latitude, options.longitude],
      zoom: options.zoom,
      minZoom: 1,
      maxZoom: 18,
      dragging: options.draggable,
      touchZoom: options.draggable,
      scrollWheelZoom: false,
      zoomAnimation: !isQuiet,
      markerZoomAnimation: !isQuiet,
      inertia: !isQuiet,
      worldCopyJump: true,
      trackResize: false,
      // Twice as far is out of view at once on small maps.
      keyboardPanDelta: 60,
    });
    const land = createLand(draw, settings);
    land.addTo(map);
    const hadFocus = document.activeElement === pin.element;
    const marker: Marker = new PinMarker([options.markerLatitude, options.markerLongitude], {
      icon: new DivIcon({
        className: 'ss-map-marker',
        html: pin.element,
        iconSize: [pinWidthPx, pinHeightPx],
        iconAnchor: [pinWidthPx / 2, pinHeightPx],
      }),
      // The link in it has the focus.
      keyboard: false,
      draggable: options.markerDraggable,
    }).addTo(map);
    if (hadFocus) pin.element.focus();
    const over = new AbortController();
    if (options.scrollwheel) turnByWheel(map, box, settings, over);
    // The visitor has come to it before the library, which hears of keys only after a focus.
    if (document.activeElement === box) box.dispatchEvent(new FocusEvent('focus'));
    return {
      zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
      resize: () => void map.invalidateSize({ animate: false }),
      isDragged: () => wasDragged(map.dragging) || wasDragged(marker.dragging),
      dispose() {
        over.abort();
        // Else the end of a zoom that is under way looks for a map that has gone.
        (map as { _animatingZoom?: boolean })._animatingZoom = false;
        map.remove();
      },
    };
  },
});

const wasDragged = (handler: unknown): boolean => !!(handler as { moved?(): boolean } | undefined)?.moved?.();

/**
 * The wheel zooms (spec 1 §3: on by default) once the pointer has moved over the map, or pressed or focused it, until it leaves: a page that is scrolled
 * under a resting pointer goes on past the map (our choice).
 */
function turnByWheel(map: LeafletMap, box: HTMLElement, { isPointedAt }: MapSettings, { signal }: AbortController): void {
  const turn = (isOn: boolean): void => void map.scrollWheelZoom[isOn ? 'enable' : 'disable']();
  box.addEventListener('pointermove', (event) => hasMoved(event) && turn(true), { signal });
  for (const type of ['pointerdown', 'focusin']) box.addEventListener(type, () => turn(true), { signal });
  for (const type of ['pointerleave', 'focusout']) box.addEventListener(type, () => turn(false), { signal });
  turn(isPointedAt() || box.contains(document.activeElement));
}

function createLand(draw: DrawMap, { look }: MapSettings): LeafletRenderer {
  const base = Renderer.prototype as unknown as { _update(): void };
  const Land = Renderer.extend({
    options: { padding: paddingRatio, pane: 'tilePane' },
    _initContainer(this: LandLayer) {
      this._container = document.createElement('canvas');
      this._container.setAttribute('aria-hidden', 'true');
    },
    _destroyContainer(this: LandLayer) {
      this.endDrawing?.();
      this._container.remove();
    },
    _update(this: LandLayer) {
      base._update.call(this);
      const { min } = this._bounds;
      const { x: widthPx, y: heightPx } = this._bounds.getSize();
      if (min) this._container.style.transform = `translate3d(${min.x}px,${min.y}px,0)`;
      this.endDrawing?.();
      const part = { center: toWorld(this._center.lat, this._center.lng), zoom: this._zoom, widthPx, heightPx };
      this.endDrawing = draw(this._container, part, look);
    },
  });
  return new Land() as LeafletRenderer;
}
