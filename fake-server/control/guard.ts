import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { hostName, isLoopbackAddress } from '../http/host.ts';
import { originOf, schemeOf } from '../http/origin.ts';

/**
 * Lets only this machine and pages of the called origin through (interfaces §4); others get 403. `ownNames` are the names that the
 * server itself answers to, such as `clean.localhost`. Any other name may be pointed here by a foreign name server (DNS rebinding).
 */
export const guard =
  (ownNames: ReadonlySet<string>): RequestHandler =>
  (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const problem = refusalOf(request, ownNames);
    if (problem === null) next();
    else response.status(403).json({ error: problem });
  };

/** Returns why a request is refused, as a sentence; null when it is let through. */
function refusalOf(request: IncomingMessage, ownNames: ReadonlySet<string>): string | null {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const hosts = request.headersDistinct.host ?? [];
  const [host = ''] = hosts;
  const name = hostName(host) ?? '';
  if (!isLoopbackAddress(request.socket.remoteAddress)) return 'The control surface answers clients on its own machine only.';
  if (hosts.length !== 1 || !(isLoopbackAddress(name) || ownNames.has(name))) {
    return `The control surface is not reached under this host name. Use ${originOf(request, 'localhost')}/__ss/.`;
  }
  // A browser says so itself, and no page can make it say otherwise.
  const isForeign = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (isForeign || (origin !== undefined && !isOriginOf(origin, `${schemeOf(request)}://${host}`))) {
    return 'The control surface does not answer pages of other origins, other ports of localhost included.';
  }
  return null;
}

const isOriginOf = (origin: string, address: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === new URL(address).origin;
