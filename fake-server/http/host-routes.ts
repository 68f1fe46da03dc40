import type { RequestHandler } from 'express';
import type { RequestHost } from './host.ts';
import { hostOf } from './lan-ports.ts';
import { isAt, splitTarget } from './target.ts';

/** Returns a route that applies at hosts of one kind. */
export const onHost =
  (kind: RequestHost['kind'], serve: RequestHandler): RequestHandler =>
  (request, response, next) =>
    hostOf(request).kind === kind ? serve(request, response, next) : next();

/** Returns a route that applies at hosts of all other kinds. */
export const exceptOnHost =
  (kind: RequestHost['kind'], serve: RequestHandler): RequestHandler =>
  (request, response, next) =>
    hostOf(request).kind === kind ? next() : serve(request, response, next);

/**
 * Returns a route that applies at a path and below it. The handler gets the whole address, unlike one that Express mounts at a
 * path.
 */
export const under =
  (path: string, serve: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isAt(splitTarget(request.url).path, path) ? serve(request, response, next) : next();
