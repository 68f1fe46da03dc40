import type { IncomingMessage, ServerResponse } from 'node:http';
import { schemeOf } from '../http/origin.ts';

const preflightSeconds = 600;

/**
 * Allows pages of other origins to call the API with their cookies: secure calls go to the site's own domain, and saved pages may be
 * opened from a file. Every origin is allowed, because a fake platform has no secrets.
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === `${schemeOf(request)}://${host}`) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'X-SS-Fault-Applied');
  response.setHeader('Vary', 'Origin');
}

/** Responds to an OPTIONS request, a preflight or a plain one. */
export function respondToOptions(request: IncomingMessage, response: ServerResponse, allowed: readonly string[]): void {
  const methods = [...allowed, 'OPTIONS'].join(', ');
  response.statusCode = 204;
  response.setHeader('Allow', methods);
  if (request.headers['access-control-request-method'] !== undefined) {
    response.setHeader('Access-Control-Allow-Methods', methods);
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
    response.setHeader('Access-Control-Max-Age', String(preflightSeconds));
  }
  response.end();
}
