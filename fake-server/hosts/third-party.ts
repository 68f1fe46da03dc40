import express, { type RequestHandler } from 'express';
import { assetFaults } from '../faults/asset-faults.ts';
import type { Faults } from '../faults/faults.ts';
import { standIns } from '../stand-ins/index.ts';
import type { PlatformState } from '../state/state.ts';

/** Serves the stand-ins for third parties. */
export function thirdPartyHost(faults: Faults, state: PlatformState): RequestHandler {
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    next();
  });
  router.use(assetFaults(faults, state, standInName));
  for (const standIn of new Set(Object.values(standIns))) router.use(standIn());
  router.use((request, response) => {
    response.status(404).json({ error: `There is no stand-in at ${request.path}.` });
  });
  return router;
}

/** Returns the name of a stand-in, with which its path begins: `/maps/…`, `/pixel.js`. */
const standInName = (path: string): string => /^\/([\w-]*)/.exec(path)?.[1] ?? '';
