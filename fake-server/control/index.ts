import express, { type RequestHandler } from 'express';
import { endpoints } from '../../runtime/contract/endpoints.ts';
import { hostOrigin } from '../http/origin.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import { startPage } from '../pages/start-page.ts';
import { randomToken } from '../random-token.ts';
import { packageVersion } from '../root.ts';
import { droppedRows, type Sessions } from '../sessions/sessions.ts';
import type { Site } from '../sites/site.ts';
import type { Visits } from '../visits/visits.ts';
import { apiPage } from './api-page.ts';
import { errorsPage } from './errors-page.ts';
import { faultRoutes } from './fault-routes.ts';
import { formRoutes } from './form-routes.ts';
import { guard } from './guard.ts';
import { hungRoutes } from './hung-routes.ts';
import { inspectorPage } from './inspector-page.ts';
import { journalRoutes } from './journal-routes.ts';
import { openApiDocument } from './openapi.ts';
import { replayRoutes } from './replay-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { resetSession } from './reset-session.ts';
import { sessionRoutes } from './session-routes.ts';
import { settingsPage } from './settings-page.ts';
import { type CheckSettings, settingsRoutes } from './settings-routes.ts';
import { stateRoutes } from './state-routes.ts';
import { storeRoutes } from './store-routes.ts';
import { visitRoutes } from './visit-routes.ts';

export interface ControlOptions {
  readonly sessions: Sessions;
  readonly sites: readonly Site[];
  /** Null without `serve --report`. */
  readonly reports: PageReports | null;
  readonly visits: Visits;
  readonly checkSettings: CheckSettings | undefined;
}

/** Returns the control surface under `/__ss/`, for clients on this machine. Its requests are not in the journal. */
export function createControl({ sessions, sites, reports, visits, checkSettings }: ControlOptions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const token = randomToken();
  router.use(guard(token));
  router.get('/', startPage({ sites, reports }));
  router.get('/__ss/health', (request, response) => {
    response.json({ status: 'ok', version: packageVersion, dropped: droppedRows(sessions.of(request)) });
  });
  router.get('/__ss/endpoints', (_request, response) => {
    response.json({ endpoints: Object.values(endpoints) });
  });
  router.get('/__ss/openapi.json', (_request, response) => {
    response.json(openApiDocument());
  });
  router.use(apiPage());
  router.use(errorsPage(sites.map(({ id }) => id)));
  router.get('/__ss/sites', async (request, response) => {
    const listed = sites.map(async (site) => ({
      id: site.id,
      title: site.title,
      url: `${hostOrigin(request, site.id)}/`,
      pages: await site.pages(),
    }));
    response.json({ sites: await Promise.all(listed) });
  });
  router.use(inspectorPage(token));
  router.use(settingsPage(sites, token));
  router.use(settingsRoutes({ sites, sessions, check: checkSettings }));
  router.use(formRoutes({ sites, sessions }));
  router.use(storeRoutes(sessions));
  router.use(reportRoutes(reports, sessions));
  router.use(visitRoutes({ visits, isOn: reports !== null }));
  router.use(journalRoutes(sessions));
  router.use(replayRoutes(sessions));
  router.use(faultRoutes(sessions));
  router.use(hungRoutes(sessions));
  router.use(sessionRoutes(sessions));
  router.use(stateRoutes(sessions, sites));
  router.post('/__ss/reset', (request, response) => {
    resetSession(sessions.of(request), { visits, reports });
    response.json({ status: 'ok' });
  });
  router.use((request, response) => {
    response.status(404).json({ error: `The control surface has nothing at ${request.method} ${request.path}.` });
  });
  return router;
}
