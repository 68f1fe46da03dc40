import express from 'express';
import { endpoints } from '../../runtime/contract/endpoints.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Returns the API as a router with one route for each endpoint of the contract, all with the same handler: it serves every call
 * in the same steps. A further route for each path responds to preflights and to methods that the path does not have. Calls of
 * other paths are passed on.
 */
export function apiRoutes(serveCall: express.RequestHandler): express.Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const rows = Object.values(endpoints).map(({ method, path }) => ({
    method: method.toLowerCase() as Method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
  }));
  for (const { method, path } of rows) router[method](path, serveCall);
  router.all([...new Set(rows.map(({ path }) => path))], serveCall);
  router.use(serveUndecodable(serveCall));
  return router;
}

/** Serves a call whose parameter Express cannot decode. The endpoint gets it as written, as all others. */
const serveUndecodable =
  (serveCall: express.RequestHandler): express.ErrorRequestHandler =>
  (error: unknown, request, response, next) =>
    error instanceof URIError || (error as { status?: unknown }).status === 400
      ? serveCall(request, response, next)
      : next(error);
