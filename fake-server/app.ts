import express, { type ErrorRequestHandler, type Express } from 'express';
import { messageOf } from './errors.ts';
import { staticHost } from './hosts/static.ts';
import { thirdPartyHost } from './hosts/third-party.ts';
import { unknownHost } from './hosts/unknown.ts';
import { screenHtml } from './html/screen.ts';
import { requestHost } from './http/host.ts';
import { sendPage } from './http/send-page.ts';
import { splitTarget } from './http/target.ts';
import { type PagesOptions, servePages } from './pages/site-pages.ts';
import { refuseBadSession } from './sessions/refuse-bad-session.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Site } from './sites/site.ts';

export interface AppOptions {
  readonly sites: readonly Site[];
  readonly sessions: Sessions;
  readonly api: express.RequestHandler;
  readonly control: express.RequestHandler;
  /** The folder of the built runtime. */
  readonly runtimeDir: string;
  readonly pages: PagesOptions;
}

/**
 * Returns the fake platform as an Express app: the control surface and the API on every host, then the hosts of sites, static
 * files and third parties. An error is shown as a page with its message, without a stack trace.
 */
export function createApp({ sites, sessions, api, control, runtimeDir, pages }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  const hosts = {
    static: staticHost(runtimeDir, sessions),
    'third-party': thirdPartyHost(sessions),
    unknown: unknownHost(sites),
    sites: new Map(sites.map((site) => [site.id, { site, serve: servePages(site, sessions, pages) }])),
  };
  const [first] = hosts.sites.values();

  app.use((request, response, next) => {
    const { path } = splitTarget(request.url);
    const { kind, label } = requestHost(request.headers.host);
    const found = kind === 'first-site' ? first : hosts.sites.get(label);
    const isCall = path === '/api' || path.startsWith('/api/');
    if (refuseBadSession(request, response, sessions.main, isCall ? (found?.site.id ?? '') : null)) return;
    if (path === '/__ss' || path.startsWith('/__ss/')) return control(request, response, next);
    if (isCall) {
      response.locals.site = found?.site.id ?? '';
      return api(request, response, next);
    }
    if (kind === 'static' || kind === 'third-party') return hosts[kind](request, response, next);
    return (found?.serve ?? hosts.unknown)(request, response, next);
  });
  app.use(showError);
  return app;
}

const showError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = (error as { status?: unknown }).status;
  sendPage(request, response, {
    status: typeof status === 'number' && status >= 400 && status < 600 ? status : 500,
    html: screenHtml({ title: 'This page cannot be shown', text: messageOf(error) }),
  });
};
