import { CliError, exitCodes } from '../errors.ts';
import type { Io } from '../io.ts';
import { bannerParts } from './banner-parts.ts';
import { readContextFile } from './context-file.ts';
import { readCookieFile } from './cookie-file.ts';
import type { PageOptions } from './gather.ts';
import { crawl, readList, readSitemap } from './page-lists.ts';

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
  const listed = options.list === undefined ? [] : await readList(options.list, cwd);
  const mapped = options.sitemap === undefined ? [] : await readSitemap(options.sitemap);
  const targets = [...args, ...listed, ...mapped];
  const addresses = targets.filter((target) => /^https?:\/\//i.test(target));
  const crawled = options.crawl === undefined ? [] : await crawl(addresses, options.crawl, (problem) => io.err(problem));
  return {
    targets: [...new Set([...targets, ...crawled])],
    page: {
      context: options.context === undefined ? null : await readContextFile(options.context, cwd),
      banner: bannerParts(options.bannerAccept, options.bannerDecline),
      headers: Object.fromEntries((options.header ?? []).map(readHeader)),
      headerOrigins: [
        ...new Set([
          ...addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin),
          ...(options.headerOrigins ?? []),
        ]),
      ],
      cookies: options.cookies === undefined ? [] : await readCookieFile(options.cookies, cwd),
      seedCookies: options.seedCookies === undefined ? null : await readCookieFile(options.seedCookies, cwd),
    },
  };
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new CliError(`--header ${text} is no header; expected such as "Authorization: Bearer …".`, exitCodes.usage);
  }
  return [name, value];
}
