import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type Archive, isHtml, mediaType, type SavedResource } from '../archives/archive.ts';
import { type LocalAddress, localizePage, localizeStyles } from '../archives/local-addresses.ts';
import { readHar } from '../archives/read-har.ts';
import { readMhtml } from '../archives/read-mhtml.ts';
import { TargetError } from '../common/errors.ts';
import { readablePath } from '../common/readable-path.ts';
import { fileProblem } from '../file-problem.ts';
import { missingContextTag } from '../html/missing-context.ts';
import { pageContentType } from '../html/page-text.ts';
import { rewritePage } from '../html/rewrite-page.ts';
import { bootTag } from '../html/tags.ts';
import type { Origins, Site, SiteResource } from './site.ts';
import { siteId } from './site-id.ts';

/** Archives are held in memory; larger ones are not served. */
const maxArchiveBytes = 256 * 1024 * 1024;
/** Resources of other origins have the path `/_saved/<number>/<file name>`. */
const savedFolder = '/_saved/';

const readArchive = async (file: string, bytes: Buffer): Promise<Archive> =>
  extname(file).toLowerCase() === '.har' ? readHar(inUtf8(bytes)) : readMhtml(bytes);

/** Returns text in UTF-8, also from UTF-16, which some tools write. */
const inUtf8 = (bytes: Buffer): Buffer =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? Buffer.from(new TextDecoder('utf-16le').decode(bytes)) : bytes;

/**
 * Returns the pages of an MHTML or HAR file as a site: each at its own path, the first one at `/` as well. Addresses in markup
 * and style sheets refer to the saved resources on this server, whatever their origin. Throws a TargetError for a file that
 * cannot be read.
 */
export async function archiveSite(file: string): Promise<Site> {
  const name = basename(file);
  const id = siteId(name.slice(0, name.length - extname(name).length));
  const read = archiveReader(file, id);
  await read();
  return {
    id,
    title: name,
    source: file,
    isSaved: true,
    pages: async () => (await read()).paths,
    resolve: async (path, origins, queryText = '') => (await read()).find(path, origins, queryText),
    leftOut: async () => (await read()).leftOut,
    notFound: async () => null,
    warnings: async () => [],
  };
}

interface ReadArchive {
  readonly paths: readonly string[];
  readonly leftOut: Archive['leftOut'];
  find(path: string, origins: Origins, queryText: string): SiteResource;
}

/** Returns a reader that reads the file again after a change, so that edits are visible. */
function archiveReader(file: string, id: string): () => Promise<ReadArchive> {
  let last: { changedAtMs: number; archive: ReadArchive } | null = null;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      if (last?.changedAtMs === mtimeMs) return last.archive;
      if (size > maxArchiveBytes) throw new Error(`it is larger than ${maxArchiveBytes} bytes`);
      const archive = servedArchive(await readArchive(file, await readFile(file)), id);
      last = { changedAtMs: mtimeMs, archive };
      return archive;
    } catch (error) {
      throw new TargetError(`${file} cannot be served: ${fileProblem(error)}.`, error);
    }
  };
}

function servedArchive(archive: Archive, id: string): ReadArchive {
  const { origin, firstPath, paths, byPath, pathOfUrl } = assignPaths(archive);

  const localFrom =
    (base: string): LocalAddress =>
    (written) => {
      const url = URL.canParse(written, base) ? new URL(written, base) : null;
      if (url === null) return null;
      const fragment = url.hash;
      url.hash = '';
      const isPart = url.protocol === 'cid:';
      const found = pathOfUrl.get(url.href);
      if (found !== undefined) return found + fragment;
      const plain = isPart ? undefined : pathOfUrl.get(withoutQuery(url.href));
      if (plain?.startsWith(savedFolder)) return plain + fragment;
      return url.origin === origin ? url.pathname + url.search + fragment : (plain ?? null);
    };

  return {
    paths,
    leftOut: archive.leftOut,
    find(path, origins, queryText) {
      const query = ownQuery(queryText);
      const resource =
        (query === '' ? undefined : byPath.get(`${path}?${query}`)) ??
        byPath.get(path) ??
        byPath.get(readablePath(path)) ??
        (path === '/' ? byPath.get(firstPath) : undefined);
      if (!resource) return null;
      const { contentType, url } = resource;
      if (!isHtml(contentType)) {
        const isStyles = mediaType(contentType) === 'text/css';
        if (!isStyles) return { kind: 'content', contentType, bytes: resource.bytes };
        // The runtime adds its style sheets again.
        const isOwn = resource.bytes.includes('@keyframes ss-added');
        return { kind: 'content', contentType, bytes: isOwn ? Buffer.alloc(0) : localizeStyles(resource.bytes, localFrom(url)) };
      }
      const bytes = localizePage(resource.bytes, localFrom(url));
      const pageType = pageContentType(resource.bytes);
      // A frame is not a page of the site: it gets no runtime.
      if (!archive.pages.includes(url)) return { kind: 'content', contentType: pageType, bytes };
      const { html, leftOut } = rewritePage(bytes, { runtime: missingContextTag(bytes, id) + bootTag(origins.boot) });
      return { kind: 'page', page: { status: 200, headers: { 'Content-Type': pageType }, html, leftOut } };
    },
  };
}

/** The paths of an archive's resources. */
interface ArchivePaths {
  /** Origin of the first page; `null` for a page without one. */
  readonly origin: string;
  readonly firstPath: string;
  /** Paths of the pages. */
  readonly paths: readonly string[];
  readonly byPath: ReadonlyMap<string, SavedResource>;
  readonly pathOfUrl: ReadonlyMap<string, string>;
}

/** Assigns a path to each resource: its own path for the first page's origin, else a path in the folder of saved resources. */
function assignPaths({ pages, resources }: Archive): ArchivePaths {
  const first = pages[0] ?? '';
  const origin = URL.canParse(first) ? new URL(first).origin : 'null';
  const byPath = new Map<string, SavedResource>();
  const pathOfUrl = new Map<string, string>();
  const pagePaths: string[] = [];
  for (const [index, resource] of resources.entries()) {
    const url = URL.canParse(resource.url) ? new URL(resource.url) : null;
    const own = url?.origin === origin && origin !== 'null' ? url : null;
    const isPage = pages.includes(resource.url);
    const path = own && (isPage || !own.search) ? own.pathname + own.search : savedPath(index, resource);
    if (isPage && !pagePaths.includes(path)) pagePaths.push(path);
    byPath.set(path, resource);
    // Relative addresses are not changed: a path with another query, or without one, is looked up as its first resource.
    if (own && !byPath.has(own.pathname)) byPath.set(own.pathname, resource);
    pathOfUrl.set(resource.url, path);
    // The runtime requests other widths of an image than the saved one, which is served for all of them.
    const plain = withoutQuery(resource.url);
    if (!pathOfUrl.has(plain)) pathOfUrl.set(plain, path);
  }
  const firstPath = pathOfUrl.get(first) ?? '/';
  const paths = ['/', ...pagePaths.filter((path) => path !== '/' && path !== firstPath)];
  return { origin, firstPath, paths, byPath, pathOfUrl };
}

/** Returns a query without the fault rules that a page's address may have. */
const ownQuery = (queryText: string): string =>
  queryText
    .split('&')
    .filter((pair) => !pair.startsWith('__ss='))
    .join('&');

const withoutQuery = (url: string): string => url.replace(/\?.*$/, '');

const savedPath = (index: number, { url }: SavedResource): string => {
  const path = url.replace(/[?#].*$/, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  return `${savedFolder}${index}/${name.replace(/[^\w.-]+/g, '-').slice(-80)}`;
};
