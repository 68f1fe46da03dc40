import { basename } from 'node:path';
import express, { type RequestHandler } from 'express';
import { respondToOptions } from '../api/cors.ts';
import { assetFaults } from '../faults/asset-faults.ts';
import { compress } from '../http/compress.ts';
import { takeSessionFolder } from '../sessions/session-name.ts';
import type { Sessions } from '../sessions/sessions.ts';

const yearMs = 365 * 86_400_000;

/**
 * Serves the static assets: the built bundle under `/runtime/`, to pages of every origin. Chunks have a digest of their content
 * in their names, so browsers may cache them permanently; other files are revalidated.
 */
export function staticHost(runtimeDir: string, sessions: Sessions): RequestHandler {
  const router = express.Router();
  router.use((request, response, next) => {
    takeSessionFolder(request);
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
    });
    // Chunks are loaded with CORS, so a header that a test adds to all requests of a page needs a preflight.
    if (request.method === 'OPTIONS') respondToOptions(request, response, ['GET']);
    else next();
  });
  router.use(assetFaults(sessions.startedOf, chunkTarget));
  router.use(compress());
  router.use(
    '/runtime/chunks',
    express.static(`${runtimeDir}/chunks`, { immutable: true, maxAge: yearMs, setHeaders: nameSourceMap, index: false }),
  );
  router.use('/runtime', express.static(runtimeDir, { cacheControl: false, setHeaders: revalidate, index: false }));
  router.use((_request, response) => {
    response.status(404).type('text/plain').send('The static host has /runtime/boot.js and its chunks. Is the runtime built?\n');
  });
  return router;
}

/** Returns the target of a chunk, `chunk-` and its name without the digest; null for other files. */
function chunkTarget(path: string): string | null {
  const file = /^\/runtime\/chunks\/(.*)$/.exec(path)?.[1];
  return file === undefined ? null : `chunk-${file.replace(/(?:-[A-Z0-9]{8})?\.js$/, '')}`;
}

type SetHeaders = (response: { setHeader(name: string, value: string): void }, path: string) => void;

/** Names a script's source map in a header, which adds no bytes to the script. */
const nameSourceMap: SetHeaders = (response, path) => {
  if (path.endsWith('.js')) response.setHeader('SourceMap', `${basename(path)}.map`);
};
const revalidate: SetHeaders = (response, path) => {
  response.setHeader('Cache-Control', 'no-cache');
  nameSourceMap(response, path);
};
