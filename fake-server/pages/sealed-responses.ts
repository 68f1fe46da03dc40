import type { Request, Response } from 'express';
import { mediaType } from '../archives/archive.ts';
import { screenHtml } from '../html/screen.ts';
import { schemeOf } from '../http/origin.ts';
import { sendPage } from '../http/send-page.ts';
import { splitTarget } from '../http/target.ts';
import { leavingPath, leavingPolicy, leavingScreen } from '../page-inserts/leaving-screen.ts';
import { sealPage } from '../page-inserts/seal-page.ts';
import { hasWindows, keepInWindow, sealedOrigins, sealedPageHeaders, setSealedHeaders } from '../page-inserts/sealed-headers.ts';
import type { SitePage } from '../sites/site.ts';
import { originsAt } from './origins.ts';

/**
 * Restricts a response to requests to this server. Sends the screen of leaving, and returns true, at its path. The script of a
 * service worker is refused: the worker's own responses would be pages without the seal and its headers.
 */
export function seal(request: Request, response: Response): boolean {
  setSealedHeaders(request, response, originsOf(request));
  if (request.headers['service-worker'] !== undefined) {
    response.status(403).type('text/plain').send('Pages without network have no service workers. See serve --allow-network.\n');
    return true;
  }
  const { path, queryText } = splitTarget(request.originalUrl);
  if (path !== leavingPath) return false;
  response.setHeader('Content-Security-Policy', leavingPolicy);
  sendPage(request, response, { status: 200, html: screenHtml(leavingScreen(queryText)) });
  return true;
}

/** Returns a page with the seal, without headers by which it would leave this server. */
export function sealedPage(page: SitePage, request: Request, response: Response): SitePage {
  keepInWindow(request, response, originsOf(request));
  return { ...page, headers: sealedPageHeaders(page.headers), html: sealHtml(page.html, request) };
}

/**
 * Stops the scripts of a document that has no seal, such as SVG or XML in a frame. As a picture or a style sheet none runs
 * scripts. Scripts themselves are left: the policy would be that of a worker.
 */
export function stopScripts(response: Response, type: string): void {
  if (isScript(type)) return;
  response.appendHeader('Content-Security-Policy', "script-src 'none'");
  // A sandbox stops a refresh too, and the viewers of PDF files.
  if (mediaType(type) !== 'application/pdf') response.appendHeader('Content-Security-Policy', 'sandbox allow-same-origin');
}

/** Not by a part of the header: of several types a browser takes the last one, and a parameter can have any text. */
const isScript = (contentType: string): boolean => /^(?:text|application)\/(?:x-)?javascript$/.test(mediaType(contentType));

/** Returns a frame of a saved page with the seal. Other content is not changed. */
export function sealedContent(content: SavedContent, request: Request, response: Response): SavedContent {
  if (mediaType(content.contentType) === 'text/html') {
    keepInWindow(request, response, originsOf(request));
    return { ...content, bytes: sealHtml(content.bytes, request) };
  }
  stopScripts(response, content.contentType);
  return content;
}

interface SavedContent {
  readonly contentType: string;
  readonly bytes: Buffer;
}

const originsOf = (request: Request): readonly string[] => sealedOrigins(request, originsAt(request, null));

const sealHtml = (html: Buffer, request: Request): Buffer =>
  sealPage(html, {
    origins: originsOf(request),
    url: addressOf(request),
    hasWindows: hasWindows(request),
  });

/** Returns the address that the browser shows for a page. */
function addressOf(request: Request): string {
  const { path, queryText } = splitTarget(request.originalUrl);
  const origin = `${schemeOf(request)}://${request.headers.host ?? 'localhost'}`;
  if (!URL.canParse(origin)) return 'http://localhost/';
  return URL.canParse(path, origin) ? new URL(`${path}?${queryText}`, origin).href : `${origin}/`;
}
