import { CliError } from '../../fake-server/common/errors.ts';
import { isFields } from '../../runtime/contract/read.ts';
import { isWebAddress } from '../core/web-address.ts';
import { parseJsonFile, readTextFile } from '../files/read-file.ts';
import type { Io } from '../io.ts';
import type { PageOptions } from './gathering/gather.ts';
import type { AuditRequest, GivenCookie } from './request.ts';
import { completeAddress, completeTargets } from './targets/complete-targets.ts';
import { cookiesFor, type FileCookie, type FileState, givenCookies, readCookieFile } from './targets/cookie-file.ts';
import { splitCredentials } from './targets/credentials.ts';
import { crawl, readList } from './targets/page-lists.ts';
import { readSitemap } from './targets/sitemap.ts';
import { bannerParts } from './visit/answer/banner-parts.ts';

/** Options about pages and how they are visited. */
export type InputOptions = Pick<
  AuditRequest,
  | 'context'
  | 'crawl'
  | 'sitemap'
  | 'list'
  | 'cookies'
  | 'seedCookies'
  | 'header'
  | 'headerOrigins'
  | 'bannerAccept'
  | 'bannerDecline'
>;

export interface Inputs {
  /** Targets of the command line, the list and the site map, then those of the crawl. */
  readonly targets: readonly string[];
  readonly page: Pick<PageOptions, 'context' | 'banner' | 'headers' | 'headerOrigins' | 'cookies' | 'storage' | 'seedCookies'>;
}

/** Reads all inputs that the options name. Throws CliError for an unreadable input. */
export async function readInputs(
  args: readonly string[],
  options: InputOptions,
  io: Pick<Io, 'cwd' | 'note' | 'progress' | 'stopped'>,
): Promise<Inputs> {
  const { cwd, stopped: signal } = io;
  const notify = (problem: string) => io.note(problem);
  const { cookies, storage } = await readState(options.cookies ?? [], cwd, notify);
  const seeded = options.seedCookies === undefined ? null : await readState(options.seedCookies, cwd, notify);
  if (seeded && seeded.storage.length > 0)
    notify('The localStorage in the file of --seed-cookies is not used: only its cookies are.');
  const listed = options.list === undefined ? [] : await readList(options.list, cwd);
  const completed = await completeTargets([...args, ...listed], cwd, notify);
  const map = options.sitemap === undefined ? [] : [completeAddress(options.sitemap) ?? options.sitemap];
  const { targets: split, authorization } = splitCredentials([...completed, ...map]);
  const named = split.slice(0, completed.length);
  const [sitemap] = split.slice(completed.length);
  const headers = withAuthorization(options.header ?? {}, authorization);
  const origins = new Set([...originsOf(named), ...originsOf([sitemap ?? '']), ...(options.headerOrigins ?? [])]);
  const headersFor = ({ origin, href }: URL) => (origins.has(origin) ? withCookies(headers, cookies, href) : {});

  const hasCredentials = Object.keys(headers).length > 0 || cookies.length > 0;
  /**
   * With headers or cookies, drops addresses on other origins: a page gets them on its origin, and a site map or a crawl may name
   * any origin.
   */
  const onNamedOrigins = (what: string, urls: readonly string[]): string[] => {
    const kept = urls.filter((url) => !hasCredentials || (isWebAddress(url) && origins.has(new URL(url).origin)));
    const dropped = urls.length - kept.length;
    if (dropped > 0) io.note(`Left out of ${what}: ${dropped} on other origins, which do not get --header and --cookies.`);
    return kept;
  };

  const mapped = sitemap === undefined ? [] : await readSitemap(sitemap, { headersFor, signal }, notify);
  const targets = [...named, ...onNamedOrigins('the site map', mapped)];
  const onPage = (fetched: number, found: number) =>
    io.progress({ unit: 'crawled page', done: fetched, total: null, detail: `${found} found` });
  const crawling = { headersFor, signal, notify, onPage };
  const crawled = options.crawl === undefined ? [] : await crawl(targets.filter(isWebAddress), options.crawl, crawling);
  return {
    targets: [...new Set([...targets, ...onNamedOrigins('the crawl', crawled)])],
    page: {
      context: options.context === undefined ? null : await readContext(options.context, cwd),
      banner: bannerParts(options.bannerAccept, options.bannerDecline),
      headers,
      headerOrigins: [...origins],
      cookies,
      storage,
      seedCookies: seeded?.cookies ?? null,
    },
  };
}

/** Returns the headers with that of the user whom the addresses name. Throws CliError when they have one of another user. */
function withAuthorization(
  headers: Readonly<Record<string, string>>,
  authorization: string | null,
): Readonly<Record<string, string>> {
  if (authorization === null) return headers;
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'authorization'))
    throw new CliError('An address has a user or a password, and --header has Authorization: give one of them.', 'usage');
  return { ...headers, Authorization: authorization };
}

const originsOf = (targets: readonly string[]): string[] => targets.filter(isWebAddress).map((url) => new URL(url).origin);

/**
 * Returns the headers of a page view, with its cookies, for a request outside the browser. Paths match as in RFC 6265, section
 * 5.1.4.
 */
function withCookies(
  headers: Readonly<Record<string, string>>,
  cookies: readonly FileCookie[],
  url: string,
): Record<string, string> {
  const { pathname } = new URL(url);
  const line = cookiesFor(cookies, url)
    .filter(({ path = '/' }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return line === '' ? { ...headers } : { Cookie: line, ...headers };
}

const readState = async (
  given: string | readonly GivenCookie[],
  cwd: string,
  notify: (problem: string) => void,
): Promise<FileState> =>
  typeof given === 'string' ? readCookieFile(given, cwd, notify) : { cookies: givenCookies(given, notify), storage: [] };

/** Reads a page context for pages without one. Throws CliError. */
async function readContext(given: string | object, cwd: string): Promise<object> {
  const name = typeof given === 'string' ? `The context ${given}` : 'The context';
  const context = typeof given === 'string' ? parseJsonFile(name, await readTextFile(name, given, cwd)) : given;
  if (isFields(context)) return context;
  throw new CliError(`${name} is not a JSON object; expected what a page assigns to Static.SQUARESPACE_CONTEXT.`, 'unreadable');
}
