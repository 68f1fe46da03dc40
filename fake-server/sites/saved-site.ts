import { open, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname } from 'node:path';
import { TargetError } from '../common/errors.ts';
import { pageOfFolder } from '../common/saved-beside.ts';
import { fileProblem } from '../file-problem.ts';
import { assignsContext, hasLostContext, missingContextTag } from '../html/missing-context.ts';
import { decodePage, pageContentType } from '../html/page-text.ts';
import { rewritePage } from '../html/rewrite-page.ts';
import { scanPage } from '../html/scan-page.ts';
import { bootTag } from '../html/tags.ts';
import { findFile, pathParts } from './find-file.ts';
import { listPages } from './list-pages.ts';
import type { Origins, Site, SitePage, SiteResource } from './site.ts';
import { siteId } from './site-id.ts';

/** Pages are read into memory to add the boot script; larger ones are not served. */
const maxPageBytes = 32 * 1024 * 1024;
const sniffedBytes = 512;

/**
 * Returns a folder of saved pages as a site: `a/b.html` at `/a/b.html` and `/a/b`, `index.html` at its folder's path, other files
 * at their path. Hidden files are not served. Of the files that a browser saved beside a page (`Page_files/`) those with a page
 * context are pages: the frames of the page.
 */
export function folderSite(folder: string): Site {
  return {
    id: siteId(basename(folder)),
    title: basename(folder),
    source: folder,
    isSaved: true,
    pages: () => listPages(folder),
    resolve: (path, origins) => resolveInFolder(folder, path, origins),
    async notFound(origins) {
      const found = await findFile(folder, ['404.html']);
      return found?.kind === 'file' ? readPage(found.path, origins, 404) : null;
    },
    async warnings() {
      const first = (await listPages(folder))[0];
      const found = first === undefined ? null : await findPage(folder, pathParts(first) ?? []);
      return found === null ? [`${folder} holds no HTML page: its files are served, and nothing else`] : policyWarnings(found);
    },
  };
}

/** Returns a saved HTML file as a site: the page at `/` and at its name, with the files that the browser saved beside it. */
export function fileSite(file: string): Site {
  const name = basename(file);
  const base = name.slice(0, name.length - extname(name).length);
  return {
    id: siteId(base),
    title: name,
    source: file,
    isSaved: true,
    pages: async () => ['/'],
    async resolve(path, origins) {
      const parts = pathParts(path);
      if (parts === null) return null;
      if (parts.length === 0 || (parts.length === 1 && (parts[0] === name || parts[0] === base))) {
        return { kind: 'page', page: await readPage(file, origins, 200) };
      }
      const isCompanion = pageOfFolder(parts[0] ?? '') === base || parts[0] === `${base}_data`;
      return isCompanion ? savedFile(await findFile(dirname(file), parts), origins) : null;
    },
    notFound: async () => null,
    warnings: () => policyWarnings(file),
  };
}

async function resolveInFolder(folder: string, path: string, origins: Origins): Promise<SiteResource> {
  const parts = pathParts(path);
  if (parts === null) return null;
  const page = await findPage(folder, parts, path.endsWith('/'));
  if (page !== null) {
    // The relative addresses of an index page are relative to its folder, so its address has to end with a slash.
    if (basename(page) !== parts.at(-1) && isIndex(page) && !path.endsWith('/')) return redirectToFolder(parts);
    return { kind: 'page', page: await readPage(page, origins, 200) };
  }
  return savedFile(await findFile(folder, parts), origins);
}

/**
 * Returns a file as it is. A document that a browser saved from a frame is a page if it has a page context, else content, which
 * is not sent unread, because without network it gets the seal.
 */
async function savedFile(found: Awaited<ReturnType<typeof findFile>>, origins: Origins): Promise<SiteResource> {
  if (found?.kind !== 'file') return null;
  const { path } = found;
  if (!(await isPage(path))) return { kind: 'file', path };
  const bytes = await readBounded(path);
  if (assignsContext.test(decodePage(bytes).text)) return { kind: 'page', page: await readPage(path, origins, 200) };
  return extname(path) === '' ? { kind: 'file', path } : { kind: 'content', contentType: pageContentType(bytes), bytes };
}

const redirectToFolder = (parts: readonly string[]): SiteResource => ({
  kind: 'redirect',
  to: `/${parts.map(encodeURIComponent).join('/')}/`,
});

/** Returns the real path of the HTML file for a path, or null. With a trailing slash, a folder's index precedes a file. */
async function findPage(folder: string, parts: readonly string[], isFolder = false): Promise<string | null> {
  if (parts.some((part) => pageOfFolder(part) !== null)) return null;
  const last = parts.at(-1);
  const files = [
    parts,
    ...(last === undefined ? [] : pageExtensions.map((extension) => [...parts.slice(0, -1), last + extension])),
  ];
  const indexes = pageExtensions.map((extension) => [...parts, `index${extension}`]);
  for (const candidate of isFolder ? [...indexes, ...files] : [...files, ...indexes]) {
    const found = await findFile(folder, candidate);
    if (found?.kind === 'file' && (await isPage(found.path))) return found.path;
  }
  return null;
}

const pageExtensions = ['.html', '.htm'];
const isIndex = (path: string): boolean => /^index\.html?$/i.test(basename(path));

/** Returns whether a file is an HTML page: by its extension, or by its first bytes without an extension. */
export async function isPage(path: string): Promise<boolean> {
  const extension = extname(path).toLowerCase();
  if (pageExtensions.includes(extension)) return true;
  if (extension !== '') return false;
  return /^\s*(<!doctype html|<html)/i.test(await readBeginning(path));
}

async function readBeginning(path: string): Promise<string> {
  const file = await open(path).catch(() => null);
  if (file === null) return '';
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    .catch(() => ({ buffer: Buffer.alloc(0), bytesRead: 0 }));
  await file.close();
  return buffer.toString('latin1', 0, bytesRead);
}

/** Reads a saved page and adds the boot script. Throws a TargetError for a page that cannot be read. */
async function readPage(path: string, origins: Origins, status: number): Promise<SitePage> {
  const bytes = await readBounded(path);
  const context = hasLostContext(decodePage(bytes).text) ? missingContextTag(bytes, siteId(basename(path, extname(path)))) : '';
  const { html, leftOut, find } = rewritePage(bytes, { runtime: context + bootTag(origins.boot) });
  return { status, headers: { 'Content-Type': pageContentType(bytes) }, html, leftOut, source: { path, find } };
}

async function readBounded(path: string): Promise<Buffer> {
  try {
    if ((await stat(path)).size > maxPageBytes) throw new TargetError(`The page ${path} is larger than ${maxPageBytes} bytes.`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof TargetError) throw error;
    throw new TargetError(`The page ${path} cannot be read: ${fileProblem(error)}.`, error);
  }
}

async function policyWarnings(path: string): Promise<string[]> {
  const bytes = await readBounded(path).catch((error: TargetError) => error);
  if (!Buffer.isBuffer(bytes)) return [bytes.message];
  const policy = scanPage(decodePage(bytes).text).contentPolicy;
  return policy === null ? [] : [`${path} has a content security policy that may block the runtime's script: ${policy}`];
}
