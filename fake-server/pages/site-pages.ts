import type { Request, RequestHandler, Response } from 'express';
import { siteUserCookie } from '../calls/site-user-session.ts';
import { readPageFaults } from '../faults/sources.ts';
import { decodePage } from '../html/page-text.ts';
import { screenHtml } from '../html/screen.ts';
import { readCookies } from '../http/cookies.ts';
import { decodeFormFields, type FormFields } from '../http/form-fields.ts';
import { readBody } from '../http/read-body.ts';
import { reissueCookies } from '../http/reissue-cookies.ts';
import { sendPage } from '../http/send-page.ts';
import { splitTarget } from '../http/target.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import { putReportTag } from '../page-report/report-tag.ts';
import type { Site, SitePage } from '../sites/site.ts';
import type { PlatformState } from '../state/state.ts';
import { accessDeniedScreen } from './access-denied-screen.ts';
import { configHtml, configPolicy } from './config-screen.ts';
import { setCrumbCookie } from './crumb-cookie.ts';
import { localPolicy } from './local-policy.ts';
import { originsAt } from './origins.ts';
import { storePostedForm } from './posted-form.ts';
import { addPostedProduct } from './posted-product.ts';
import { putSettings } from './put-edits.ts';
import { putForms } from './put-forms.ts';
import { screenAt } from './screens.ts';
import { sendContent, sendFile } from './send-file.ts';
import { storeScreenAt } from './store-screens.ts';

export interface PagesOptions {
  /** Put behind every page; empty for nothing. */
  readonly reloadTag: string;
  /** Hears of the pages that are sent, and has them report on themselves; null for no reports. */
  readonly reports: Pick<PageReports, 'sent'> | null;
  /** Whether pages may ask other hosts than this server's. */
  readonly network: boolean;
  /** Whether pages set the visitor's cookies again. */
  readonly reissuesCookies: boolean;
}

/**
 * Serves one site's pages and files; where it has nothing, the platform's screens, then the site's own 404 page or a plain one.
 * Every HTML response gives the browser its crumb.
 */
export function servePages(
  site: Site,
  state: PlatformState,
  { reloadTag, reports, network, reissuesCookies }: PagesOptions,
): RequestHandler {
  return async (request, response, next) => {
    if (!network) response.setHeader('Content-Security-Policy', localPolicy);
    if (request.method === 'POST' && (await storePost(site, state, request, response))) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Pages answer GET and HEAD.\n');
      return;
    }
    const { path, queryText } = splitTarget(request.originalUrl);
    const faults = readPageFaults(request, queryText);
    const origins = originsAt(request, faults.carried);
    const resource = await site.resolve(path, origins);
    if (resource?.kind === 'redirect') {
      response.redirect(302, queryText === '' ? resource.to : `${resource.to}?${queryText}`);
      return;
    }
    if (resource?.kind === 'file') {
      sendFile(response, resource.path, next);
      return;
    }
    if (resource?.kind === 'content') {
      sendContent(response, resource);
      return;
    }
    if (faults.cookie !== null) response.appendHeader('Set-Cookie', faults.cookie);
    setCrumbCookie(request, response, state);
    if (reissuesCookies) reissueCookies(request, response);
    const settings = state.cookieSettings.get(site.id);
    const prepared = (page: SitePage): SitePage => {
      const withSettings = settings ? putSettings(page.html, origins.boot, settings) : page.html;
      state.forms.addPage(site.id, withSettings, path);
      state.commerce.catalogue.learn(site.id, withSettings, path);
      const withForms = putForms(withSettings, state.forms.edits(site.id));
      reports?.sent(site.id, path, page.leftOut ?? []);
      const html = reports ? putReportTag(withForms) : withForms;
      return { ...page, html: reloadTag === '' ? html : Buffer.concat([html, decodePage(html).encode(reloadTag)]) };
    };
    if (resource?.page.isForMembers && !isMember(site, state, request)) {
      const denied = accessDeniedScreen(site.id, origins.boot);
      sendPage(request, response, { status: 403, html: screenHtml(denied) });
      return;
    }
    const store = resource
      ? null
      : storeScreenAt({
          site: site.id,
          path,
          queryText,
          cookies: readCookies(request.headers.cookie),
          state,
          boot: origins.boot,
        });
    const screen = resource || store ? null : screenAt(path, queryText);
    if (resource) sendPage(request, response, prepared(resource.page));
    else if (store) sendPage(request, response, { status: 200, html: screenHtml(store) });
    else if (screen?.isConfig) {
      const headers = { 'Content-Security-Policy': configPolicy };
      sendPage(request, response, { status: 200, headers, html: configHtml(site.id, site.title, screen) });
    } else if (screen) sendPage(request, response, { status: 200, html: screenHtml(screen) });
    else sendPage(request, response, (await site.notFound(origins)) ?? { status: 404, html: await plainNotFound(site, path) });
  };
}

const isMember = ({ id }: Site, { commerce }: PlatformState, { headers }: Request): boolean =>
  commerce.members.of(readCookies(headers.cookie).get(siteUserCookie) ?? '', id) !== null;

/** A form or a product of the page, sent by a browser without scripts; false where the page has none. */
async function storePost(site: Site, state: PlatformState, request: Request, response: Response): Promise<boolean> {
  const { path } = splitTarget(request.originalUrl);
  const resource = await site.resolve(path, originsAt(request, null));
  if (resource?.kind !== 'page' || !/^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? ''))
    return false;
  const { html } = resource.page;
  const forms = state.forms.addPage(site.id, html, path);
  state.commerce.catalogue.learn(site.id, html, path);
  const sellsSomething = /sqs-add-to-cart-button/.test(html.toString('latin1'));
  if (forms.length === 0 && !sellsSomething) return false;
  const { bytes, outcome } = await readBody(request);
  const posted = outcome === 'whole' ? fieldsOf(bytes.toString('utf8')) : {};
  const cookies = readCookies(request.headers.cookie);
  const product = sellsSomething ? addPostedProduct({ site: site.id, path, posted, cookies }, state) : null;
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

/** None where they cannot be decoded. */
function fieldsOf(text: string): FormFields {
  try {
    return decodeFormFields(text);
  } catch {
    return {};
  }
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
