import express, { type Router } from 'express';

/** Returns a router that serves scripts by their paths. Browsers do not cache them. */
export function scriptRouter(scripts: Readonly<Record<string, string>>): Router {
  const router = express.Router();
  for (const [path, script] of Object.entries(scripts))
    router.get(path, (_request, response) => {
      response.set('Cache-Control', 'no-store').type('text/javascript').send(script);
    });
  return router;
}
