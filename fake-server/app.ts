import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { apiRoutes } from './api/routes.ts';
import { errorMessage } from './common/error-message.ts';
import { createControl } from './control/index.ts';
import { createReloader } from './control/reload.ts';
import type { CheckSettings } from './control/settings-routes.ts';
import { pageFaults } from './faults/page-faults.ts';
import { staticHost } from './hosts/static.ts';
import { thirdPartyHost } from './hosts/third-party.ts';
import { unknownHost } from './hosts/unknown.ts';
import { screenHtml } from './html/screen.ts';
import { compress } from './http/compress.ts';
import { exceptOnHost, onHost, under } from './http/host-routes.ts';
import { sendPage } from './http/send-page.ts';
import { requestSender } from './http/sender-of.ts';
import type { PageReports } from './page-report/page-reports.ts';
import { previewPath, settingsPreview } from './pages/config-screen.ts';
import { type PagesOptions, servePages } from './pages/site-pages.ts';
import { refuseBadSession } from './sessions/refuse-bad-session.ts';
import type { Sessions } from './sessions/sessions.ts';
import { createSiteSearch } from './sites/find-site.ts';
import type { Site } from './sites/site.ts';
import { receiveReports } from './visits/receive-reports.ts';
import type { Visits } from './visits/visits.ts';

export interface AppOptions {
  readonly sites: readonly Site[];
  readonly sessions: Sessions;
  /** Serves a call of the API. */
  readonly serveCall: RequestListener;
  /** The folder of the built runtime. */
  readonly runtimeDir: string;
  /** Null without page reports. */
  readonly reports: PageReports | null;
  readonly visits: Visits;
  readonly checkSettings: CheckSettings | undefined;
  /** Whether pages are reloaded by `reload`. */
  readonly watch: boolean;
  readonly pages: Pick<PagesOptions, 'network' | 'onSealedPage' | 'reissuesCookies'>;
}

/** The app, and its connection to the open pages. */
export interface App {
  readonly handle: RequestListener;
  /** With `watch`: reloads every open page. */
  reload(): void;
}

/**
 * Returns the platform as an Express app, with its routes in the order in which they apply: the API, the control surface, the
 * calls of the platform's own scripts in pages, then the hosts. An error is shown as a page with its message, without a stack
 * trace.
 */
export function createApp(options: AppOptions): App {
  const { sites, sessions, serveCall, runtimeDir, reports, visits, checkSettings } = options;
  const reloader = options.watch ? createReloader() : null;
  const control = createControl({ sessions, sites, reports, visits, checkSettings });
  const onSite = createSiteRoutes(sites);
  const pages = { ...options.pages, reports, reloadTag: reloader?.tag ?? '' };
  const failPages = pageFaults(sessions.of);
  const compressPages = compress();

  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  // Calls first: each is in the journal, also one whose session has a wrong name.
  app.use(exceptOnHost('control', apiRoutes(serveCall)), exceptOnHost('control', under('/api', serveCall)));
  app.use((request, response, next) => (refuseBadSession(request, response, sessions.main, null) ? undefined : next()));
  app.use(onHost('control', control), under('/__ss', control));
  const pageCalls: readonly (readonly [path: string, serve: RequestHandler])[] = [
    [previewPath, settingsPreview(pages.network)],
    ...(reports ? [['/__ss-report', receiveReports({ sites, reports, sessions, visits })] as const] : []),
    ...(reloader ? [['/__ss-reload', reloader.routes] as const] : []),
  ];
  for (const [path, serve] of pageCalls) app.use(onSite(() => under(path, withoutForeignForms(serve))));
  app.use(
    onSite(({ id }) => (request, response, next) => {
      visits.observe(request, response, id);
      next();
    }),
  );
  app.use(withoutForeignForms((_request, _response, next) => next()));
  app.use(onHost('static', staticHost(runtimeDir, sessions)), onHost('third-party', thirdPartyHost(sessions)));
  app.use(onSite.otherwise(unknownHost(sites)));
  app.use((request, response, next) => (failPages(request, response) ? undefined : next()));
  app.use(
    compressPages,
    onSite((site) => servePages(site, sessions, pages)),
  );
  app.use(showError);
  return { handle: app, reload: () => reloader?.notify() };
}

/** Returns a function that makes a route for the requests of each site, with a handler for each of them. */
function createSiteRoutes(sites: readonly Site[]) {
  const findSite = createSiteSearch(sites);
  const onSite = (serve: (site: Site) => RequestHandler): RequestHandler => {
    const handlers = new Map(sites.map((site) => [site, serve(site)]));
    return (request, response, next) => {
      const handler = handlers.get(findSite(request) as Site);
      return handler ? handler(request, response, next) : next();
    };
  };
  const otherwise =
    (serve: RequestHandler): RequestHandler =>
    (request, response, next) =>
      findSite(request) ? next() : serve(request, response, next);
  return Object.assign(onSite, { otherwise });
}

/**
 * Returns a handler to which pages of other origins cannot send forms: a form without scripts is sent to the address of a page.
 */
const withoutForeignForms =
  (serve: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.method === 'POST' && requestSender(request) === 'foreign'
      ? refuseForeign(request, response, next)
      : serve(request, response, next);

const refuseForeign: RequestHandler = (request, response) =>
  sendPage(request, response, {
    status: 403,
    html: screenHtml({
      title: 'This form came from another origin',
      text: 'Only pages of this server, and programs, may send forms to it.',
    }),
  });

const showError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = (error as { status?: unknown }).status;
  sendPage(request, response, {
    status: typeof status === 'number' && status >= 400 && status < 600 ? status : 500,
    html: screenHtml({ title: 'This page cannot be shown', text: errorMessage(error) }),
  });
};
