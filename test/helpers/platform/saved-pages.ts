import { rewritePage } from '../../../fake-server/html/rewrite-page.ts';
import { bootTag } from '../../../fake-server/html/tags.ts';
import type { Site } from '../../../fake-server/start.ts';

/** A site whose pages can be replaced, for one visit, by a saved copy, which is served as `serve` serves saved pages. */
export interface SavableSite {
  readonly site: Site;
  /** The next visit to this path gets the saved copy; later ones get the site's own page again. */
  save(path: string, html: string): void;
}

export function savable(site: Site): SavableSite {
  const saved = new Map<string, string>();
  return {
    save(path, html) {
      saved.set(path, html);
    },
    site: {
      ...site,
      async resolve(path, origins) {
        const html = saved.get(path);
        saved.delete(path);
        const own = await site.resolve(path, origins);
        if (html === undefined || own?.kind !== 'page') return own;
        const { html: bytes, leftOut } = rewritePage(Buffer.from(html), { runtime: bootTag(origins.boot) });
        return { ...own, page: { ...own.page, html: bytes, leftOut } };
      },
    },
  };
}
