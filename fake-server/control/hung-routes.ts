import express, { type RequestHandler } from 'express';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * `GET /__ss/hung` returns the responses that faults of the request's session keep open, as
 * `{"hung":[{"id","endpoint","site","since","rule"}]}`. `DELETE /__ss/hung` releases all, `DELETE /__ss/hung/{id}` one: a late
 * response is sent at once, and one that never ends is disconnected.
 */
export function hungRoutes(sessions: Sessions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/hung', (request, response) => {
    response.json({ hung: sessions.of(request).faults.hung.list });
  });
  router.delete(['/__ss/hung', '/__ss/hung/:id'], (request, response) => {
    const { hung } = sessions.of(request).faults;
    const { id } = request.params as { readonly id?: string };
    const released = hung.release(id === undefined ? undefined : Number(id));
    if (id !== undefined && released === 0) response.status(404).json({ error: `No response with the id ${id} is open.` });
    else response.json({ released, hung: hung.list });
  });
  return router;
}
