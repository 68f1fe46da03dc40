import type { RequestHandler } from 'express';
import { scriptRouter } from '../http/script-router.ts';

/** Sets a first-party cookie, then requests an image of the other site, whose response sets a third-party cookie. */
const script = `(function () {
  var here = document.currentScript.src;
  document.cookie = '_example_pixel=1; path=/; max-age=7776000';
  new Image().src = here.replace(/pixel\\.js.*$/, 'pixel.gif') + '?page=' + encodeURIComponent(location.pathname);
})();
`;

const transparentGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const thirdPartyCookie = '_example_visitor=1; Path=/; Max-Age=31536000; SameSite=None; Secure';

/** Stands in for an advertising pixel: `/pixel.js`, and the `/pixel.gif` that it requests. */
export function pixel(): RequestHandler {
  const router = scriptRouter({ '/pixel.js': script });
  router.get('/pixel.gif', (_request, response) => {
    response.set({ 'Cache-Control': 'no-store', 'Set-Cookie': thirdPartyCookie }).type('image/gif').send(transparentGif);
  });
  return router;
}
