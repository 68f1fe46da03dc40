import type { RequestHandler } from 'express';
import { notInView, type StoredPageReport } from '../common/visits/page-report.ts';
import { hostOrigin, originOf } from '../http/origin.ts';
import { sendPage } from '../http/send-page.ts';
import type { PageReports } from '../page-report/page-reports.ts';
import type { Site } from '../sites/site.ts';
import { type ShownSite, startPageHtml } from './start-page-view.ts';

export interface StartPageOptions {
  readonly sites: readonly Site[];
  /** The reports of opened pages; null without `serve --report`. */
  readonly reports: Pick<PageReports, 'list'> | null;
}

/** The policy of the start page: its own script and style are inline, and it requests nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri " +
  "'none'; frame-ancestors 'none'";

/**
 * Serves the start page, at the root of the control origin (our choice: `localhost` and IP addresses are the first site's). It
 * lists the sites, what became of the blocks of their opened pages, commands to try and the platform's tools.
 */
export const startPage =
  ({ sites, reports }: StartPageOptions): RequestHandler =>
  async (request, response) => {
    const stored = reports?.list() ?? null;
    const shown = sites.map(async (site): Promise<ShownSite> => {
      const url = hostOrigin(request, site.id);
      const { id, title, source, isSaved = false } = site;
      const shows = site.shows || (isSaved ? `Saved pages of ${source}.` : '');
      // A folder may have been removed since the start.
      const pages = await site.pages().catch(() => []);
      return { id, title, shows, url, pages, opened: stored?.filter((report) => report.site === id).map(openedPage) ?? null };
    });
    const html = startPageHtml({ sites: await Promise.all(shown), url: originOf(request, 'localhost') });
    sendPage(request, response, { status: 200, headers: { 'Content-Security-Policy': policy }, html });
  };

const openedPage = ({ path, state, alive, skipped }: StoredPageReport): NonNullable<ShownSite['opened']>[number] => ({
  path,
  state,
  mounted: Object.values(alive).reduce((sum, count) => sum + count, 0),
  waiting: skipped.filter(({ reason }) => reason === notInView).length,
  skipped: skipped.filter(({ reason }) => reason !== notInView).map(({ block, reason }) => `${block}: ${reason}`),
});
