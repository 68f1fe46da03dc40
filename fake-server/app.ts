import type { RequestListener } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { createControl } from './control/index.ts';
import { createReloader } from './control/reload.ts';
import type { CheckSettings } from './control/settings-routes.ts';
import { messageOf } from './errors.ts';
import { pageFaults } from './faults/page-faults.ts';
import { staticHost } from './hosts/static.ts';
import { thirdPartyHost } from './hosts/third-party.ts';
import { unknownHost } from './hosts/unknown.ts';
import { screenHtml } from './html/screen.ts';
import { compress } from './http/compress.ts';
import { hostOf } from './http/lan-ports.ts';
import { sendPage } from './http/send-page.ts';
import { requestSender } from './http/sender-of.ts';
import { isAt, splitTarget } from './http/target.ts';
import type { PageReports } from './page-report/page-reports.ts';
import { previewPath, settingsPreview } from './pages/config-screen.ts';
import { type PagesOptions, servePages } from './pages/site-pages.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Site } from './sites/site.ts';
import { receiveReports } from './visits/receive-reports.ts';
import type { Visits } from './visits/visits.ts';

export interface AppOptions {
  readonly sites: readonly Site[];
  readonly sessions: Sessions;
  /** The folder of the built runtime. */
  readonly runtimeDir: string;
  /** Null without page reports. */
  readonly reports: PageReports | null;
  readonly visits: Visits;
  readonly checkSettings: CheckSettings | undefined;
  /** Whether pages are reloaded by `reload`. */
  readonly watch: boolean;
  readonly pages: Pick<PagesOptions, 'network' | 'reissuesCookies'>;
}

/** Calls of the platform's own scripts in served pages: a path on every site, with those below it. */
interface PageCall {
  readonly path: string;
  readonly serve: express.RequestHandler;
}

/** The app, and its connection to the open pages. */
export interface App {
  readonly handle: RequestListener;
  /** With `watch`: reloads every open page. */
  reload(): void;
}

/**
 * Returns everything but the API, in an Express app: the control surface, the calls of its own scripts in pages, then the hosts of
 * sites, static files and third parties. An error is shown as a page with its message, without a stack trace.
 */
export function createApp(options: AppOptions): App {
  const { sites, sessions, runtimeDir, reports, visits, checkSettings } = options;
  const reloader = options.watch ? createReloader() : null;
  const control = createControl({ sessions, sites, reports, visits, checkSettings });
  const pageCalls: readonly PageCall[] = [
    { path: previewPath, serve: settingsPreview() },
    ...(reports ? [{ path: '/__ss-report', serve: receiveReports({ sites, reports, sessions, visits }) }] : []),
    ...(reloader ? [{ path: '/__ss-reload', serve: reloader.routes }] : []),
  ];
  const pages = { ...options.pages, reports, reloadTag: reloader?.tag ?? '' };
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
  const compressPages = compress();
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
    if (failPages(request, response)) return undefined;
    return compressPages(request, response, (error?: unknown) => (error ? next(error) : found.serve(request, response, next)));
  });
  app.use(showError);
  return { handle: app, reload: () => reloader?.notify() };
}

const refuseForeign: express.RequestHandler = (request, response) =>
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
    html: screenHtml({ title: 'This page cannot be shown', text: messageOf(error) }),
  });
};
