import express, { type RequestHandler } from 'express';
import { respondToOptions } from '../api/cors.ts';
import { assetFaults } from '../faults/asset-faults.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { standIns } from '../stand-ins/index.ts';

/** Serves the stand-ins for third parties. */
export function thirdPartyHost(sessions: Sessions): RequestHandler {
  const router = express.Router();
  router.use((request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    if (request.method === 'OPTIONS') respondToOptions(request, response, ['GET', 'POST']);
    else next();
  });
  router.use(assetFaults(sessions.startedOf, standInName));
  for (const standIn of new Set(Object.values(standIns))) router.use(standIn());
  router.use((request, response) => {
    response.status(404).json({ error: `There is no stand-in at ${request.path}.` });
  });
  return router;
}

/** Returns the name of a stand-in, with which its path begins: `/maps/…`, `/pixel.js`. */
const standInName = (path: string): string => /^\/([\w-]*)/.exec(path)?.[1] ?? '';
