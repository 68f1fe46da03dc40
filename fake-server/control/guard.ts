import type { RequestHandler } from 'express';
import { isLoopbackAddress, isLoopbackHost } from '../http/host.ts';

/**
 * Lets only this machine through: the peer must be on loopback, and Host and Origin must be names that lead here by themselves,
 * so that no web page reaches the control surface under a name of its own (DNS rebinding). Others get 403.
 */
export const guard =
  (boundHost: string): RequestHandler =>
  (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const problem = refusal(request.socket.remoteAddress, request.headers.host, request.headers.origin, boundHost);
    if (problem === null) next();
    else response.status(403).json({ error: problem });
  };

function refusal(
  peer: string | undefined,
  host: string | undefined,
  origin: string | undefined,
  boundHost: string,
): string | null {
  if (!isLoopbackAddress(peer)) return 'The control surface answers clients on its own machine only.';
  if (host !== undefined && !isLoopbackHost(host, boundHost)) return 'The control surface is not reached under this host name.';
  if (origin !== undefined && !(URL.canParse(origin) && isLoopbackHost(new URL(origin).host, boundHost))) {
    return 'The control surface does not answer pages of other origins.';
  }
  return null;
}
