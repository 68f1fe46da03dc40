import express, { type RequestHandler } from 'express';

/** What the script does: it writes a number into every link to a page's comments. */
const script = `document.querySelectorAll('a[href$="#comments"],.disqus-comment-count').forEach(function (link) { link.textContent = '3 comments'; });
`;

/** Stands in for the comments count of a comment service (spec 2 §7): `/comments/count.js`. */
export function comments(): RequestHandler {
  const router = express.Router();
  router.get('/comments/count.js', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/javascript').send(script);
  });
  return router;
}
