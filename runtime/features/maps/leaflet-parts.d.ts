/** The modules of Leaflet that the embedded map is made of: the whole library weighs twice as much. */
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.Drag.js' {}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js' {}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Renderer.js' {
  export { Renderer } from 'leaflet';
}
