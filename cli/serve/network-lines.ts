import type { ChalkInstance } from 'chalk';
import { renderUnicodeCompact } from 'uqr';
import type { Platform } from '../../fake-server/start.ts';

/**
 * Returns the text that `serve --host 0.0.0.0` prints: a warning, the addresses of the sites in the local network, and a QR code
 * of the first one. Empty for a platform that only this machine reaches.
 */
export function networkLines({ lanSites, control }: Platform, paint: ChalkInstance): readonly string[] {
  const [first] = lanSites;
  if (!first) return [];
  const rows = lanSites.map(
    ({ id, urls }) => `    ${id.padEnd(longest(lanSites))}  ${urls.map((url) => paint.cyan(url)).join('  ')}`,
  );
  const [url] = first.urls;
  return [
    `  ${paint.bold('In the local network')}`,
    `  ${paint.yellow('Everyone in this network can see the pages and send calls.')}`,
    `  Only this machine can open ${paint.cyan(control)}.`,
    ...rows,
    '',
    ...(url === undefined ? ['  This machine has no address in a network.'] : qrLines(url)),
    '',
  ];
}

const longest = (sites: Platform['lanSites']): number => Math.max(...sites.map(({ id }) => id.length));

const qrLines = (url: string): readonly string[] =>
  renderUnicodeCompact(url, { border: 2 })
    .split('\n')
    .map((line) => `    ${line}`);
