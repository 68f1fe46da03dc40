import type { RequestHandler } from 'express';
import { queryFacts, screenHtml } from '../html/screen.ts';
import { scriptRouter } from '../http/script-router.ts';
import { sendPage } from '../http/send-page.ts';
import { splitTarget } from '../http/target.ts';

/**
 * The part of the hosted library's API that pages use, drawn by the runtime's embedded map. Attributes of a map's element have
 * the map's options and the number of resize events. A script without a key reports an authentication failure, as the library
 * does.
 */
const library = `(function () {
  var query = new URL(document.currentScript.src).searchParams;
  var events = {};
  function on(target, name, listener) { (target.listeners[name] = target.listeners[name] || []).push(listener); }
  function fire(target, name, event) { (target.listeners[name] || []).forEach(function (listener) { listener({ domEvent: event }); }); }
  function Map(element, options) {
    this.listeners = {}; this.element = element; this.zoom = options.zoom;
    element.className = 'maps-stand-in';
    element.setAttribute('data-options', JSON.stringify(options));
    ['language', 'region', 'key'].forEach(function (name) { element.setAttribute('data-' + name, query.get(name) || ''); });
  }
  Map.prototype.getZoom = function () { return this.zoom; };
  Map.prototype.setZoom = function (zoom) { this.zoom = zoom; };
  function Marker(options) {
    this.listeners = {};
    var marker = this, map = options.map, made = JSON.parse(map.element.getAttribute('data-options'));
    var button = document.createElement('button');
    button.type = 'button';
    button.title = options.title;
    button.textContent = options.title || 'Marker';
    button.style.cssText = 'position:absolute;left:8px;top:8px;z-index:1;max-width:70%;min-height:32px;font:13px sans-serif';
    button.addEventListener('mousedown', function () { fire(marker, 'mousedown'); });
    button.addEventListener('drag-for-test', function () { fire(marker, 'dragstart'); fire(marker, 'dragend'); });
    button.addEventListener('click', function (event) { if (options.clickable !== false) fire(marker, 'click', event); });
    var drawn = document.createElement('div');
    drawn.style.cssText = 'position:absolute;inset:0';
    map.element.append(drawn, button);
    window.SSRuntime.service('maps').then(function (maps) {
      maps.show(drawn, { location: { mapLat: made.center.lat, mapLng: made.center.lng, mapZoom: made.zoom,
        markerLat: options.position.lat, markerLng: options.position.lng, addressTitle: String(options.title).split(',')[0] },
        style: made.mapTypeId === 'roadmap' ? 1 : 3, controls: made.zoomControl, linkOnClick: false }, 'embedded');
    });
  }
  Marker.prototype.addListener = function (name, listener) { on(this, name, listener); };
  function Size(width, height) { this.width = width; this.height = height; }
  function Point(x, y) { this.x = x; this.y = y; }
  events.trigger = function (map, name) {
    map.element.setAttribute('data-' + name, Number(map.element.getAttribute('data-' + name) || 0) + 1);
  };
  events.clearInstanceListeners = function (map) { map.listeners = {}; };
  if (!query.get('key')) { if (window.gm_authFailure) window.gm_authFailure(); return; }
  window.google = window.google || {};
  window.google.maps = { Map: Map, Marker: Marker, Size: Size, Point: Point, event: events };
})();
`;

/**
 * Stands in for the map library (`/maps/api/js?key=…`), and for the external maps page that a marker opens (any other path below
 * `/maps`).
 */
export function maps(): RequestHandler {
  const router = scriptRouter({ '/maps/api/js': library });
  router.get(/^\/maps(\/.*)?$/, (request, response) => {
    const { path, queryText } = splitTarget(request.originalUrl);
    const facts = [['Address', path] as const, ...queryFacts(queryText)];
    const html = screenHtml({ title: 'External map', text: 'A maps service would show this place.', facts });
    sendPage(request, response, { status: 200, html });
  });
  return router;
}
