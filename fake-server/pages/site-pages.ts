import type { RequestHandler } from 'express';
import { splitTarget } from '../http/target.ts';
import type { Origins, Site } from '../sites/site.ts';
import type { PlatformState } from '../state.ts';
import { giveCrumb } from './crumb-cookie.ts';
import { screenHtml } from './screen-html.ts';
import { screenAt } from './screens.ts';
import { sendFile } from './send-file.ts';
import { sendPage } from './send-page.ts';

/**
 * Serves one site's pages and files; where it has nothing, the platform's screens, then the site's own 404 page or a plain one.
 * Every HTML answer gives the browser its crumb.
 */
export function servePages(site: Site, originsOf: (port: number) => Origins, state: PlatformState): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Pages answer GET and HEAD.\n');
      return;
    }
    const { path, queryText } = splitTarget(request.originalUrl);
    const origins = originsOf(request.socket.localPort ?? 0);
    const answer = await site.answer(path, origins);
    if (answer?.kind === 'redirect') {
      response.redirect(302, queryText === '' ? answer.to : `${answer.to}?${queryText}`);
      return;
    }
    if (answer?.kind === 'file') {
      sendFile(response, answer.path, next);
      return;
    }
    giveCrumb(request, response, state);
    const screen = answer ? null : screenAt(path, queryText);
    if (answer) sendPage(request, response, answer.page);
    else if (screen) sendPage(request, response, { status: 200, html: screenHtml(screen) });
    else sendPage(request, response, (await site.notFound(origins)) ?? { status: 404, html: await plainNotFound(site, path) });
  };
}

async function plainNotFound(site: Site, path: string): Promise<string> {
  const pages = await site.pages();
  return screenHtml({
    title: 'Page not found',
    text: `${site.title} has nothing at this address.`,
    facts: [['Address', path]],
    links: pages.slice(0, 20).map((page) => [page, page]),
  });
}
