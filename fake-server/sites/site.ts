import type { LeftOutPart } from '../archives/archive.ts';
import type { FindPlace } from '../html/place-map.ts';

/** Addresses of the running server that pages need. Origins have no slash at their end. */
export interface Origins {
  /** Absolute address of the boot script. */
  readonly boot: string;
  readonly static: string;
  readonly thirdParty: string;
}

/** A page with the addresses of this server, as it is sent. */
export interface SitePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  /** The page's file, and the places in it; absent for a page without a file of its own. */
  readonly source?: { readonly path: string; readonly find: FindPlace };
  /** Names of the platform's own scripts that were removed from the page. */
  readonly leftOut?: readonly string[];
  /** Whether only signed-in site users may see the page. */
  readonly isForMembers?: boolean;
}

/** The resource of a site at a path; null for an unknown path. */
export type SiteResource =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'content'; readonly contentType: string; readonly bytes: Buffer }
  | { readonly kind: 'redirect'; readonly to: string }
  | null;

/** A site that the platform serves on its own origin, `http://<id>.localhost:<port>/`. */
export interface Site {
  readonly id: string;
  readonly title: string;
  /** A sentence about its pages, for the start page. */
  readonly shows?: string;
  /** The path of its folder or file. */
  readonly source: string;
  /** Whether its pages were saved from a published site: their missing pictures get placeholders. */
  readonly isSaved?: boolean;
  /** Returns the paths of its pages. Long lists are cut. */
  pages(): Promise<readonly string[]>;
  /**
   * Returns the resource at a path as the client wrote it. Pages of an archive may differ by their query, which `pages()` then
   * names. Reads from disk each time, so that edits are visible.
   */
  resolve(path: string, origins: Origins, queryText?: string): Promise<SiteResource>;
  /** Returns the parts of an archive that are not served; absent for other sites. */
  leftOut?(): Promise<readonly LeftOutPart[]>;
  /** Returns the site's own page for unknown paths, or null. */
  notFound(origins: Origins): Promise<SitePage | null>;
  /** Returns a sentence for each known problem of its pages on this server. */
  warnings(): Promise<readonly string[]>;
}
