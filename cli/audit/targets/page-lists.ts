import { loadPackage } from '../../../fake-server/load-package.ts';
import { readTextFile } from '../../files/read-file.ts';
import { isFile, withoutHash } from '../artifacts/addresses.ts';
import { type Fetching, fetchText, mapAtOnce } from './fetch-text.ts';

/** Maximum number of pages of a crawl, and of its requests at once (our choice). */
const maxPages = 5000;
const fetchesAtOnce = 6;
const endsSession = /(^|[/_-])(log|sign)-?out([/._-]|$)/i;

/** Reads addresses from a file, one per line; empty lines and lines that start with # are skipped. Throws CliError. */
export async function readList(path: string, cwd: string): Promise<string[]> {
  const text = await readTextFile(`The list ${path}`, path, cwd);
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Functions of a crawl's surroundings. */
export interface Crawling extends Fetching {
  readonly notify: (problem: string) => void;
  /** Called after each fetched page. */
  readonly onPage?: (fetched: number, found: number) => void;
}

/**
 * Returns the pages to which links lead from `starts` on the same origin, each once, level by level in the order of the links. A
 * page that cannot be fetched is included, because the audit reports it. Links that end a session are not followed (our choice),
 * and robots.txt is not consulted, because the site's owner asks for the audit.
 */
export async function crawl(starts: readonly string[], depth: number, crawling: Crawling): Promise<string[]> {
  const { notify, onPage = () => undefined, signal } = crawling;
  const found = new Set(starts.map(withoutHash));
  let level = [...found];
  let fetched = 0;
  for (let at = 0; at < depth; at++) {
    const linksPerPage = await mapAtOnce(level, fetchesAtOnce, async (url) => {
      const links = signal?.aborted ? [] : await linksAt(url, at === 0, crawling);
      onPage(++fetched, found.size);
      return links;
    });
    const next = [...new Set(linksPerPage.flat())].filter((link) => !found.has(link));
    level = next.slice(0, Math.max(0, maxPages - found.size));
    for (const link of level) found.add(link);
    if (level.length < next.length) {
      notify(`The crawl ends at ${maxPages} pages; there are more.`);
      break;
    }
  }
  return [...found];
}

async function linksAt(url: string, isStart: boolean, fetching: Fetching): Promise<string[]> {
  const page = await fetchText(url, 'The page', fetching).catch(() => null);
  // A named address may redirect to the site's origin; the links on its pages may not leave that origin.
  const isSite = page !== null && (isStart || new URL(page.url).origin === new URL(url).origin);
  return isSite ? linksOf(page.text, page.url).filter((link) => !endsSession.test(new URL(link).pathname)) : [];
}

/**
 * Returns the addresses on the same origin that a page links to, each once and without its fragment. Relative ones are resolved
 * with the page's `<base>`; documents, media and other files are left out.
 */
export function linksOf(html: string, address: string): string[] {
  const $ = loadPackage('cheerio/slim').load(html);
  // cheerio's own `map` copies its results with each element.
  const hrefsOf = (selector: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr('href') ?? []);
  const bases = hrefsOf('base[href]').flatMap((href) => (URL.canParse(href, address) ? new URL(href, address).href : []));
  const base = bases[0] ?? address;
  const { origin } = new URL(address);
  const found = hrefsOf('a[href]').flatMap((href) => (URL.canParse(href.trim(), base) ? new URL(href.trim(), base) : []));
  const pages = found.filter((link) => link.origin === origin && !isFile(link));
  return [...new Set(pages.map(({ href }) => withoutHash(href)))];
}
