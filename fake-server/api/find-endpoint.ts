import express, { type RequestHandler } from 'express';
import { type EndpointKey, endpoints } from '../../runtime/contract/endpoints.ts';
import { handlers } from '../endpoints/index.ts';
import type { ApiMiddleware, Endpoint } from './context.ts';
import { readRecordedPayloads } from './recorded.ts';

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Returns a router of the contract's table, which sets the endpoint of a call. A row with a recorded payload is an endpoint. */
export function findEndpoint(): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const recorded = readRecordedPayloads();
  const all = Object.entries(endpoints).map(([key, row]): Endpoint => {
    const example = recorded.get(row.name)?.response ?? { status: 200, body: {} };
    return { row, recorded: example, handler: handlers[key as EndpointKey] };
  });
  for (const path of new Set(all.map(({ row }) => row.path))) {
    const ofPath = all.filter(({ row }) => row.path === path);
    const allowed = ofPath.map(({ row }) => row.method);
    const route = router.route(path.replace(/\{(\w+)\}/g, ':$1'));
    // Without a handler of its own, Express would give HEAD to that of GET.
    route.head(setAllowed(allowed));
    for (const endpoint of ofPath) route[methods[endpoint.row.method]](setEndpoint(endpoint));
    route.all(setAllowed(allowed));
  }
  return router;
}

const setEndpoint =
  (endpoint: Endpoint): ApiMiddleware =>
  ({ params }, { locals: { context } }, next) => {
    context.endpoint = endpoint;
    context.params = params;
    next('route');
  };

const setAllowed =
  (allowed: readonly string[]): ApiMiddleware =>
  (_request, { locals: { context } }, next) => {
    context.allowedMethods = allowed;
    next('route');
  };
