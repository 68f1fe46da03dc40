import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOfFolder } from '../common/saved-beside.ts';

/** Limits of the search: a target may be any folder, even a home directory. */
const maxPages = 10_000;
const maxFolders = 10_000;

/**
 * Returns the paths of a folder's pages: index pages first, then the shortest. Hidden folders and those saved beside a page are
 * skipped.
 */
export async function listPages(root: string): Promise<readonly string[]> {
  const pages: string[] = [];
  const folders = [''];
  for (const [visited, folder] of folders.entries()) {
    if (visited >= maxFolders || pages.length >= maxPages) break;
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && entry.name !== 'node_modules' && pageOfFolder(entry.name) === null) folders.push(path);
      else if (entry.isFile() && /\.html?$/i.test(entry.name)) pages.push(addressOf(path));
    }
  }
  const isIndex = (page: string) => (page.endsWith('/') ? 0 : 1);
  return pages.sort((one, other) => isIndex(one) - isIndex(other) || one.length - other.length).slice(0, maxPages);
}

const addressOf = (path: string): string =>
  `/${path
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/(^|\/)index\.html?$/i, '$1')}`;
