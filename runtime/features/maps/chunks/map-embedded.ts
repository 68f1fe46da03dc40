/** The interactive map: Leaflet. Fetched when a visitor uses a map. */
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
import { type DrawMap, hasMoved, type MapAdapter, type MapSettings } from '../adapter.ts';
import { pinHeightPx, pinWidthPx } from '../frame.ts';
import { maxZoom, minZoom, nearestLongitude, toWorld } from '../projection.ts';

/** The members of a Leaflet layer that the drawn land uses. */
interface LandLayer {
  _map: LeafletMap;
  _container: HTMLCanvasElement;
  _bounds: Bounds;
  _center: LatLng;
  _zoom: number;
  stopDrawing?: () => void;
}

/** Modules that register a handler for all maps when they are imported. */
const handlers = [DoubleClickZoom, Drag, Keyboard, ScrollWheelZoom, TouchZoom];

/** Share of the view that is drawn beyond each edge, for dragging. */
const paddingRatio = 0.4;

/** Leaflet over the same drawn land as the picture. */
export const createEmbedded = (draw: DrawMap): MapAdapter => ({
  async create(box, settings) {
    const { options, pin, prefersReducedMotion } = settings;
    void handlers;
    const map = new BoxMap(box, {
      center: [options.latitude, options.longitude],
      zoom: options.zoom,
      minZoom,
      maxZoom,
      dragging: options.draggable,
      touchZoom: options.draggable,
      scrollWheelZoom: false,
      zoomAnimation: !prefersReducedMotion,
      markerZoomAnimation: !prefersReducedMotion,
      inertia: !prefersReducedMotion,
      worldCopyJump: true,
      trackResize: false,
      // Leaflet's default of 80 px moves a small map's marker out of view at once.
      keyboardPanDelta: 60,
    });
    createLand(draw, settings).addTo(map);
    const hadFocus = document.activeElement === pin.element;
    const marker: Marker = new PinMarker([options.markerLatitude, nearestLongitude(options.markerLongitude, options.longitude)], {
      icon: new DivIcon({
        className: 'ss-map-marker',
        html: pin.element,
        iconSize: [pinWidthPx, pinHeightPx],
        iconAnchor: [pinWidthPx / 2, pinHeightPx],
      }),
      // The link in the icon has the focus.
      keyboard: false,
      draggable: options.markerDraggable,
    }).addTo(map);
    if (hadFocus) pin.element.focus();
    const controller = new AbortController();
    if (options.scrollwheel) zoomByWheel(map, box, settings, controller.signal);
    // Leaflet handles keys only after a focus event, and the box may have had the focus before.
    if (document.activeElement === box) box.dispatchEvent(new FocusEvent('focus'));
    return {
      zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
      resize: () => void map.invalidateSize({ animate: false }),
      isDragged: () => wasDragged(map.dragging) || wasDragged(marker.dragging),
      dispose() {
        controller.abort();
        // Otherwise a running zoom animation ends on the removed map: https://github.com/Leaflet/Leaflet/issues/9575
        (map as { _animatingZoom?: boolean })._animatingZoom = false;
        map.remove();
      },
    };
  },
});

const wasDragged = (handler: unknown): boolean => !!(handler as { moved?(): boolean } | undefined)?.moved?.();

/** Enables zooming by wheel once the pointer has moved over the map, pressed or focused it, until it leaves. maps#wheel */
function zoomByWheel(map: LeafletMap, box: HTMLElement, { isPointedAt }: MapSettings, signal: AbortSignal): void {
  const enable = (): void => void map.scrollWheelZoom.enable();
  const disable = (): void => void map.scrollWheelZoom.disable();
  box.addEventListener('pointermove', (event) => hasMoved(event) && enable(), { signal });
  box.addEventListener('pointerdown', enable, { signal });
  box.addEventListener('focusin', enable, { signal });
  box.addEventListener('pointerleave', disable, { signal });
  box.addEventListener('focusout', disable, { signal });
  if (isPointedAt() || box.contains(document.activeElement)) enable();
  else disable();
}

function createLand(draw: DrawMap, { appearance }: MapSettings): LeafletRenderer {
  const base = Renderer.prototype as unknown as { _update(): void };
  const Land = Renderer.extend({
    options: { padding: paddingRatio, pane: 'tilePane' },
    _initContainer(this: LandLayer) {
      this._container = document.createElement('canvas');
      this._container.setAttribute('aria-hidden', 'true');
    },
    _destroyContainer(this: LandLayer) {
      this.stopDrawing?.();
      this._container.remove();
    },
    _update(this: LandLayer) {
      base._update.call(this);
      const { min } = this._bounds;
      const { x: widthPx, y: heightPx } = this._bounds.getSize();
      if (min) this._container.style.transform = `translate3d(${min.x}px,${min.y}px,0)`;
      this.stopDrawing?.();
      const part = { center: toWorld(this._center.lat, this._center.lng), zoom: this._zoom, widthPx, heightPx };
      this.stopDrawing = draw(this._container, part, appearance);
    },
  });
  return new Land() as LeafletRenderer;
}
