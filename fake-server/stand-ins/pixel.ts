import type { RequestHandler } from 'express';
import { scriptRouter } from '../http/script-router.ts';

/** Sets a first-party cookie, then requests an image of the other site, whose response sets a third-party cookie. */
const script = `(function () {
  var here = document.currentScript.src;
  document.cookie = '_example_pixel=1; path=/; max-age=7776000';
  new Image().src = here.replace(/pixel\\.js.*$/, 'pixel.gif') + '?page=' + encodeURIComponent(location.pathname);
})();
`;

/**
 * Reads the properties that identify a device: a drawn text, the graphics card, a computed sound and the fonts. It sends nothing.
 */
const fingerprint = `(function () {
  var canvas = document.createElement('canvas');
  canvas.width = 240; canvas.height = 60;
  var context = canvas.getContext('2d');
  context.font = '16px Arial'; context.fillStyle = '#f60'; context.fillRect(100, 1, 62, 20);
  context.fillStyle = '#069'; context.fillText('Cwm fjordbank glyphs vext quiz', 2, 15);
  window.__device = [canvas.toDataURL()];
  var gl = document.createElement('canvas').getContext('webgl');
  var info = gl && gl.getExtension('WEBGL_debug_renderer_info');
  if (info) window.__device.push(gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
  var span = document.createElement('span');
  span.textContent = 'mmmmmmmmmmlli'; span.style.fontSize = '72px';
  document.body.append(span);
  'Arial,Calibri,Cambria,Consolas,Courier,Futura,Georgia,Helvetica,Impact,Optima,Palatino,Tahoma,Times,Verdana'.split(',').forEach(function (family) {
    span.style.fontFamily = '"' + family + '", monospace';
    window.__device.push(span.offsetWidth);
  });
  span.remove();
  var audio = new OfflineAudioContext(1, 5000, 44100);
  var oscillator = audio.createOscillator();
  oscillator.connect(audio.destination); oscillator.start(0);
  audio.startRendering().then(function (buffer) { window.__device.push(buffer.getChannelData(0)[4500]); });
})();
`;

/** Page of a frame that stores an identifier; with `?quiet` a preference. */
const frame = `<!doctype html><html lang="en"><head><title>Advertisement</title></head><body><p>Advertisement</p><script>
if (location.search === '?quiet') localStorage.setItem('theme', 'dark');
else localStorage.setItem('uid', '7f3c9a52' + Date.now());
</script></body></html>`;

const transparentGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const thirdPartyCookie = '_example_visitor=1; Path=/; Max-Age=31536000; SameSite=None; Secure';

/**
 * Stands in for an advertising pixel: `/pixel.js`, and the `/pixel.gif` that it requests; `/pixel/fingerprint.js`, and a frame
 * that stores an identifier, `/pixel/frame`.
 */
export function pixel(): RequestHandler {
  const router = scriptRouter({ '/pixel.js': script, '/pixel/fingerprint.js': fingerprint });
  router.get('/pixel/frame', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/html').send(frame);
  });
  router.get('/pixel.gif', (_request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'Set-Cookie': thirdPartyCookie }).type('image/gif').send(transparentGif);
  });
  return router;
}
