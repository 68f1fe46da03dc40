import express, { type RequestHandler } from 'express';
import { standIns } from './stand-ins/index.ts';

/** The host of the stand-ins for third parties (interfaces §3). */
export function thirdPartyHost(): RequestHandler {
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    next();
  });
  for (const standIn of standIns) router.use(standIn());
  router.use((request, response) => {
    response.status(404).json({ error: `No third party stands at ${request.path}.` });
  });
  return router;
}
