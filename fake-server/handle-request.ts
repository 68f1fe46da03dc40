import type { RequestListener } from 'node:http';
import { errorMessage } from './common/error-message.ts';
import { closeDocument } from './http/closed-document.ts';
import { hostOf } from './http/lan-ports.ts';
import { isAt, splitTarget } from './http/target.ts';

/**
 * Returns the server's listener: the Express app, which is whole, and in front of it the handler of the app's own routes for
 * calls. Express would double the cost of a call, and takes half of the time until the first response.
 * @param network whether pages may send requests to other hosts. Without it each response of a site is closed until a page has
 * its seal.
 */
export function handleRequest(
  serveCall: RequestListener,
  loadApp: () => Promise<RequestListener>,
  network: boolean,
): RequestListener {
  return (request, response) => {
    const { kind } = hostOf(request);
    if (!network && (kind === 'site' || kind === 'first-site')) closeDocument(response);
    if (isAt(splitTarget(request.url).path, '/api') && kind !== 'control') return serveCall(request, response);
    loadApp().then(
      (app) => app(request, response),
      // Without this answer the rejection would end the process.
      (error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`The pages of the platform cannot be served: ${errorMessage(error)}\n`);
      },
    );
    return undefined;
  };
}
