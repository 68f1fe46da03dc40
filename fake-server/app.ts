import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import type { ApiHandler } from './api/router.ts';
import { messageOf } from './errors.ts';
import { pageFaults } from './faults/page-faults.ts';
import { staticHost } from './hosts/static.ts';
import { thirdPartyHost } from './hosts/third-party.ts';
import { unknownHost } from './hosts/unknown.ts';
import { screenHtml } from './html/screen.ts';
import { hostOf } from './http/lan-ports.ts';
import { sendPage } from './http/send-page.ts';
import { requestSender } from './http/sender-of.ts';
import { splitTarget } from './http/target.ts';
import { type PagesOptions, servePages } from './pages/site-pages.ts';
import { refuseBadSession } from './sessions/refuse-bad-session.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Site } from './sites/site.ts';
import type { Visits } from './visits/visits.ts';

export interface AppOptions {
  readonly sites: readonly Site[];
  readonly sessions: Sessions;
  readonly api: ApiHandler;
  readonly control: express.RequestHandler;
  readonly pageCalls: readonly PageCall[];
  readonly visits: Pick<Visits, 'observe'>;
  /** The folder of the built runtime. */
  readonly runtimeDir: string;
  readonly pages: PagesOptions;
}

/** Calls of the platform's own scripts in served pages: a path on every site, with those below it. */
interface PageCall {
  readonly path: string;
  readonly serve: express.RequestHandler;
}

/**
 * Returns the fake platform: the API on every host but that of the control surface, without Express, which would double its cost; and in
 * an Express app the control surface, the calls of its own scripts in pages, then the hosts of sites, static files and third parties. An error is shown as a page with its message, without a stack trace.
 */
export function createApp({ sites, sessions, api, control, pageCalls, visits, runtimeDir, pages }: AppOptions): RequestListener {
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
  const failPages = pageFaults(sessions.of);
  const siteAt = (kind: string, label: string) => (kind === 'first-site' ? first : hosts.sites.get(label));

  app.use((request, response, next) => {
    const { path } = splitTarget(request.url);
    const { kind, label } = hostOf(request);
    const found = siteAt(kind, label);
    if (kind === 'control' || isAt(path, '/__ss')) return control(request, response, next);
    const pageCall = found && pageCalls.find(({ path: prefix }) => isAt(path, prefix));
    if (found && !pageCall) visits.observe(request, response, found.site.id);
    // A form without scripts is sent to the address of a page, a report to that of a page call.
    if (request.method === 'POST' && requestSender(request) === 'foreign') return refuseForeign(request, response, next);
    if (pageCall) return pageCall.serve(request, response, next);
    if (kind === 'static' || kind === 'third-party') return hosts[kind](request, response, next);
    if (!found) return hosts.unknown(request, response, next);
    return failPages(request, response) ? undefined : found.serve(request, response, next);
  });
  app.use(showError);
  return (request, response) => {
    const { path } = splitTarget(request.url);
    const { kind, label } = hostOf(request);
    const site = isAt(path, '/api') ? (siteAt(kind, label)?.site.id ?? '') : null;
    if (refuseBadSession(request, response, sessions.main, site)) return;
    if (site === null || kind === 'control') return app(request, response);
    void api(request, response, site);
  };
}

const refuseForeign: express.RequestHandler = (request, response) =>
  sendPage(request, response, {
    status: 403,
    html: screenHtml({
      title: 'This form came from another origin',
      text: 'Only pages of this server, and programs, may send forms to it.',
    }),
  });

/** Returns whether a path is this one, or below it. */
const isAt = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const showError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = (error as { status?: unknown }).status;
  sendPage(request, response, {
    status: typeof status === 'number' && status >= 400 && status < 600 ? status : 500,
    html: screenHtml({ title: 'This page cannot be shown', text: messageOf(error) }),
  });
};
