import type { MapAdapter, MapSettings } from './adapter.ts';
import { pinHeightPx, pinWidthPx } from './frame.ts';
import type { HostedLibrary, HostedMap } from './hosted-library.ts';
import { hostedType, styleRules } from './style-rules.ts';

/** Creates maps of the hosted library, whose controls and sources replace those of the frame. */
export const createHosted = (library: HostedLibrary): MapAdapter => ({
  async create(box, { options, appearance, pin }: MapSettings) {
    const holder = document.createElement('div');
    holder.style.cssText = 'position:absolute;inset:0';
    box.append(holder);
    let map: HostedMap;
    let isDragging = false;
    try {
      map = new library.Map(holder, {
        center: { lat: options.latitude, lng: options.longitude },
        zoom: options.zoom,
        mapTypeId: hostedType(options),
        styles: styleRules(options, appearance.palette),
        draggable: options.draggable,
        scrollwheel: options.scrollwheel,
        disableDefaultUI: options.disableDefaultUI,
        zoomControl: options.showControls,
      });
      const marker = new library.Marker({
        map,
        position: { lat: options.markerLatitude, lng: options.markerLongitude },
        title: pin.title,
        draggable: options.markerDraggable,
        clickable: pin.link !== null,
        icon: {
          url: pin.imageUrl,
          scaledSize: new library.Size(pinWidthPx, pinHeightPx),
          anchor: new library.Point(pinWidthPx / 2, pinHeightPx),
        },
      });
      marker.addListener('dragstart', () => {
        isDragging = true;
      });
      // Not at `dragend`, because the click that ends a drag follows it.
      marker.addListener('mousedown', () => {
        isDragging = false;
      });
      marker.addListener('click', (event) => {
        // A click by keyboard has no click count in `detail` and ends no drag.
        if (pin.link && !(isDragging && event?.domEvent?.detail !== 0)) window.open(pin.link, '_blank', 'noopener');
        isDragging = false;
      });
    } catch (error) {
      holder.remove();
      throw error;
    }
    return {
      zoomBy: (steps) => map.setZoom((map.getZoom() ?? options.zoom) + steps),
      resize: () => library.event.trigger(map, 'resize'),
      isDragged: () => isDragging,
      dispose() {
        library.event.clearInstanceListeners(map);
        holder.remove();
      },
    };
  },
});
