/** Addresses that a page needs and that only the running server knows. Origins have no slash at their end. */
export interface Origins {
  /** The boot script's whole address. */
  readonly boot: string;
  readonly static: string;
  readonly thirdParty: string;
}

/** A page, ready to be sent: rendered for the addresses of this server. */
export interface SitePage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  /** Names of the platform's own scripts that stood in the page and were left out. */
  readonly leftOut?: readonly string[];
  /** Shown to who is signed in as a site user alone. */
  readonly isForMembers?: boolean;
}

/** What a site has at an address; null is nothing. */
export type SiteResource =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'content'; readonly contentType: string; readonly bytes: Buffer }
  | { readonly kind: 'redirect'; readonly to: string }
  | null;

/** A site that the platform serves on an origin of its own, `http://<id>.localhost:<port>/`. */
export interface Site {
  readonly id: string;
  readonly title: string;
  /** Where it was read from. */
  readonly source: string;
  /** Addresses of its pages, for people to look at; long lists are cut. */
  pages(): Promise<readonly string[]>;
  /** `path` is an address's path as the client wrote it. Reads from disk each time, so that edits show. */
  resolve(path: string, origins: Origins): Promise<SiteResource>;
  /** The page for addresses where there is nothing, if the site has one of its own. */
  notFound(origins: Origins): Promise<SitePage | null>;
  /** What in its pages will not work here, each a sentence. */
  warnings(): Promise<readonly string[]>;
}
