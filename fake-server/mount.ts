import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { createApi } from './api/router.ts';
import { apiRoutes } from './api/routes.ts';
import { createControl } from './control/index.ts';
import { resetSession } from './control/reset-session.ts';
import { staticHost } from './hosts/static.ts';
import { thirdPartyHost } from './hosts/third-party.ts';
import { onHost, under } from './http/host-routes.ts';
import type { Journal } from './journal/journal.ts';
import { openSessions } from './open-sessions.ts';
import { createPageReader } from './pages/read-all-pages.ts';
import { packageRoot } from './root.ts';
import { serveCallsOf } from './serve-calls.ts';
import type { Site } from './sites/site.ts';
import { createVisits } from './visits/visits.ts';

export interface MountOptions {
  /** Sites whose forms and products the calls know. The first one is called. */
  readonly sites: readonly Site[];
  /** Fault rules that apply from the start. */
  readonly faults?: string;
  /** Seed of the faults' pseudo-random numbers; 1 by default. */
  readonly seed?: number;
  /** The folder of the built runtime; `.build/runtime` of this package by default. */
  readonly runtimeDir?: string;
  /** Called with a sentence for each problem that does not stop the platform. */
  readonly notify?: (problem: string) => void;
}

/** The platform without pages, in the server of another program. */
export interface MountedPlatform {
  /** Serves a request to the platform, and passes others on. */
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  readonly journal: Journal;
  /** Replaces the fault rules. Throws a FaultSyntaxError for rules that cannot be read. */
  setFaults(rules: string, seed?: number): void;
  /** Clears the journal and the state, and restores the first fault rules. */
  reset(): void;
  /** Releases hung responses, and ends the journal. */
  close(): void;
}

/** The site of calls where no site is given. It has no pages. */
const bareSite: Site = {
  id: 'site',
  title: 'site',
  source: '',
  pages: async () => [],
  resolve: async () => null,
  notFound: async () => null,
  warnings: async () => [],
};

/**
 * Returns the parts of the platform that a page of another server needs: the calls, `/runtime/`, `/third-party/`, and the control
 * surface `/__ss/` with the journal. Calls that the contract does not have are the other server's. Throws a FaultSyntaxError for
 * rules that cannot be read.
 */
export async function mountPlatform(options: MountOptions): Promise<MountedPlatform> {
  const { runtimeDir = join(packageRoot, '.build', 'runtime'), faults, seed, notify = () => undefined } = options;
  const sites = options.sites.length > 0 ? options.sites : [bareSite];
  const [{ id: firstSite } = bareSite] = sites;
  const { sessions } = await openSessions(
    { sites, readsPages: true, ...(faults !== undefined && { faults }), ...(seed !== undefined && { seed }) },
    notify,
  );
  const visits = createVisits(sessions, runtimeDir);
  const api = createApi({
    sessions,
    recording: null,
    reissuesCookies: false,
    keepsSecrets: false,
    readPages: createPageReader(sites),
    observeCookies: visits.observe,
  });
  const control = createControl({ sessions, sites, reports: null, visits, checkSettings: undefined });
  const statics = staticHost(runtimeDir, sessions);
  const thirdParties = thirdPartyHost(sessions);

  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  app.use(onHost('control', control), under('/__ss', control));
  app.use(onHost('static', statics), under('/runtime', statics));
  app.use(onHost('third-party', thirdParties));
  app.use('/third-party', thirdParties);
  app.use(apiRoutes(withUnreadBody(serveCallsOf(sites, sessions, api, firstSite))));
  const { main } = sessions;
  return {
    handle(request, response, next) {
      // Express gives a request its own methods, which the other server's request may lack, or have of another version.
      const [requestMethods, responseMethods] = [Object.getPrototypeOf(request), Object.getPrototypeOf(response)];
      app(request as express.Request, response as express.Response, (error?: unknown) => {
        Object.setPrototypeOf(request, requestMethods);
        Object.setPrototypeOf(response, responseMethods);
        next(error);
      });
    },
    journal: main.journal,
    setFaults: (rules, newSeed) => main.faults.set(rules, newSeed),
    reset: () => resetSession(main, { visits, reports: null }),
    close() {
      main.faults.hung.release();
      main.journal.close();
    },
  };
}

/** Refuses calls whose body a parser in front of the platform has read: they would wait for it for ever. */
const withUnreadBody =
  (serveCall: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (!request.readableEnded) return serveCall(request, response, next);
    const error =
      `The body of ${request.method} ${request.path} was read before the call reached the platform: mount the platform ` +
      'before body parsers.';
    return response.status(500).json({ error });
  };
