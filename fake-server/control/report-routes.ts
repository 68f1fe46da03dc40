import express, { type RequestHandler } from 'express';
import { firstOf } from '../http/form-fields.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { sessionOf } from './session-of.ts';

/**
 * `GET /__ss/page-reports?site=` returns the last report of each page that was opened in the request's session, as
 * `{"isOn","reports":[…]}` (fake-server/common/visits/page-report.ts). `reports` is null without `serve --report`.
 */
export function reportRoutes(reports: PageReports | null, sessions: Sessions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/page-reports', (request, response) => {
    const site = firstOf(request.query.site as string | undefined) || undefined;
    response.json({ isOn: reports !== null, reports: reports?.list(site, sessionOf(sessions, request)) ?? [] });
  });
  return router;
}
