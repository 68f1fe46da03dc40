import express, { type RequestHandler } from 'express';
import type { CookieList, VisitList } from '../common/visits/visits.ts';
import { firstOf } from '../http/form-fields.ts';
import type { Visits } from '../visits/visits.ts';

/**
 * `GET /__ss/visits` lists the visits of the request's session, `GET /__ss/visits/ID` returns one with its events, and `GET
 * /__ss/cookies?site=` the cookies with their writers (fake-server/common/visits/visits.ts). `isOn` is false without `serve
 * --report`.
 */
export function visitRoutes({ visits, isOn }: { readonly visits: Visits; readonly isOn: boolean }): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/visits', (request, response) => {
    response.json({ isOn, visits: visits.list(request) } satisfies VisitList);
  });
  router.get('/__ss/visits/:id', (request, response) => {
    const visit = visits.find(request, request.params.id);
    if (visit) response.json(visit);
    else response.status(404).json({ error: `There is no visit "${request.params.id}". GET /__ss/visits lists the visits.` });
  });
  router.get('/__ss/cookies', (request, response) => {
    const site = firstOf(request.query.site as string | undefined) || undefined;
    response.json({ isOn, cookies: visits.cookies(request, site) } satisfies CookieList);
  });
  return router;
}
