import express, { type RequestHandler } from 'express';
import { escapeHtml } from '../html/escape.ts';
import { firstOf } from '../http/form-fields.ts';
import { hostOrigin } from '../http/origin.ts';
import { sendPage } from '../http/send-page.ts';
import { settingsPath } from '../pages/config-screen.ts';
import type { Site } from '../sites/site.ts';
import { tokenTag } from './control-token.ts';
import { builtPage } from './inspector-page.ts';

/**
 * `GET /__ss/settings-screen/?site=&frameUrl=` returns the settings screens of a site, from `.build/settings-screen`;
 * `panel=forms` its form editor. The policy allows to frame the site alone.
 */
export function settingsPage(sites: readonly Site[], token: string): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get(settingsPath, (request, response) => {
    const id = firstOf(request.query.site as string | undefined) ?? '';
    const site = sites.find((each) => each.id === id);
    if (!site) {
      response.status(404).json({ error: `There is no site ${id || 'without a name'}. Open /config/ of a site.` });
      return;
    }
    const origin = hostOrigin(request, site.id);
    const policy =
      `default-src 'self'; img-src 'self' data:; frame-src ${origin}; frame-ancestors 'none'; base-uri 'none'; form-action ` +
      `'none'`;
    const html = settingsHtml({ site, origin, token });
    sendPage(request, response, { status: 200, headers: { 'Content-Security-Policy': policy }, html });
  });
  router.use(settingsPath, builtPage('settings-screen'));
  return router;
}

const settingsHtml = ({ site, origin, token }: { site: Site; origin: string; token: string }): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${tokenTag(token)}
<title>Configuration panel · ${escapeHtml(site.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${settingsPath}style.css">
<script type="module" src="${settingsPath}settings-screen.js"></script>
</head>
<body>
<div id="settings-screen" data-site="${escapeHtml(site.id)}" data-site-origin="${origin}" data-title="${escapeHtml(site.title)}"></div>
<noscript>The configuration panel needs JavaScript.</noscript>
</body>
</html>
`;
