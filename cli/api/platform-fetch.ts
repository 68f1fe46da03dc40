import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { responseTo, sendRequest } from '../../fake-server/http/http-client.ts';

/** Statuses whose responses have no body: https://fetch.spec.whatwg.org/#null-body-status. */
const withoutBody = [101, 204, 205, 304];
const redirects = [301, 302, 303, 307, 308];
const maxRedirects = 20;

/**
 * Fetches an address of a site, such as `http://shop.localhost:4100/`, from the platform at `platformUrl`. Node.js resolves names
 * below `localhost` on some systems only, and its `fetch` sends no Host header of the caller. Redirects to names below
 * `localhost` are followed; a redirect to any other host is returned. The certificate of an HTTPS platform is its own and is not
 * checked. Rejects with a TypeError when the connection fails, as `fetch` does.
 */
export async function fetchFromPlatform(platformUrl: string, address: string, init: RequestInit = {}): Promise<Response> {
  let request = new Request(address, init);
  for (let followed = 0; ; followed++) {
    const response = await send(platformUrl, request);
    const target = request.redirect === 'manual' ? null : redirectTarget(request, response);
    if (target === null) return asResponse(request, response, followed > 0);
    response.resume();
    if (request.redirect === 'error') throw new TypeError(`fetch failed: ${request.url} redirects to ${target}`);
    if (followed === maxRedirects) throw new TypeError(`fetch failed: ${address} redirects more than ${maxRedirects} times`);
    request = redirected(request, response.statusCode ?? 0, target, init);
  }
}

async function send(platformUrl: string, request: Request): Promise<IncomingMessage> {
  const { host, port, protocol, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.clone().arrayBuffer());
  const sent = sendRequest({
    secure: protocol === 'https:',
    hostname: new URL(platformUrl).hostname,
    port,
    path: pathname + search,
    method: request.method,
    headers: { accept: '*/*', ...Object.fromEntries(request.headers), host },
    agent: false,
    rejectUnauthorized: false,
    signal: request.signal,
    body,
  });
  try {
    return await responseTo(sent);
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    throw new TypeError('fetch failed', { cause: error });
  }
}

/** Returns the address of a redirect that can be followed, or null. */
function redirectTarget({ url }: Request, { statusCode = 0, headers: { location } }: IncomingMessage): string | null {
  if (!redirects.includes(statusCode) || location === undefined || !URL.canParse(location, url)) return null;
  const target = new URL(location, url);
  return /(^|\.)localhost$/.test(target.hostname) && target.port === new URL(url).port ? target.href : null;
}

/** Returns the request after a redirect. A POST becomes a GET, except with status 307 and 308. */
function redirected(request: Request, status: number, target: string, init: RequestInit): Request {
  const keepsMethod = status >= 307 || request.method === 'GET' || request.method === 'HEAD';
  if (keepsMethod) return new Request(target, init);
  const { body: _body, method: _method, ...rest } = init;
  const headers = new Headers(init.headers);
  for (const name of ['content-type', 'content-length', 'content-encoding', 'content-language']) headers.delete(name);
  return new Request(target, { ...rest, headers });
}

function asResponse(request: Request, response: IncomingMessage, isRedirected: boolean): Response {
  const { statusCode = 0, statusMessage = '', rawHeaders } = response;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const isEmpty = withoutBody.includes(statusCode) || request.method === 'HEAD';
  if (isEmpty) response.resume();
  const body = isEmpty ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>);
  // A Response made by a program has no address.
  return Object.defineProperties(new Response(body, { status: statusCode, statusText: statusMessage, headers }), {
    url: { value: request.url },
    redirected: { value: isRedirected },
  });
}
