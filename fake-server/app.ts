import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Api } from './api/api.ts';
import { messageOf } from './errors.ts';
import type { Faults } from './faults/faults.ts';
import { requestHost } from './http/host.ts';
import { splitTarget } from './http/target.ts';
import { screenHtml } from './pages/screen-html.ts';
import { sendPage } from './pages/send-page.ts';
import { type PagesOptions, servePages } from './pages/site-pages.ts';
import { unknownHost } from './pages/unknown-host.ts';
import type { Site } from './sites/site.ts';
import type { PlatformState } from './state.ts';
import { staticHost } from './static-host.ts';
import { thirdPartyHost } from './third-party-host.ts';

export interface AppOptions {
  readonly sites: readonly Site[];
  readonly state: PlatformState;
  readonly api: Api;
  readonly faults: Faults;
  readonly control: express.RequestHandler;
  /** Where the built runtime lies. */
  readonly runtimeDir: string;
  readonly pages: PagesOptions;
}

/**
 * The fake platform as an Express app that listens nowhere: the control surface and the API on every host, then the host decides
 * (interfaces §3). A failure while answering is a plain page with its one sentence, never a stack trace.
 */
export function createApp({ sites, state, api, faults, control, runtimeDir, pages }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  const hosts = {
    static: staticHost(runtimeDir, faults, state),
    'third-party': thirdPartyHost(faults, state),
    unknown: unknownHost(sites),
    sites: new Map(sites.map((site) => [site.id, { site, serve: servePages(site, state, pages) }])),
  };
  const [first] = hosts.sites.values();

  app.use((request, response, next) => {
    const { path } = splitTarget(request.url);
    if (path === '/__ss' || path.startsWith('/__ss/')) return control(request, response, next);
    const { kind, label } = requestHost(request.headers.host);
    const found = kind === 'first-site' ? first : hosts.sites.get(label);
    if (path === '/api' || path.startsWith('/api/')) return api(request, response, found?.site.id ?? '');
    if (kind === 'static' || kind === 'third-party') return hosts[kind](request, response, next);
    return (found?.serve ?? hosts.unknown)(request, response, next);
  });
  app.use(onError);
  return app;
}

const onError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = (error as { status?: unknown }).status;
  sendPage(request, response, {
    status: typeof status === 'number' && status >= 400 && status < 600 ? status : 500,
    html: screenHtml({ title: 'This cannot be shown', text: messageOf(error) }),
  });
};
