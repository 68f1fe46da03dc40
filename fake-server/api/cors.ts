import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JournalSender } from '../common/journal/journal.ts';
import { schemeOf } from '../http/origin.ts';

const preflightSeconds = 600;

/**
 * Allows pages of this server's other hosts to call the API with their cookies: secure calls go to the site's own domain. Pages
 * of other servers and of files are not allowed.
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse, sender: JournalSender): void {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === `${schemeOf(request)}://${host}` || sender === 'foreign') return;
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
