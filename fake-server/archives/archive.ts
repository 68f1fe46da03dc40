import { extname } from 'node:path';

/** A resource in an archive: a page, or a style sheet or a picture of one. */
export interface SavedResource {
  /** The absolute address that it was fetched from; `cid:…` for parts of an MHTML file without one. */
  readonly url: string;
  /** The Content-Type of its response, such as `text/html; charset=utf-8`. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A part of an archive that is not served. */
export interface LeftOutPart {
  /** Its address as written; empty for a part without one. */
  readonly address: string;
  /** A clause, such as `it has no content`. */
  readonly reason: string;
}

/** The content of a file of saved pages. */
export interface Archive {
  /** Addresses of its pages, each in `resources`. The first one is the start page. */
  readonly pages: readonly string[];
  /** Each address once. */
  readonly resources: readonly SavedResource[];
  readonly leftOut: readonly LeftOutPart[];
}

const archiveExtensions: readonly string[] = ['.mhtml', '.mht', '.har'];

/** Returns whether a file is an archive of pages, by its extension. */
export const isArchive = (path: string): boolean => archiveExtensions.includes(extname(path).toLowerCase());

export const withoutFragment = (url: string): string => url.replace(/#.*$/, '');

/** Returns the type without its parameters, in lower case: `text/html`. */
export const mediaType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

export const isHtml = (contentType: string): boolean => /^(text\/html|application\/xhtml\+xml)$/.test(mediaType(contentType));
