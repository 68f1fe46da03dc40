import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { controlHost, hostName, isLoopbackAddress } from '../http/host.ts';
import { originOf } from '../http/origin.ts';
import { splitTarget } from '../http/target.ts';
import { settingsPath } from '../pages/config-screen.ts';
import { isToken } from './control-token.ts';

/** Headers that keep the control surface's documents out of frames, windows and images of other origins. */
const isolation: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Allows requests from this machine: those of the control surface's own screens at `control.localhost`, whose changes have the
 * token, and those of programs, also at `localhost` and literal loopback addresses. Others get 403: a foreign name server may
 * resolve any other name to this machine (DNS rebinding). A person who types the address with `localhost` is redirected.
 */
export const guard =
  (token: string): RequestHandler =>
  (request, response, next) => {
    response.set(isolation);
    const problem = refusalOf(request, token);
    if (problem !== null) response.status(403).json({ error: problem });
    else if (isForScreen(request) && !isAtControlHost(request)) {
      const { path, queryText } = splitTarget(request.originalUrl);
      response.redirect(307, `${originOf(request, controlHost)}${path}${queryText === '' ? '' : `?${queryText}`}`);
    } else next();
  };

/** Returns the reason why a request is refused, as a sentence; null for an allowed request. */
function refusalOf(request: IncomingMessage, token: string): string | null {
  const controlOrigin = originOf(request, controlHost);
  if (!isLoopbackAddress(request.socket.remoteAddress))
    return 'The control surface is available to clients on its own machine only.';
  if (!isOwnHost(request))
    return (
      `The control surface is not available under this host name. Use ${controlOrigin}/__ss/ in a browser, and ` +
      `${originOf(request, 'localhost')}/__ss/ in programs.`
    );
  const sender = senderOf(request, controlOrigin);
  if (sender === 'page' && !opensSettings(request))
    return `The control surface is not available to pages, other than its own screens at ${controlOrigin}/__ss/.`;
  if (sender !== 'program' && !isReading(request) && !isToken(request.headers, token))
    return (
      `${request.method} has no token of this start of the server. ` +
      `Reload the screen at ${controlOrigin}/__ss/ and repeat it.`
    );
  return null;
}

/**
 * Returns the sender of a request: a screen of the control surface, a person who has typed the address or followed a bookmark,
 * a program that is no browser, or any other page. Pages cannot change these headers, and programs do not send them:
 * https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site. Browsers without `Sec-Fetch-Site` send the other two.
 */
function senderOf(request: IncomingMessage, controlOrigin: string): 'screen' | 'person' | 'program' | 'page' {
  const { origin, referer, 'sec-fetch-site': fetchSite } = request.headers;
  const isOwn = (address: string | undefined) => address === undefined || address === controlOrigin;
  const refererOrigin = referer === undefined || !URL.canParse(referer) ? referer : new URL(referer).origin;
  if (origin === undefined && fetchSite === 'none') return 'person';
  if (origin === undefined && fetchSite === undefined && referer === undefined) return 'program';
  const hasOwnSite = fetchSite === undefined || fetchSite === 'same-origin';
  return isAtControlHost(request) && hasOwnSite && isOwn(origin) && isOwn(refererOrigin) ? 'screen' : 'page';
}

function isOwnHost({ headersDistinct: { host: hosts = [] } }: IncomingMessage): boolean {
  const name = hostName(hosts[0]) ?? '';
  return hosts.length === 1 && (name === 'localhost' || name === controlHost || isLoopbackAddress(name));
}

const isAtControlHost = ({ headers }: IncomingMessage): boolean => hostName(headers.host) === controlHost;

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Returns whether a browser shows the response as a document. */
const isForScreen = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

/**
 * Returns whether a page replaces itself, or a tab, by a settings screen: `/config/` of a site leads there. The page cannot read
 * the response, and the opener policy gives it no window.
 */
function opensSettings(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': destination = 'document' } = request.headers;
  const isNavigation = origin === undefined && mode === 'navigate' && destination === 'document';
  return isNavigation && isForScreen(request) && isAtControlHost(request) && splitTarget(request.url).path === settingsPath;
}
