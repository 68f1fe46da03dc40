import { isFields } from '../../runtime/contract/read.ts';
import { CliError, exitCodes } from '../errors.ts';
import type { Io } from '../io.ts';
import { parseJsonFile, readTextFile } from '../read-file.ts';
import type { PageOptions } from './gathering/gather.ts';
import { cookiesFor, type FileCookie, readCookieFile } from './targets/cookie-file.ts';
import { crawl, readList, readSitemap } from './targets/page-lists.ts';
import { bannerParts } from './visit/banner-parts.ts';

/** What the command line says of pages to audit and of how they are visited. */
export interface InputOptions {
  readonly context?: string;
  readonly crawl?: number;
  readonly sitemap?: string;
  readonly list?: string;
  readonly cookies?: string;
  readonly seedCookies?: string;
  readonly header?: readonly string[];
  readonly headerOrigins?: readonly string[];
  readonly bannerAccept?: string;
  readonly bannerDecline?: string;
}

export interface Inputs {
  /** In the order: the command line's, the list's, the site map's, then what a crawl adds. */
  readonly targets: readonly string[];
  readonly page: Pick<PageOptions, 'context' | 'banner' | 'headers' | 'headerOrigins' | 'cookies' | 'seedCookies'>;
}

/** Reads everything that the options name. Throws CliError for what cannot be read. */
export async function readInputs(args: readonly string[], options: InputOptions, io: Pick<Io, 'cwd' | 'err'>): Promise<Inputs> {
  const { cwd } = io;
  const headers = Object.fromEntries((options.header ?? []).map(readHeader));
  const cookies = options.cookies === undefined ? [] : await readCookieFile(options.cookies, cwd);
  const listed = options.list === undefined ? [] : await readList(options.list, cwd);
  const named = [...args, ...listed];
  const own = new Set([...originsOf(named), ...originsOf([options.sitemap ?? '']), ...(options.headerOrigins ?? [])]);
  const headersFor = ({ origin, href }: URL) => (own.has(origin) ? withCookies(headers, cookies, href) : {});

  const isOpen = Object.keys(headers).length === 0 && cookies.length === 0;
  /** A page gets the headers on its own origin: what others name for a target must be where they are meant for. */
  const meant = (what: string, urls: readonly string[]): string[] => {
    const kept = urls.filter((url) => isOpen || (isAddress(url) && own.has(new URL(url).origin)));
    const left = urls.length - kept.length;
    if (left > 0) io.err(`Left out of ${what}: ${left} on other origins, which --header and --cookies are not meant for.`);
    return kept;
  };

  const mapped = options.sitemap === undefined ? [] : await readSitemap(options.sitemap, headersFor);
  const targets = [...named, ...meant('the site map', mapped)];
  const crawling = { headersFor, notify: (problem: string) => io.err(problem) };
  const crawled = options.crawl === undefined ? [] : await crawl(targets.filter(isAddress), options.crawl, crawling);
  return {
    targets: [...new Set([...targets, ...meant('the crawl', crawled)])],
    page: {
      context: options.context === undefined ? null : await readContextFile(options.context, cwd),
      banner: bannerParts(options.bannerAccept, options.bannerDecline),
      headers,
      headerOrigins: [...own],
      cookies,
      seedCookies: options.seedCookies === undefined ? null : await readCookieFile(options.seedCookies, cwd),
    },
  };
}

const isAddress = (target: string): boolean => /^https?:\/\//i.test(target) && URL.canParse(target);

const originsOf = (targets: readonly string[]): string[] => targets.filter(isAddress).map((url) => new URL(url).origin);

/** The headers of a page view, for a request that no browser makes. */
function withCookies(
  headers: Readonly<Record<string, string>>,
  cookies: readonly FileCookie[],
  url: string,
): Record<string, string> {
  const line = cookiesFor(cookies, url)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return line === '' ? { ...headers } : { Cookie: line, ...headers };
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new CliError(`--header ${text} is no header; expected such as "Authorization: Bearer …".`, exitCodes.usage);
  }
  return [name, value];
}

/** Reads a page context for pages without one. Throws CliError. */
async function readContextFile(path: string, cwd: string): Promise<object> {
  const name = `The context ${path}`;
  const context = parseJsonFile(name, await readTextFile(name, path, cwd));
  if (isFields(context)) return context;
  throw new CliError(`${name} is not a JSON object; expected what a page assigns to Static.SQUARESPACE_CONTEXT.`);
}
