import type { ChalkInstance } from 'chalk';
import { plural } from '../../fake-server/common/plural.ts';
import type { Platform, Site } from '../../fake-server/start.ts';
import { printable } from '../report/printable.ts';
import { leftOutLines } from './left-out-lines.ts';

const shownPages = 12;

/**
 * Returns the text that `serve` prints at its start: the site with its pages, or a line for each of several, the inspector, and
 * how to stop.
 */
export async function welcome(platform: Platform, sites: readonly Site[], paint: ChalkInstance): Promise<readonly string[]> {
  const lines: string[] = [
    '',
    ...(sites.length > 1 ? await siteTable(platform, sites, paint) : await pageList(platform, sites, paint)),
    '',
  ];
  if (platform.url.startsWith('https:')) {
    const { origin } = new URL(platform.url);
    const others = ['static', 'third-party'].map((label) => `${origin.replace('localhost', `${label}.localhost`)}/`);
    lines.push('  The certificate is new for each run. Accept it in the browser for each site, and for these hosts,');
    lines.push(`  whose scripts are blocked until then: ${others.map((url) => paint.cyan(url)).join('  ')}`, '');
  }
  if (platform.keepsSecrets) {
    lines.push(
      `  ${paint.yellow('Secrets are kept')}: the journal, recordings and submissions have passwords, tokens and cookies ` +
        'in clear.',
      '',
    );
  }
  lines.push(`  ${paint.bold('Traffic, cookies, faults')}`, `    ${paint.cyan(platform.control)}`, '', '  Ctrl-C stops.');
  return lines;
}

/** Returns the address of the only site, and those of its pages. */
async function pageList({ sites: [served], url }: Platform, [site]: readonly Site[], paint: ChalkInstance): Promise<string[]> {
  if (!served || !site) return [];
  const pages = (await site.pages()).filter((path) => path !== '/');
  return [
    `  ${paint.bold(served.id)}  ${printable(site.title ?? '')}`,
    `    ${paint.cyan(served.url)}  (also ${url})`,
    ...pages.slice(0, shownPages).map((path) => `    ${paint.cyan(served.url + printable(path.slice(1)))}`),
    ...(pages.length > shownPages ? [`    and ${pages.length - shownPages} more pages`] : []),
    ...leftOutLines((await site.leftOut?.()) ?? [], paint),
  ];
}

/** Returns a line for each site with its address, the number of its pages, and its title. */
async function siteTable({ sites: served, url }: Platform, sites: readonly Site[], paint: ChalkInstance): Promise<string[]> {
  const widest = Math.max(...served.map((one) => one.url.length));
  const rows = served.map(async (one, index): Promise<string[]> => {
    const count = (await sites[index]?.pages())?.length ?? 0;
    const row = [paint.cyan(one.url.padEnd(widest)), plural(count, 'page').padStart(9), printable(sites[index]?.title ?? '')];
    return [`  ${row.join('  ')}`.trimEnd(), ...leftOutLines((await sites[index]?.leftOut?.()) ?? [], paint)];
  });
  return [...(await Promise.all(rows)).flat(), `  (${printable(served[0]?.id ?? '')} also at ${url})`];
}
