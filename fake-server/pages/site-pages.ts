import type { Request, RequestHandler, Response } from 'express';
import { siteUserCookie } from '../calls/site-user-session.ts';
import { readPageFaults } from '../faults/sources.ts';
import { decodePage } from '../html/page-text.ts';
import { screenHtml } from '../html/screen.ts';
import { readCookies } from '../http/cookies.ts';
import { readFormFields } from '../http/form-fields.ts';
import { isLoopbackAddress } from '../http/host.ts';
import { readBody } from '../http/read-body.ts';
import { reissueCookies } from '../http/reissue-cookies.ts';
import { sendPage } from '../http/send-page.ts';
import { splitTarget } from '../http/target.ts';
import { iconSheet, iconsOf, isIconSheet } from '../page-inserts/icon-sheet.ts';
import { putPlaceholderTag } from '../page-inserts/insert-tags.ts';
import { placeholderAt } from '../page-inserts/placeholder-picture.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import { putReportTag } from '../page-report/put-report-tag.ts';
import { sessionCookie } from '../sessions/session-name.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import type { Origins, Site, SitePage } from '../sites/site.ts';
import type { PlatformState } from '../state/state.ts';
import { settingsAddress } from './config-screen.ts';
import { originsAt } from './origins.ts';
import { setCrumbCookie } from './page-headers.ts';
import { storePostedForm } from './posted-form.ts';
import { addPostedProduct } from './posted-product.ts';
import { putForms, putSettings } from './put-edits.ts';
import { accessDeniedScreen, screenAt } from './screens.ts';
import { seal, sealedContent, sealedPage, stopScripts } from './sealed-responses.ts';
import { contentTypeOf, sendContent, sendFile } from './send-file.ts';
import { storeScreenAt } from './store-screens.ts';

export interface PagesOptions {
  /** Added to the end of every page; may be empty. */
  readonly reloadTag: string;
  /** Receives the paths of the sent pages, which get the reporting script; null without reports. */
  readonly reports: Pick<PageReports, 'addSentPage'> | null;
  /** Whether pages may send requests to other hosts than this server's. */
  readonly network: boolean;
  /** Receives the user agent of each visitor of a saved page that may not. */
  readonly onSealedPage: (userAgent: string) => void;
  /** Whether pages set the visitor's cookies again. */
  readonly reissuesCookies: boolean;
}

/**
 * Serves one site's pages and files. Unknown paths get the platform's screens, else the site's own 404 page or a plain one.
 * Every HTML response sets the browser's crumb.
 */
export function servePages(site: Site, sessions: Sessions, options: PagesOptions): RequestHandler {
  /** Icons of the pages that were sent. */
  const icons = new Set<string>();
  return async (request, response, next) => {
    const session = sessions.of(request);
    const { state } = session;
    if (!options.network && seal(request, response)) return;
    if (request.method === 'POST' && (await storePost(site, state, request, response))) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Pages accept GET and HEAD.\n');
      return;
    }
    const { path, queryText } = splitTarget(request.originalUrl);
    if (site.isSaved && sendPlaceholder(response, path)) return;
    const faults = readPageFaults(request, queryText);
    const origins = originsAt(request, faults.carried);
    const resource = await site.resolve(path, origins, queryText);
    if (resource?.kind === 'redirect') response.redirect(302, queryText === '' ? resource.to : `${resource.to}?${queryText}`);
    else if (resource?.kind === 'file') {
      if (!options.network) stopScripts(response, contentTypeOf(resource.path));
      sendFile(response, resource.path, next);
    } else if (resource?.kind === 'content')
      sendContent(response, options.network ? resource : sealedContent(resource, request, response));
    else if (!resource && site.isSaved && isIconSheet(path))
      sendContent(response, { contentType: 'image/svg+xml', bytes: Buffer.from(iconSheet(icons)) });
    else {
      if (!options.network && site.isSaved) options.onSealedPage(request.headers['user-agent'] ?? '');
      if (site.isSaved && resource) for (const icon of iconsOf(resource.page.html)) icons.add(icon);
      if (faults.cookie !== null) response.appendHeader('Set-Cookie', faults.cookie);
      const cookie = sessionCookie(request);
      if (cookie !== null) response.appendHeader('Set-Cookie', cookie);
      setCrumbCookie(request, response, state);
      if (options.reissuesCookies) reissueCookies(request, response);
      const page = resource
        ? sitePage(resource.page, { site, state, session, request, response, path, origins, options })
        : await platformPage({ site, state, request, response, path, queryText, origins, isSealed: !options.network });
      sendPage(request, response, page);
    }
  };
}

interface Visit {
  readonly site: Site;
  readonly state: PlatformState;
  readonly request: Request;
  readonly response: Response;
  readonly path: string;
  readonly origins: Origins;
}

type SentPage = Parameters<typeof sendPage>[2];

/** Returns a page of the site; for a page for members and a visitor who is not signed in, the screen that replaces it. */
function sitePage(
  page: SitePage,
  { options, session, ...visit }: Visit & { readonly session: Session; readonly options: PagesOptions },
): SentPage {
  const { site, state, path, origins } = visit;
  if (page.isForMembers && !isMember(visit)) return { status: 403, html: screenHtml(accessDeniedScreen(site.id, origins.boot)) };
  const settings = state.cookieSettings.get(site.id);
  const withSettings = settings ? putSettings(page.html, settings) : page.html;
  state.forms.addPage(site.id, withSettings, path);
  state.commerce.catalogue.addPage(site.id, withSettings, path);
  const withForms = putForms(withSettings, state.forms.edits(site.id));
  options.reports?.addSentPage(site.id, path, page.leftOut ?? [], session);
  const withPlaceholders = site.isSaved && !options.network ? putPlaceholderTag(withForms) : withForms;
  const withReport = options.reports ? putReportTag(withPlaceholders) : withPlaceholders;
  const { reloadTag, network } = options;
  const html = reloadTag === '' ? withReport : Buffer.concat([withReport, decodePage(withReport).encode(reloadTag)]);
  return network ? { ...page, html } : sealedPage({ ...page, html }, visit.request, visit.response);
}

/** Sends the placeholder of a missing picture. Returns false for another path. */
function sendPlaceholder(response: Response, path: string): boolean {
  const picture = placeholderAt(path);
  if (picture === null) return false;
  response.setHeader('X-SS-Placeholder', picture.dimensions);
  sendContent(response, { contentType: 'image/svg+xml', bytes: Buffer.from(picture.svg) });
  return true;
}

const isMember = ({ site, state, request }: Visit): boolean =>
  state.commerce.members.findBySession(readCookies(request.headers.cookie).get(siteUserCookie) ?? '', site.id) !== null;

/** Returns the page for a path that the site does not have. */
async function platformPage(visit: Visit & { readonly queryText: string; readonly isSealed: boolean }): Promise<SentPage> {
  const { site, state, request, response, path, queryText, origins, isSealed } = visit;
  const cookies = readCookies(request.headers.cookie);
  const store = storeScreenAt({ site: site.id, path, queryText, cookies, state, boot: origins.boot });
  if (store) return { status: 200, html: screenHtml(store) };
  const screen = screenAt(path, queryText);
  // The settings screen is on this machine only, as the control surface.
  if (screen?.isConfig && isLoopbackAddress(request.socket.remoteAddress))
    return { status: 302, headers: { Location: settingsAddress(request, site.id, queryText) }, html: '' };
  if (screen) return { status: 200, html: screenHtml(screen) };
  const own = await site.notFound(origins);
  if (own) return isSealed ? sealedPage(own, request, response) : own;
  return { status: 404, html: await plainNotFound(site, path) };
}

/** Accepts a posted form or product from a browser without scripts. Returns false for a page that has neither. */
async function storePost(site: Site, state: PlatformState, request: Request, response: Response): Promise<boolean> {
  const { path, queryText } = splitTarget(request.originalUrl);
  const resource = await site.resolve(path, originsAt(request, null), queryText);
  if (resource?.kind !== 'page' || !/^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? ''))
    return false;
  const { html } = resource.page;
  const forms = state.forms.addPage(site.id, html, path);
  state.commerce.catalogue.addPage(site.id, html, path);
  const sellsProducts = /sqs-add-to-cart-button/.test(html.toString('latin1'));
  if (forms.length === 0 && !sellsProducts) return false;
  const { bytes, outcome } = await readBody(request);
  const posted = outcome === 'whole' ? (readFormFields(bytes.toString('utf8')) ?? {}) : {};
  const cookies = readCookies(request.headers.cookie);
  const product = sellsProducts ? addPostedProduct({ site: site.id, path, posted, cookies }, state) : null;
  if (product) {
    if ('screen' in product) sendPage(request, response, { status: 400, html: screenHtml(product.screen) });
    else response.append('Set-Cookie', [...product.cookies]).redirect(303, product.location);
    return true;
  }
  const screen = storePostedForm({ site: site.id, path, posted, forms }, state);
  if (screen) sendPage(request, response, { status: screen.status, html: screenHtml(screen) });
  else response.status(400).type('text/plain').send('The page has no form with these fields.\n');
  return true;
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
