import { errorMessage } from '../../../fake-server/common/error-message.ts';
import { CliError } from '../../../fake-server/common/errors.ts';
import { loadPackage } from '../../../fake-server/load-package.ts';
import { printable } from '../../report/printable.ts';
import { isFile, withoutHash } from '../artifacts/addresses.ts';
import { type Fetching, fetchText, mapAtOnce } from './fetch-text.ts';

/** Depth of nested site maps, their number, and that of requests at once (our choice). */
const maxDepth = 3;
const maxSitemaps = 2000;
const fetchesAtOnce = 4;

/**
 * Reads the pages of a site map in order, each once and without its fragment: XML, plain text, gzipped, an index of site maps, or
 * a robots.txt that names them (https://www.sitemaps.org/protocol.html). Pages on other hosts and files are left out, with a
 * note. Throws CliError when the map cannot be read or names no page of its host.
 */
export async function readSitemap(url: string, fetching: Fetching, notify: (problem: string) => void): Promise<string[]> {
  const fetched = new Set<string>([withoutHash(url)]);
  const hosts = new Set([siteHost(url)]);

  async function read(address: string, depth: number): Promise<readonly string[]> {
    const { text, url: landedOn } = await fetchText(address, 'The site map', fetching);
    if (depth === 0) hosts.add(siteHost(landedOn));
    const { places, isIndex } = parseSitemap(text, landedOn);
    if (places.length === 0) throw new CliError(`The site map ${address} names no address (<loc>).`, 'unreadable');
    if (!isIndex) return places;
    const inner = places.map(withoutHash).filter((place) => {
      const isNew = /^https?:/.test(place) && !fetched.has(place) && fetched.size < maxSitemaps && depth < maxDepth;
      if (isNew) fetched.add(place);
      return isNew;
    });
    const lists = await mapAtOnce(inner, fetchesAtOnce, (place) =>
      read(place, depth + 1).catch((error: unknown) => {
        notify(errorMessage(error));
        return [];
      }),
    );
    return lists.flat();
  }

  const places = [...new Set((await read(url, 0)).map(withoutHash))];
  const isHere = (place: string) => hosts.has(siteHost(place));
  const elsewhere = places.filter((place) => !isHere(place));
  const pages = places.filter((place) => isHere(place) && !isFile(new URL(place)));
  const example = elsewhere[0] === undefined ? '' : ` (${elsewhere.length} on other hosts, such as ${printable(elsewhere[0])})`;
  if (pages.length === 0) throw new CliError(`The site map ${url} names no page on its host ${new URL(url).hostname}${example}.`);
  const files = places.length - pages.length - elsewhere.length;
  if (elsewhere.length > 0)
    notify(
      `Left out of the site map: ${elsewhere.length} on other hosts, such as ${printable(elsewhere[0] ?? '')}; --list ` +
        'takes any host.',
    );
  if (files > 0) notify(`Left out of the site map: ${files} files, such as documents and pictures.`);
  return pages;
}

/** Returns the host without `www.`, because both names are one site's; empty for another kind of address. */
const siteHost = (url: string): string => {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : '';
};

/** Returns the addresses that a site map names, without those of images and videos, and whether they are site maps themselves. */
function parseSitemap(text: string, base: string): { readonly places: readonly string[]; readonly isIndex: boolean } {
  const resolved = (places: readonly string[]) =>
    places.flatMap((place) => (place !== '' && URL.canParse(place, base) ? new URL(place, base).href : []));
  if (!text.includes('<')) {
    const lines = text.split(/\r?\n/).map((line) => line.replace(/^\uFEFF/, '').trim());
    const named = lines.flatMap((line) => /^sitemap:\s*(\S+)/i.exec(line)?.[1] ?? []);
    if (named.length > 0) return { places: resolved(named), isIndex: true };
    return { places: resolved(lines.filter((line) => /^https?:\/\//i.test(line))), isIndex: false };
  }
  const $ = loadPackage('cheerio/slim').load(text, { xml: true });
  const elements = $.root().find('*').toArray();
  const places = elements
    .filter(({ name }) => /^((?!image:|video:)\w+:)?loc$/.test(name))
    .map((element) => $(element).text().trim());
  return { places: resolved(places), isIndex: elements.some(({ name }) => /^(\w+:)?sitemapindex$/.test(name)) };
}
