import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One page of a site that a test writes as text. */
export interface TextPage {
  /** A whole document, or the content of its body. The boot script is added. */
  readonly html: string;
  /** Title of the document; that of the site by default. */
  readonly title?: string;
  /** Values that override those of the site's context on this page. */
  readonly context?: object;
  /** HTTP status; 200 by default. The first page with 404 is served at every address without a page. */
  readonly status?: number;
  /** Further headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A site that a test writes as text. */
export interface TextSite {
  /** Title of the site's pages; the site's id by default. */
  readonly title?: string;
  /** Value that each page assigns to `Static.SQUARESPACE_CONTEXT`. */
  readonly context?: object;
  /** Pages by address, such as `/about`; text is the page's HTML. */
  readonly pages: Readonly<Record<string, string | TextPage>>;
}

/** Sites that were written to a temporary folder. */
export interface WrittenSites {
  /** The folders of the sites. */
  readonly targets: readonly string[];
  remove(): Promise<void>;
}

/** Writes sites by id: a site, or the HTML of its only page. Rejects for an id and an address that cannot be served. */
export async function writeTextSites(sites: Readonly<Record<string, string | TextSite>>): Promise<WrittenSites> {
  const folder = await mkdtemp(join(tmpdir(), 'ss-runtime-sites-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { targets: await Promise.all(Object.entries(sites).map(([id, site]) => writeTextSite(folder, id, site))), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Writes a site as a fixture folder `parent/id` and returns the folder. Throws an Error for an id that is not a host name, and
 * for an address without a leading slash.
 */
async function writeTextSite(parent: string, id: string, site: string | TextSite): Promise<string> {
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(id))
    throw new Error(`${JSON.stringify(id)} cannot be a site's id: expected lower-case letters, digits and hyphens.`);
  const { title = id, context = {}, pages } = typeof site === 'string' ? { pages: { '/': site } } : site;
  const folder = join(parent, id);
  await mkdir(folder);
  const rows = Object.entries(pages).map(async ([path, page], index) => {
    if (!path.startsWith('/'))
      throw new Error(`The address ${JSON.stringify(path)} of the site ${id} does not begin with a slash.`);
    const { html, ...settings } = typeof page === 'string' ? { html: page } : page;
    const file = `page-${index}.html`;
    await writeFile(join(folder, file), html);
    return { path, file, ...settings };
  });
  await writeFile(join(folder, 'site.json'), JSON.stringify({ title, context, pages: await Promise.all(rows) }));
  return folder;
}
