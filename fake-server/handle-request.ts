import type { RequestListener } from 'node:http';
import type { ApiHandler } from './api/router.ts';
import { messageOf } from './errors.ts';
import { hostOf } from './http/lan-ports.ts';
import { isAt, splitTarget } from './http/target.ts';
import { refuseBadSession } from './sessions/refuse-bad-session.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Site } from './sites/site.ts';

/**
 * Returns the platform's listener: the API on every host but that of the control surface, without Express, which would double its cost,
 * and the app for all other requests.
 */
export function handleRequest(
  sites: readonly Site[],
  sessions: Sessions,
  api: ApiHandler,
  loadApp: () => Promise<RequestListener>,
): RequestListener {
  const ids = new Set(sites.map(({ id }) => id));
  const [first = ''] = ids;
  return (request, response) => {
    const { kind, label } = hostOf(request);
    const called = kind === 'first-site' ? first : ids.has(label) ? label : '';
    const site = isAt(splitTarget(request.url).path, '/api') ? called : null;
    if (refuseBadSession(request, response, sessions.main, site)) return;
    if (site !== null && kind !== 'control') void api(request, response, site);
    else
      loadApp().then(
        (app) => app(request, response),
        // Without this answer the rejection would end the process.
        (error: unknown) => {
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
          response.end(`The pages of the platform cannot be served: ${messageOf(error)}\n`);
        },
      );
  };
}
