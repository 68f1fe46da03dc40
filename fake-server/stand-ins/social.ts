import express, { type RequestHandler } from 'express';

/** What the script does: it makes a button of every follow link. */
const script = `document.querySelectorAll('a.follow-link,.twitter-follow-button').forEach(function (link) { link.setAttribute('role', 'button'); });
`;

/** Stands in for a social network's follow script (spec 2 §7): `/social/widgets.js`. */
export function social(): RequestHandler {
  const router = express.Router();
  router.get('/social/widgets.js', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/javascript').send(script);
  });
  return router;
}
