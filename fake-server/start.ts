import { join } from 'node:path';
import { createApi } from './api/router.ts';
import type { App } from './app.ts';
import type { CheckSettings } from './control/settings-routes.ts';
import { handleRequest } from './handle-request.ts';
import { createCertificate } from './http/certificate.ts';
import { controlHost, isLoopbackAddress } from './http/host.ts';
import type { Journal } from './journal/journal.ts';
import { lanSites, machineAddresses } from './lan-addresses.ts';
import { listenAt } from './listening.ts';
import { openSessions } from './open-sessions.ts';
import { openBrowserNotes } from './page-inserts/open-browsers.ts';
import { createPageReports, type PageReports } from './page-report/page-reports.ts';
import { createPageReader } from './pages/read-all-pages.ts';
import type { Platform } from './platform.ts';
import { packageRoot } from './root.ts';
import { serveCallsOf } from './serve-calls.ts';
import { checkedSessionName } from './sessions/session-name.ts';
import type { Site } from './sites/site.ts';
import { writeBeforeResponse } from './state-file/write-before-response.ts';
import { createVisits } from './visits/visits.ts';

export type { Journal } from './journal/journal.ts';
export type { Platform } from './platform.ts';
export { listFixtureSites, loadSite, loadSites } from './sites/load-site.ts';
export type { Site } from './sites/site.ts';

export interface StartOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** The address that the server listens on; 127.0.0.1 by default. */
  readonly host?: string;
  readonly sites: readonly Site[];
  /** Whether to serve HTTPS with a certificate created for this run; false by default. */
  readonly https?: boolean;
  /** A file to which every journal entry is appended. */
  readonly record?: string;
  /** A file that keeps the journal and the state of the main session. */
  readonly state?: string;
  /** Fault rules that apply from the start. */
  readonly faults?: string;
  /** Seed of the faults' pseudo-random numbers; 1 by default. */
  readonly seed?: number;
  /** A file with products and members that stores have from the start. */
  readonly seedData?: string;
  /** The folder of the built runtime; `.build/runtime` of this package by default. */
  readonly runtimeDir?: string;
  /** Whether pages get a script that reloads them on `reload()`. */
  readonly watch?: boolean;
  /** Whether pages get a script that reports on them to `pageReports`. */
  readonly report?: boolean;
  /** Whether pages may send requests to other hosts than this server's; true by default. */
  readonly network?: boolean;
  /** Whether pages and the responses to census calls set the visitor record and the consent cookie again; false by default. */
  readonly reissueCookies?: boolean;
  /** Whether journal, recording and submissions have the values of secret fields; false by default. */
  readonly keepSecrets?: boolean;
  /** Whether form submissions and log-ins of a visitor are limited by rate; true by default. */
  readonly rateLimits?: boolean;
  /** Returns the time in milliseconds, for the age of crumbs and for rates; the machine's clock by default. */
  readonly now?: () => number;
  /** Checks the settings of the Visitor Data screen, as `ss-runtime validate` does. */
  readonly checkSettings?: CheckSettings;
  /** Called with a sentence for each problem that does not stop the server. */
  readonly notify?: (problem: string) => void;
}

/** A running fake platform, with the parts that only `serve` needs. */
export interface ServedPlatform extends Platform {
  readonly journal: Journal;
  /** With `report`: the reports of the opened pages. */
  readonly pageReports: Pick<PageReports, 'list' | 'subscribe'>;
  /** With `watch`: reloads every open page. */
  reload(): void;
}

/**
 * Starts the platform. Throws a PortTakenError when the port is in use; a TargetError when the server cannot listen on the host,
 * and when the recording, the state file or the seed data cannot be opened; a FaultSyntaxError when the rules cannot be read.
 */
export async function start(options: StartOptions): Promise<ServedPlatform> {
  const { port = 0, host = '127.0.0.1', sites, runtimeDir = join(packageRoot, '.build', 'runtime') } = options;
  const { network = true, notify = () => undefined } = options;
  const keepsSecrets = options.keepSecrets ?? false;
  const labels = [...sites.map(({ id }) => id), 'static', 'third-party'];
  const certificate = options.https ? await createCertificate(certificateNames(labels, host)) : null;
  const { sessions, stateFile, files } = await openSessions(options, notify);
  const { journal } = sessions.main;
  const pageReports = createPageReports(sessions.main);
  const reports = options.report ? pageReports : null;
  const reissuesCookies = options.reissueCookies ?? false;
  const visits = createVisits(sessions, runtimeDir);
  const readPages = createPageReader(sites);
  const api = createApi({ sessions, recording: files, reissuesCookies, keepsSecrets, readPages, observeCookies: visits.observe });
  const serveCall = serveCallsOf(sites, sessions, api);
  let app: App | null = null;
  let loading: Promise<App> | null = null;
  /** Loads Express and what is built with it, which takes half of the time until the first response to a call. */
  const load = async () => {
    const { createApp } = await import('./app.ts');
    const pages = { network, onSealedPage: openBrowserNotes(notify), reissuesCookies };
    const { checkSettings, watch = false } = options;
    app = createApp({ sites, sessions, serveCall, runtimeDir, reports, visits, checkSettings, watch, pages });
    return app;
  };
  const loaded = async () => {
    loading ??= load();
    return (app ?? (await loading)).handle;
  };
  const serve = handleRequest(serveCall, loaded, network);
  const handle = stateFile ? writeBeforeResponse(serve, stateFile) : serve;
  const listening = await listenAt({ host, port, certificate, labels, handle }).catch(async (error: unknown) => {
    await files?.close();
    throw error;
  });
  const scheme = certificate ? 'https' : 'http';
  const origin = (name: string) => `${scheme}://${name}:${listening.port}/`;
  let closing: Promise<void> | null = null;
  const close = async () => {
    await listening.close();
    await files?.close();
    journal.close();
  };
  return {
    url: origin('localhost'),
    control: `${origin(controlHost)}__ss/`,
    controlForTools: `${origin('localhost')}__ss/`,
    port: listening.port,
    sites: sites.map(({ id }) => ({ id, url: origin(`${id}.localhost`) })),
    lanSites: listening.lan
      ? lanSites(
          listening.address,
          scheme,
          listening.lan,
          sites.map(({ id }) => id),
        )
      : [],
    journal,
    session: (name) => sessions.named(checkedSessionName(name)),
    ...(keepsSecrets && { keepsSecrets }),
    pageReports,
    reload: () => app?.reload(),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Returns the names and addresses in the certificate: those of this machine as well, if others may connect to it. */
function certificateNames(labels: readonly string[], host: string): readonly string[] {
  const names = ['localhost', controlHost, ...labels.map((label) => `${label}.localhost`), '127.0.0.1', '::1', host];
  return [...new Set(isLoopbackAddress(host) || host === 'localhost' ? names : [...names, ...machineAddresses()])];
}
