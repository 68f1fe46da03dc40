import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type Archive, isHtml, mediaType, type SavedResource } from '../archives/archive.ts';
import { type LocalAddress, localizePage, localizeStyles } from '../archives/local-addresses.ts';
import { readHar } from '../archives/read-har.ts';
import { readMhtml } from '../archives/read-mhtml.ts';
import { fileProblem, TargetError } from '../errors.ts';
import { missingContextTag } from '../html/missing-context.ts';
import { pageContentType } from '../html/page-text.ts';
import { rewritePage } from '../html/rewrite-page.ts';
import { bootTag } from '../html/tags.ts';
import type { Origins, Site, SiteResource } from './site.ts';
import { siteId } from './site-id.ts';

/** Archives are held in memory; larger ones (our choice) are not served. */
const maxArchiveBytes = 256 * 1024 * 1024;
/** Where things from other origins are found: `/_saved/<number>/<file name>`. */
const savedFolder = '/_saved/';

const readers: Readonly<Record<string, (bytes: Buffer) => Archive>> = {
  '.mhtml': readMhtml,
  '.mht': readMhtml,
  '.har': (bytes) => readHar(textOf(bytes)),
};

/** In UTF-8 or, as some tools write it, in UTF-16; without its byte-order mark. */
const textOf = (bytes: Buffer): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/** Whether a file is one that holds saved pages, by its name. */
export const isArchive = (path: string): boolean => Object.hasOwn(readers, extname(path).toLowerCase());

/**
 * The pages of an MHTML or HAR file as a site (interfaces §2 and §3): each at its own path, the first at `/` too. What was saved with
 * them is found: addresses in markup and style sheets point to this server, whatever origin they were saved from. A file that cannot
 * be read is a TargetError.
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
    pages: async () => (await read()).paths,
    resolve: async (path, origins) => (await read()).find(path, origins),
    notFound: async () => null,
    warnings: async () => [],
  };
}

interface ReadArchive {
  readonly paths: readonly string[];
  find(path: string, origins: Origins): SiteResource;
}

/** Reads the file again when it has changed, so that edits show. */
function archiveReader(file: string, id: string): () => Promise<ReadArchive> {
  let last: { changedAtMs: number; archive: ReadArchive } | null = null;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      if (last?.changedAtMs === mtimeMs) return last.archive;
      if (size > maxArchiveBytes) throw new Error(`it is larger than ${maxArchiveBytes} bytes`);
      const archive = resourcesByPath((readers[extname(file).toLowerCase()] ?? readMhtml)(await readFile(file)), id);
      last = { changedAtMs: mtimeMs, archive };
      return archive;
    } catch (error) {
      throw new TargetError(`${file} cannot be served: ${fileProblem(error)}.`, error);
    }
  };
}

function resourcesByPath({ pages, resources }: Archive, id: string): ReadArchive {
  const first = pages[0] ?? '';
  const origin = URL.canParse(first) ? new URL(first).origin : 'null';
  const byPath = new Map<string, SavedResource>();
  const pathOfUrl = new Map<string, string>();
  const pagePaths: string[] = [];
  for (const [index, resource] of resources.entries()) {
    const own = URL.canParse(resource.url) && new URL(resource.url).origin === origin && origin !== 'null';
    const isPage = pages.includes(resource.url);
    const path = own && (isPage || !new URL(resource.url).search) ? new URL(resource.url).pathname : savedPath(index, resource);
    if (isPage && !pagePaths.includes(path)) pagePaths.push(path);
    byPath.set(path, resource);
    // Relative addresses are left as they are, and a path is looked up without its query.
    if (own && !byPath.has(new URL(resource.url).pathname)) byPath.set(new URL(resource.url).pathname, resource);
    pathOfUrl.set(resource.url, path);
    // The runtime asks for other widths of a picture than the one that was saved: any of them is shown for all.
    const plain = resource.url.replace(/\?.*$/, '');
    if (!pathOfUrl.has(plain)) pathOfUrl.set(plain, path);
  }
  const firstPath = pathOfUrl.get(first) ?? '/';
  const paths = ['/', ...pagePaths.filter((path) => path !== '/' && path !== firstPath)];

  const localFrom =
    (base: string): LocalAddress =>
    (written) => {
      const url = URL.canParse(written, base) ? new URL(written, base) : null;
      if (url === null) return null;
      const fragment = url.hash;
      url.hash = '';
      const found =
        pathOfUrl.get(url.href) ?? (url.protocol === 'cid:' ? undefined : pathOfUrl.get(url.href.replace(/\?.*$/, '')));
      if (found !== undefined) return found + fragment;
      return url.origin === origin ? url.pathname + url.search + fragment : null;
    };

  return {
    paths,
    find(path, origins) {
      const resource = byPath.get(path) ?? byPath.get(decoded(path)) ?? (path === '/' ? byPath.get(firstPath) : undefined);
      if (!resource) return null;
      const { contentType, url } = resource;
      if (!isHtml(contentType)) {
        const isStyles = mediaType(contentType) === 'text/css';
        return {
          kind: 'content',
          contentType,
          bytes: isStyles ? localizeStyles(resource.bytes, localFrom(url)) : resource.bytes,
        };
      }
      const bytes = localizePage(resource.bytes, localFrom(url));
      const pageType = pageContentType(resource.bytes);
      // A frame is no page of the site: nothing of ours goes in there.
      if (!pages.includes(url)) return { kind: 'content', contentType: pageType, bytes };
      const page = rewritePage(bytes, { headLast: missingContextTag(bytes, id) + bootTag(origins.boot) });
      return { kind: 'page', page: { status: 200, headers: { 'Content-Type': pageType }, ...page } };
    },
  };
}

const savedPath = (index: number, { url }: SavedResource): string => {
  const name =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return `${savedFolder}${index}/${name.replace(/[^\w.-]+/g, '-').slice(-80)}`;
};

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
