import { splitTarget } from '../http/target.ts';
import type { Origins, Site } from '../sites/site.ts';
import type { PlatformState } from '../state/state.ts';

/** The addresses in pages that are read for their forms and products only. */
const noOrigins: Origins = { boot: '/runtime/boot.js', static: '', thirdParty: '' };

/** The HTML of a site's page at a path. */
interface ReadPage {
  readonly path: string;
  readonly html: Buffer;
}

type PageState = Pick<PlatformState, 'forms' | 'commerce'>;

/** Returns every page of a site. Pages that cannot be read are left out. */
export async function allPages(site: Site, origins = noOrigins): Promise<readonly ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const address of await site.pages()) {
    const { path, queryText } = splitTarget(address);
    const resource = await site.resolve(path, origins, queryText).catch(() => null);
    if (resource?.kind === 'page') pages.push({ path, html: resource.page.html });
  }
  return pages;
}

/** Adds the forms and products of pages, as if each were served: carts and submissions of an earlier run refer to them. */
export function addPages(site: Site, pages: readonly ReadPage[], { forms, commerce }: PageState): void {
  for (const { path, html } of pages) {
    forms.addPage(site.id, html, path);
    commerce.catalogue.addPage(site.id, html, path);
  }
}

/** Adds the forms and products of every page of a site. */
export const readAllPages = async (site: Site, state: PageState, origins = noOrigins): Promise<void> =>
  addPages(site, await allPages(site, origins), state);

/** Returns a function that reads the pages of a site for the state of a session, the first time only; it never rejects. */
export function createPageReader(sites: readonly Site[]): (siteId: string, state: PageState) => Promise<void> {
  const read = new WeakMap<PageState, Map<string, Promise<void>>>();
  return (siteId, state) => {
    const ofState = read.get(state) ?? new Map<string, Promise<void>>();
    read.set(state, ofState);
    const site = sites.find(({ id }) => id === siteId);
    const reading = ofState.get(siteId) ?? (site ? readAllPages(site, state).catch(() => {}) : Promise.resolve());
    ofState.set(siteId, reading);
    return reading;
  };
}
