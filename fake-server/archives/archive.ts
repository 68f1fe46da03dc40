/** Something that was saved with a page: a style sheet, a picture, the page itself. */
export interface SavedResource {
  /** The absolute address it was fetched from; `cid:…` for parts of an MHTML file that have no other. */
  readonly url: string;
  /** As its server named it, such as `text/html; charset=utf-8`. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** What a file of saved pages holds. */
export interface Archive {
  /** Addresses of its pages, each in `resources`; the one to begin with stands first. */
  readonly pages: readonly string[];
  readonly resources: readonly SavedResource[];
}

/** The type alone, in lower case: `text/html`. */
export const mediaType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

export const isHtml = (contentType: string): boolean => /^(text\/html|application\/xhtml\+xml)$/.test(mediaType(contentType));
