import express, { type RequestHandler } from 'express';
import { messageOf } from '../errors.ts';
import { firstOf } from '../http/form-fields.ts';
import { requestHost } from '../http/host.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import type { Site } from '../sites/site.ts';
import { builtPage } from './inspector-page.ts';

/**
 * `GET /__ss/page-reports?site=` returns what became of the pages that were opened, the last of each, as `{"isOn","reports":[…]}`
 * (runtime/contract/page/page-report.ts); without `serve --report` (`reports` is null) there are none. Pages send theirs by POST.
 */
export function reportRoutes({ sites, reports }: { sites: readonly Site[]; reports: PageReports | null }): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.use('/__ss/page-report', builtPage('page-report'));
  router.get('/__ss/page-reports', ({ query }, response) => {
    const site = firstOf(query.site as string | undefined) || undefined;
    response.json({ isOn: reports !== null, reports: reports?.list(site) ?? [] });
  });
  if (!reports) return router;
  router.post('/__ss/page-reports', async (request, response) => {
    const { kind, label } = requestHost(request.headers.host);
    const site = kind === 'first-site' ? (sites[0]?.id ?? '') : label;
    const { bytes } = await readBody(request);
    try {
      reports.add(site, parseJson(bytes.toString('utf8')));
      response.status(204).end();
    } catch (error) {
      response.status(400).json({ error: messageOf(error) });
    }
  });
  return router;
}
