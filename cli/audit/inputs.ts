import { isFields } from '../../runtime/contract/read.ts';
import { CliError, exitCodes } from '../errors.ts';
import type { Io } from '../io.ts';
import { parseJsonFile, readTextFile } from '../read-file.ts';
import type { PageOptions } from './gathering/gather.ts';
import { cookiesFor, type FileCookie, readCookieFile } from './targets/cookie-file.ts';
import { crawl, readList, readSitemap } from './targets/page-lists.ts';
import { bannerParts } from './visit/banner-parts.ts';

/** Options of the command line about pages and how they are visited. */
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
  /** Targets of the command line, the list and the site map, then those of the crawl. */
  readonly targets: readonly string[];
  readonly page: Pick<PageOptions, 'context' | 'banner' | 'headers' | 'headerOrigins' | 'cookies' | 'seedCookies'>;
}

/** Reads all inputs that the options name. Throws CliError for an unreadable input. */
export async function readInputs(args: readonly string[], options: InputOptions, io: Pick<Io, 'cwd' | 'err'>): Promise<Inputs> {
  const { cwd } = io;
  const headers = Object.fromEntries((options.header ?? []).map(readHeader));
  const cookies = options.cookies === undefined ? [] : await readCookieFile(options.cookies, cwd);
  const listed = options.list === undefined ? [] : await readList(options.list, cwd);
  const named = [...args, ...listed];
  const origins = new Set([...originsOf(named), ...originsOf([options.sitemap ?? '']), ...(options.headerOrigins ?? [])]);
  const headersFor = ({ origin, href }: URL) => (origins.has(origin) ? withCookies(headers, cookies, href) : {});

  const hasCredentials = Object.keys(headers).length > 0 || cookies.length > 0;
  /**
   * With headers or cookies, drops addresses on other origins: a page gets them on its origin, and a site map or a crawl may name
   * any origin.
   */
  const onNamedOrigins = (what: string, urls: readonly string[]): string[] => {
    const kept = urls.filter((url) => !hasCredentials || (isAddress(url) && origins.has(new URL(url).origin)));
    const dropped = urls.length - kept.length;
    if (dropped > 0) io.err(`Left out of ${what}: ${dropped} on other origins, which do not get --header and --cookies.`);
    return kept;
  };

  const mapped = options.sitemap === undefined ? [] : await readSitemap(options.sitemap, headersFor);
  const targets = [...named, ...onNamedOrigins('the site map', mapped)];
  const crawling = { headersFor, notify: (problem: string) => io.err(problem) };
  const crawled = options.crawl === undefined ? [] : await crawl(targets.filter(isAddress), options.crawl, crawling);
  return {
    targets: [...new Set([...targets, ...onNamedOrigins('the crawl', crawled)])],
    page: {
      context: options.context === undefined ? null : await readContextFile(options.context, cwd),
      banner: bannerParts(options.bannerAccept, options.bannerDecline),
      headers,
      headerOrigins: [...origins],
      cookies,
      seedCookies: options.seedCookies === undefined ? null : await readCookieFile(options.seedCookies, cwd),
    },
  };
}

const isAddress = (target: string): boolean => /^https?:\/\//i.test(target) && URL.canParse(target);

const originsOf = (targets: readonly string[]): string[] => targets.filter(isAddress).map((url) => new URL(url).origin);

/** Returns the headers of a page view, with its cookies, for a request outside the browser. */
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
    throw new CliError(`--header ${text} is not a header; expected one such as "Authorization: Bearer …".`, exitCodes.usage);
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
