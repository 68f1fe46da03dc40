import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileProblem } from '../../fake-server/errors.ts';
import { CliError, messageOf } from '../errors.ts';

const fetchTimeoutMs = 20_000;
/** A site map of site maps may name others; no further down (our choice). */
const deepestMap = 2;
/** A crawl ends here at the latest, and says so (our choice). */
const mostPages = 500;

/** Addresses of a file, a line each; empty lines and lines that begin with # are left out. Throws CliError. */
export async function readList(path: string, cwd: string): Promise<string[]> {
  const text = await readFile(resolve(cwd, path), 'utf8').catch((error: unknown) => {
    throw new CliError(`The list ${path} cannot be read: ${fileProblem(error)}.`);
  });
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Addresses of a site map, in its order, each once; a site map of site maps is followed. Throws CliError. */
export async function readSitemap(url: string, depth = 0): Promise<string[]> {
  const text = await textAt(url, 'The site map');
  const places = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]+?)(?:\]\]>)?\s*<\/loc>/gi)].map(([, place = '']) =>
    decoded(place),
  );
  if (places.length === 0) throw new CliError(`The site map ${url} names no address (<loc>).`);
  if (!/<sitemapindex[\s>]/i.test(text) || depth >= deepestMap) return [...new Set(places)];
  const maps = [];
  for (const place of places) maps.push(...(await readSitemap(place, depth + 1)));
  return [...new Set(maps)];
}

/**
 * The pages that links lead to from `starts`, level by level in the order of the links, on the same origin, each once. A page that
 * cannot be fetched is left to the audit, which says so.
 */
export async function crawl(starts: readonly string[], depth: number, tell: (problem: string) => void): Promise<string[]> {
  const found = new Set(starts.map(withoutHash));
  let level = [...found];
  for (let at = 0; at < depth; at++) {
    const next: string[] = [];
    for (const url of level) {
      const html = await textAt(url, 'The page').catch(() => '');
      for (const link of linksOf(html, url)) {
        if (found.has(link)) continue;
        if (found.size >= mostPages) {
          tell(`The crawl ends at ${mostPages} pages; there are more.`);
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

/** Addresses on the same origin that a page links to, without files that are no pages. */
export function linksOf(html: string, base: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(([, a, b, c]) =>
    decoded(a ?? b ?? c ?? ''),
  );
  return [
    ...new Set(
      links
        .filter((link) => URL.canParse(link, base))
        .map((link) => withoutHash(new URL(link, base).href))
        .filter(
          (link) => new URL(link).origin === new URL(base).origin && !/\.(?!html?$)[a-z0-9]{2,5}$/i.test(new URL(link).pathname),
        ),
    ),
  ];
}

async function textAt(url: string, what: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
    if (!answer.ok) throw new Error(`it was answered with status ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw new CliError(`${what} ${url} cannot be read: ${messageOf(error)}.`);
  }
}

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').trim();
const withoutHash = (url: string): string => url.replace(/#.*$/, '');
