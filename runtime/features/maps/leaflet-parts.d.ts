/** The modules of Leaflet that the embedded map uses, because the whole library is twice as large. */
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.Drag.js' {
  export const Drag: unknown;
}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js' {
  export const DoubleClickZoom: unknown;
}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {
  export const Keyboard: unknown;
}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {
  export const ScrollWheelZoom: unknown;
}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {
  export const TouchZoom: unknown;
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Renderer.js' {
  export { Renderer } from 'leaflet';
}
