import type { Site } from '../../../fake-server/start.ts';
import type { AuditPage } from './targets.ts';

/** Where sites of ours stand in every report: at no port, because each run has another. */
export const reportedOrigin = (site: string): string => `http://${site}.localhost`;

/** Every page of a site in the site's order, with the status it is meant to have. `origin` is where the site is served. */
export async function pagesOf(site: Site, origin: string): Promise<AuditPage[]> {
  const pages: AuditPage[] = [];
  for (const path of await site.pages()) {
    // A page that the site names and that is not there is found out by the visit.
    const resource = await site.resolve(path, { boot: origin, static: origin, thirdParty: origin }).catch(() => null);
    const expectedStatus = resource?.kind === 'page' ? resource.page.status : null;
    pages.push({ url: new URL(path, origin).href, path, site: site.id, expectedStatus });
  }
  return pages;
}
