import { load } from 'cheerio/slim';
import { CliError, errorMessage } from '../../errors.ts';
import { readTextFile } from '../../read-file.ts';
import { decodePage } from '../../validate/input/decode.ts';
import { openUrl, type UrlOptions } from '../../validate/input/url.ts';

type HeadersFor = NonNullable<UrlOptions['headersFor']>;

const fetchTimeoutMs = 20_000;
/** Depth of nested site maps (our choice). */
const maxSitemapDepth = 2;
/** Maximum number of pages of a crawl (our choice). */
const maxPages = 500;

/** Reads addresses from a file, one per line; empty lines and lines that start with # are skipped. Throws CliError. */
export async function readList(path: string, cwd: string): Promise<string[]> {
  const text = await readTextFile(`The list ${path}`, path, cwd);
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Reads the addresses of a site map in order, each once; those of a site map index from its site maps. Throws CliError. */
export async function readSitemap(url: string, headersFor: HeadersFor, depth = 0): Promise<string[]> {
  const { text } = await fetchText(url, 'The site map', headersFor);
  const { places, isIndex } = parseSitemap(text);
  if (places.length === 0) throw new CliError(`The site map ${url} names no address (<loc>).`, 'unreadable');
  if (!isIndex || depth >= maxSitemapDepth) return [...new Set(places)];
  const addresses = [];
  for (const place of places) addresses.push(...(await readSitemap(place, headersFor, depth + 1)));
  return [...new Set(addresses)];
}

/**
 * Returns the pages to which links lead from `starts` on the same origin, each once, level by level in the order of the links. A page
 * that cannot be fetched is included, because the audit reports it.
 */
export async function crawl(
  starts: readonly string[],
  depth: number,
  { headersFor, notify }: { readonly headersFor: HeadersFor; readonly notify: (problem: string) => void },
): Promise<string[]> {
  const found = new Set(starts.map(withoutHash));
  let level = [...found];
  for (let at = 0; at < depth; at++) {
    const next: string[] = [];
    for (const url of level) {
      const page = await fetchText(url, 'The page', headersFor).catch(() => null);
      // A named address may redirect to the site's origin; the links on its pages may not leave that origin.
      const isSite = page !== null && (at === 0 || new URL(page.url).origin === new URL(url).origin);
      for (const link of isSite ? linksOf(page.text, page.url) : []) {
        if (found.has(link)) continue;
        if (found.size >= maxPages) {
          notify(`The crawl ends at ${maxPages} pages; there are more.`);
          return [...found];
        }
        found.add(link);
        next.push(link);
      }
    }
    level = next;
  }
  return [...found];
}

/** Returns the `<loc>` elements of a site map, without those of images and videos, and whether it is a site map index. */
function parseSitemap(text: string): { readonly places: readonly string[]; readonly isIndex: boolean } {
  const $ = load(text, { xml: true });
  const elements = $.root().find('*').toArray();
  const places = elements
    .filter(({ name }) => /^((?!image:|video:)\w+:)?loc$/.test(name))
    .map((element) => $(element).text().trim());
  return {
    places: places.filter((place) => place !== ''),
    isIndex: elements.some(({ name }) => /^(\w+:)?sitemapindex$/.test(name)),
  };
}

/**
 * Returns the addresses on the same origin that a page links to, each once and without its fragment. Relative ones are resolved with
 * the page's `<base>`; files with an extension other than .html are left out.
 */
export function linksOf(html: string, address: string): string[] {
  const $ = load(html);
  const hrefsOf = (selector: string) =>
    $(selector)
      .map((_index, element) => $(element).attr('href'))
      .toArray();
  const bases = hrefsOf('base[href]').flatMap((href) => (URL.canParse(href, address) ? new URL(href, address).href : []));
  const base = bases[0] ?? address;
  const { origin } = new URL(address);
  const found = hrefsOf('a[href]').flatMap((href) => (URL.canParse(href.trim(), base) ? new URL(href.trim(), base) : []));
  const pages = found.filter((link) => link.origin === origin && !/\.(?!html?$)[a-z0-9]{2,5}$/i.test(link.pathname));
  return [...new Set(pages.map(({ href }) => withoutHash(href)))];
}

async function fetchText(
  address: string,
  what: string,
  headersFor: HeadersFor,
): Promise<{ readonly text: string; readonly url: string }> {
  try {
    const { url, chunks, charset } = await openUrl(address, AbortSignal.timeout(fetchTimeoutMs), { headersFor });
    const parts: Uint8Array[] = [];
    for await (const part of chunks) parts.push(part);
    return { text: decodePage(Buffer.concat(parts), charset), url };
  } catch (error) {
    throw new CliError(`${what} ${address} cannot be read: ${errorMessage(error)}.`, 'unreadable');
  }
}

const withoutHash = (url: string): string => url.replace(/#.*$/, '');
