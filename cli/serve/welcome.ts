import type { ChalkInstance } from 'chalk';
import type { Platform, Site } from '../../fake-server/start.ts';
import { printable } from '../report/printable.ts';
import { leftOutLines } from './left-out-lines.ts';

const shownPages = 12;

/** Returns the text that `serve` prints at its start: each site with its pages, the inspector, and how to stop. */
export async function welcome(platform: Platform, sites: readonly Site[], paint: ChalkInstance): Promise<readonly string[]> {
  const lines: string[] = [''];
  for (const [index, { id, url }] of platform.sites.entries()) {
    const site = sites[index];
    const pages = (await site?.pages()) ?? [];
    lines.push(`  ${paint.bold(id)}  ${printable(site?.title ?? '')}`);
    lines.push(`    ${paint.cyan(url)}${index === 0 ? `  (also ${platform.url})` : ''}`);
    for (const page of pages.slice(0, shownPages))
      if (page !== '/') lines.push(`    ${paint.cyan(url + printable(page.slice(1)))}`);
    if (pages.length > shownPages) lines.push(`    and ${pages.length - shownPages} more pages`);
    lines.push(...leftOutLines((await site?.leftOut?.()) ?? [], paint), '');
  }
  if (platform.url.startsWith('https:')) {
    const { origin } = new URL(platform.url);
    const others = ['static', 'third-party'].map((label) => `${origin.replace('localhost', `${label}.localhost`)}/`);
    lines.push('  The certificate is new for each run. Accept it in the browser for each site, and for these hosts,');
    lines.push(`  whose scripts are blocked until then: ${others.map((url) => paint.cyan(url)).join('  ')}`, '');
  }
  if (platform.keepsSecrets) {
    lines.push(
      `  ${paint.yellow('Secrets are kept')}: the journal, recordings and submissions have passwords, tokens and cookies in clear.`,
      '',
    );
  }
  lines.push(`  ${paint.bold('Traffic, cookies, faults')}`, `    ${paint.cyan(platform.control)}`, '', '  Ctrl-C stops.');
  return lines;
}
