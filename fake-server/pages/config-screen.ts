import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { controlHost } from '../http/host.ts';
import { originOf } from '../http/origin.ts';
import { sendPage } from '../http/send-page.ts';
import { keepInWindow, sealedOrigins, setSealedHeaders } from '../page-inserts/sealed-headers.ts';
import { packageRoot } from '../root.ts';
import { originsAt } from './origins.ts';

/** Path of the settings screens on the origin of the control surface. */
export const settingsPath = '/__ss/settings-screen/';

/** Path of the preview on a site's origin. */
export const previewPath = '/config/preview';

/** Returns the address of a site's settings screen, with the query of the site's `/config/`. */
export const settingsAddress = (request: IncomingMessage, siteId: string, queryText: string): string =>
  `${originOf(request, controlHost)}${settingsPath}?site=${siteId}${queryText === '' ? '' : `&${queryText}`}`;

/**
 * Serves the preview of a settings screen: a document on the site's origin that frames a page of the site. The screen has another
 * origin, and controls the page by messages to this document, which accepts those of the screen only. Without network it is
 * sealed, because the page can use its window.
 */
export function settingsPreview(network: boolean): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get(`${previewPath}/`, (request, response) => {
    if (!network) {
      const origins = sealedOrigins(request, originsAt(request, null));
      setSealedHeaders(request, response, origins);
      keepInWindow(request, response, origins);
    }
    const screen = originOf(request, controlHost);
    const policy = `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors ${screen}`;
    sendPage(request, response, { status: 200, headers: { 'Content-Security-Policy': policy }, html: previewHtml(screen) });
  });
  router.use(previewPath, express.static(join(packageRoot, '.build', 'settings-preview'), { cacheControl: false, index: false }));
  return router;
}

const previewHtml = (screen: string): string => `<!doctype html>
<html lang="en" data-screen="${screen}">
<head>
<meta charset="utf-8">
<title>Preview</title>
<style>html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}</style>
</head>
<body><script src="${previewPath}/settings-preview.js"></script></body>
</html>
`;
