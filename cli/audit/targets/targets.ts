import { CliError, exitCodes } from '../../../fake-server/common/errors.ts';
import { loadSites, type Site } from '../../../fake-server/start.ts';
import { withoutCredentials } from '../../core/web-address.ts';
import { argumentPath } from '../../files/argument-path.ts';

/** A page to audit. */
export interface AuditPage {
  readonly url: string;
  readonly path: string;
  readonly site: string | null;
  /** Status that the site declares for the page; null for a page on the web. */
  readonly expectedStatus: number | null;
}

/** A target of the command line. */
export type Target = { readonly kind: 'site'; readonly site: Site } | { readonly kind: 'url'; readonly url: string };

/**
 * Reads targets: addresses, fixture sites, folders and files of saved pages. Throws TargetError for a target that is not found.
 */
export async function readTargets(targets: readonly string[], cwd: string): Promise<Target[]> {
  const addresses = targets.filter((target) => /^[a-z][a-z0-9+.-]*:\/\//i.test(target));
  for (const address of addresses) {
    if (!/^https?:/i.test(address) || !URL.canParse(address)) {
      throw new CliError(`${withoutCredentials(address)} cannot be visited: expected an http or https address.`, exitCodes.usage);
    }
  }
  const sites = [
    ...(await loadSites(
      targets.filter((target) => !addresses.includes(target)),
      cwd,
      argumentPath,
    )),
  ];
  return targets.map((target) => {
    if (addresses.includes(target)) return { kind: 'url', url: new URL(target).href };
    return { kind: 'site', site: sites.shift() as Site };
  });
}

/** Returns the origin of a served site in reports, without a port, because the port differs from run to run. */
export const reportedOrigin = (site: string): string => `http://${site}.localhost`;

/** Returns the pages of a site in order, each with its declared status. The site is served at `origin`. */
async function pagesOf(site: Site, origin: string): Promise<AuditPage[]> {
  const pages: AuditPage[] = [];
  for (const path of await site.pages()) {
    // The visit reports a missing page.
    const { pathname, search } = new URL(path, origin);
    const origins = { boot: origin, static: origin, thirdParty: origin };
    const resource = await site.resolve(pathname, origins, search.slice(1)).catch(() => null);
    const expectedStatus = resource?.kind === 'page' ? resource.page.status : null;
    pages.push({ url: new URL(path, origin).href, path, site: site.id, expectedStatus });
  }
  return pages;
}

/** Returns every page of the targets, in their order. */
export async function listPages(targets: readonly Target[]): Promise<AuditPage[]> {
  const pages: AuditPage[] = [];
  for (const target of targets) {
    if (target.kind === 'url') {
      const { pathname, search } = new URL(target.url);
      pages.push({ url: target.url, path: `${pathname}${search}`, site: null, expectedStatus: null });
    } else pages.push(...(await pagesOf(target.site, reportedOrigin(target.site.id))));
  }
  return pages;
}
