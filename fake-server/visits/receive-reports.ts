import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { errorMessage } from '../common/error-message.ts';
import { schemeOf } from '../http/origin.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import { packageRoot } from '../root.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createSiteSearch } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import type { Visits } from './visits.ts';

/**
 * Receives the reports of served pages by `POST /__ss-report`, and serves the reporting script below it. Only pages of the same
 * origin may report; a report changes nothing but the reports.
 */
export function receiveReports({
  sites,
  reports,
  sessions,
  visits,
}: {
  readonly sites: readonly Site[];
  readonly reports: PageReports;
  readonly sessions: Pick<Sessions, 'of'>;
  readonly visits: Visits;
}): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const findSite = createSiteSearch(sites);
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.use(
    '/__ss-report/',
    express.static(join(packageRoot, '.build', 'page-report'), { cacheControl: false, index: false, redirect: false }),
  );
  router.post('/__ss-report', async (request, response) => {
    const site = findSite(request)?.id ?? '';
    const { origin, host, 'sec-fetch-site': fetchSite = 'same-origin' } = request.headers;
    if (origin !== `${schemeOf(request)}://${host}` || fetchSite !== 'same-origin')
      return void response.status(403).json({ error: 'Only a page of this origin may report.' });
    try {
      const body = await readJsonBody(request);
      if ((body as { kind?: unknown } | null)?.kind === 'visit') visits.addReport(request, site, body);
      else reports.add(site, body, sessions.of(request));
      response.status(204).end();
    } catch (error) {
      response.status(400).json({ error: errorMessage(error) });
    }
  });
  router.use((request, response) => {
    response
      .status(404)
      .json({ error: `There is nothing at ${request.method} ${request.path}. Pages report by POST /__ss-report.` });
  });
  return router;
}
