import { splitTarget } from '../http/target.ts';
import type { Origins, Site } from '../sites/site.ts';
import type { PlatformState } from '../state/state.ts';

/** The addresses in pages that are read for their forms and products only. */
const noOrigins: Origins = { boot: '/runtime/boot.js', static: '', thirdParty: '' };

/**
 * Adds the forms and products of every page of a site, as if each page were served: carts and submissions of an earlier run refer to
 * them. Pages that cannot be read are left out.
 */
export async function readAllPages(
  site: Site,
  { forms, commerce }: Pick<PlatformState, 'forms' | 'commerce'>,
  origins = noOrigins,
): Promise<void> {
  for (const address of await site.pages()) {
    const { path, queryText } = splitTarget(address);
    const resource = await site.resolve(path, origins, queryText).catch(() => null);
    if (resource?.kind !== 'page') continue;
    forms.addPage(site.id, resource.page.html, path);
    commerce.catalogue.addPage(site.id, resource.page.html, path);
  }
}
