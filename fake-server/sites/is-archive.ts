import { extname } from 'node:path';

/** Returns whether a file is an archive of pages, by its extension. */
export const isArchive = (path: string): boolean => /^\.(?:mhtml?|har)$/i.test(extname(path));
