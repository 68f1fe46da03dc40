import express, { type RequestHandler } from 'express';

/** What the script does on a page: a first-party cookie by script, then an image of another site that sets a third-party one. */
const script = `(function () {
  var here = document.currentScript.src;
  document.cookie = '_example_pixel=1; path=/; max-age=7776000';
  new Image().src = here.replace(/pixel\\.js.*$/, 'pixel.gif') + '?page=' + encodeURIComponent(location.pathname);
})();
`;

const transparentGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const thirdPartyCookie = '_example_visitor=1; Path=/; Max-Age=31536000; SameSite=None; Secure';

/** Stands in for an advertising pixel (spec 2 §7 "Commerce pixel helper"): `/pixel.js` and the `/pixel.gif` it asks for. */
export function pixel(): RequestHandler {
  const router = express.Router();
  router.get('/pixel.js', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/javascript').send(script);
  });
  router.get('/pixel.gif', (_request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'Set-Cookie': thirdPartyCookie }).type('image/gif').send(transparentGif);
  });
  return router;
}
