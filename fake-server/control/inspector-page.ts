import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { sendPage } from '../http/send-page.ts';
import { packageRoot } from '../root.ts';
import { tokenTag } from './control-token.ts';

const page = (token: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${tokenTag(token)}
<title>ss-runtime inspector</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__ss/inspector/style.css">
<script type="module" src="/__ss/inspector/inspector.js"></script>
</head>
<body><div id="inspector"></div><noscript>The inspector needs JavaScript.</noscript></body>
</html>
`;

const policy = "default-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * `GET /__ss/` returns the inspector from `.build/inspector`. Its policy forbids inline scripts, because journals have data from
 * outside.
 */
export function inspectorPage(token: string): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/', (request, response) => {
    const headers = { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' };
    sendPage(request, response, { status: 200, headers, html: page(token) });
  });
  router.use('/__ss/inspector', builtPage('inspector'));
  return router;
}

/** Serves the built script and style sheet of one of the platform's own pages. */
export const builtPage = (name: string): RequestHandler =>
  express.static(join(packageRoot, '.build', name), { cacheControl: false, index: false });
