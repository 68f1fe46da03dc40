import { type EndpointKey, type EndpointRow, endpoints } from '../../runtime/contract/endpoints.ts';
import { handlers } from '../endpoints/index.ts';
import { keepBodyText } from '../http/api-response.ts';
import type { Endpoint, Route } from './context.ts';
import { readRecordedPayloads } from './recorded.ts';

type FindRoute = (path: string, method: string) => Route;

interface PathRoutes {
  readonly allowedMethods: string[];
  readonly byMethod: Map<string, Endpoint>;
  /** Name of the parameter at the path's end; null without one. */
  readonly parameter: string | null;
}

const noParams = {};
const unknown: Route = { endpoint: null, params: noParams, allowedMethods: [] };

/**
 * Returns the search for a call's endpoint by its path and method. Paths are compared as written, in the same case and without
 * decoding; a parameter is the path's last segment and is not empty.
 */
export function createRoutes(): FindRoute {
  const byPath = new Map<string, PathRoutes>();
  const recorded = readRecordedPayloads();
  for (const [key, row] of Object.entries(endpoints) as [EndpointKey, Endpoint['row']][]) {
    const response = recorded.get(row.name)?.response ?? { status: 200, body: {} };
    keepBodyText(response.body);
    const { prefix, parameter } = splitParameter(row);
    const routes: PathRoutes = byPath.get(prefix) ?? { allowedMethods: [], byMethod: new Map(), parameter };
    routes.allowedMethods.push(row.method);
    routes.byMethod.set(row.method, { row, recorded: response, handler: handlers[key] });
    byPath.set(prefix, routes);
  }
  const find = (path: string): { routes: PathRoutes; params: Route['params'] } | null => {
    const whole = byPath.get(path);
    if (whole) return whole.parameter === null ? { routes: whole, params: noParams } : null;
    const end = path.lastIndexOf('/') + 1;
    const routes = end < path.length ? byPath.get(path.slice(0, end)) : undefined;
    return routes?.parameter ? { routes, params: { [routes.parameter]: path.slice(end) } } : null;
  };
  return (path, method) => {
    const found = find(path);
    if (!found) return unknown;
    const { allowedMethods, byMethod } = found.routes;
    const endpoint = byMethod.get(method);
    return endpoint ? { endpoint, params: found.params, allowedMethods } : { ...unknown, allowedMethods };
  };
}

/** Splits `/api/things/{id}` into `/api/things/` and `id`. */
function splitParameter({ path }: EndpointRow): { prefix: string; parameter: string | null } {
  const match = /^(.*\/)\{(\w+)\}$/.exec(path);
  return match ? { prefix: match[1] ?? '', parameter: match[2] ?? '' } : { prefix: path, parameter: null };
}
