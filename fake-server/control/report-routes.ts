import express, { type RequestHandler } from 'express';
import { messageOf } from '../errors.ts';
import { firstOf } from '../http/form-fields.ts';
import { hostOf } from '../http/lan-ports.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import type { Site } from '../sites/site.ts';
import { builtPage } from './inspector-page.ts';

/**
 * `GET /__ss/page-reports?site=` returns the last report of each page that was opened, as `{"isOn","reports":[…]}`
 * (runtime/contract/page/page-report.ts). `reports` is null without `serve --report`.
 */
export function reportRoutes(reports: PageReports | null): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/page-reports', ({ query }, response) => {
    const site = firstOf(query.site as string | undefined) || undefined;
    response.json({ isOn: reports !== null, reports: reports?.list(site) ?? [] });
  });
  return router;
}

/** Serves the calls of pages: their reports, by POST to `/__ss-report`, and the script that sends them. */
export function reportCalls({ sites, reports }: { sites: readonly Site[]; reports: PageReports }): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.use('/__ss-report', builtPage('page-report'));
  router.post('/__ss-report', async (request, response) => {
    const { kind, label } = hostOf(request);
    const site = kind === 'first-site' ? (sites[0]?.id ?? '') : label;
    try {
      reports.add(site, await readJsonBody(request));
      response.status(204).end();
    } catch (error) {
      response.status(400).json({ error: messageOf(error) });
    }
  });
  return router;
}
