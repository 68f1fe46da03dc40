import express, { type RequestHandler } from 'express';
import { firstOf } from '../http/form-fields.ts';
import type { PageReports } from '../page-report/page-reports.ts';

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
