import express, { type RequestHandler } from 'express';
import { splitTarget } from '../http/target.ts';
import { screenHtml } from '../pages/screen-html.ts';
import { queryFacts } from '../pages/screens.ts';
import { sendPage } from '../pages/send-page.ts';

/** Stands in for the external maps page that a marker's click opens (spec 1 §2; its address is not shown): `/maps`. */
export function mapsPage(): RequestHandler {
  const router = express.Router();
  router.get(/^\/maps(\/.*)?$/, (request, response) => {
    const { path, queryText } = splitTarget(request.originalUrl);
    const facts = [['Address', path] as const, ...queryFacts(queryText)];
    const html = screenHtml({ title: 'External map', text: 'A maps service would show this place.', facts });
    sendPage(request, response, { status: 200, html });
  });
  return router;
}
