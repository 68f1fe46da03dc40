import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { hostName, isLoopbackAddress } from '../http/host.ts';
import { originOf, schemeOf } from '../http/origin.ts';

/**
 * Allows requests from this machine, except those of pages of other origins; others get 403. `ownNames` are the server's names,
 * such as `clean.localhost`: a foreign name server may resolve any other name to this machine (DNS rebinding).
 */
export const guard =
  (ownNames: ReadonlySet<string>): RequestHandler =>
  (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const problem = refusalOf(request, ownNames);
    if (problem === null) next();
    else response.status(403).json({ error: problem });
  };

/** Returns the reason why a request is refused, as a sentence; null for an allowed request. */
function refusalOf(request: IncomingMessage, ownNames: ReadonlySet<string>): string | null {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const hosts = request.headersDistinct.host ?? [];
  const [host = ''] = hosts;
  const name = hostName(host) ?? '';
  if (!isLoopbackAddress(request.socket.remoteAddress))
    return 'The control surface is available to clients on its own machine only.';
  if (hosts.length !== 1 || !(isLoopbackAddress(name) || ownNames.has(name))) {
    return `The control surface is not available under this host name. Use ${originOf(request, 'localhost')}/__ss/.`;
  }
  // Browsers set this header, and pages cannot change it: https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site.
  const isForeign = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (isForeign || (origin !== undefined && !isOriginOf(origin, `${schemeOf(request)}://${host}`))) {
    return 'The control surface is not available to pages of other origins, other ports of localhost included.';
  }
  return null;
}

const isOriginOf = (origin: string, address: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === new URL(address).origin;
