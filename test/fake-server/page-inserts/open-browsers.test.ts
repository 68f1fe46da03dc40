import { expect, test } from 'vitest';
import { openBrowser } from '../../../fake-server/page-inserts/open-browsers.ts';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [firefox, 'Firefox 140'],
  [`Mozilla/5.0 (Macintosh) ${webkit} Version/18.4 Safari/605.1.15`, 'Safari 18.4'],
  [`Mozilla/5.0 (iPhone) ${webkit} Version/18.4 Mobile/15E148 Safari/604.1`, 'Safari 18.4'],
  [`Mozilla/5.0 (X11) ${webkit} Chrome/151.0.0.0 Safari/537.36`, 'Chrome 151'],
  [`Mozilla/5.0 (X11) ${webkit} Chrome/152.0.0.0 Safari/537.36`, null],
  [`Mozilla/5.0 (X11) ${webkit} HeadlessChrome/156.0.0.0 Safari/537.36`, null],
  [`Mozilla/5.0 (Windows) ${webkit} Chrome/151.0.0.0 Safari/537.36 Edg/151.0.0.0`, 'Chrome 151'],
  ['curl/8.5.0', null],
  ['', null],
])('%s: %s', (userAgent, name) => expect(openBrowser(userAgent)).toBe(name));

test('a browser without the header is told once, at its first page without network, and not with it', async () => {
  const site = siteFolder('home', { 'index.html': '<p>x', 'a.txt': 'x' });
  const open = async (network: boolean, path: string) => {
    const notes: string[] = [];
    const platform = await startPlatform([site], { network, notify: (note) => notes.push(note) });
    for (let time = 0; time < 2; time++) await call(platform, path, { headers: { 'user-agent': firefox } });
    return notes;
  };
  expect(await open(false, '/')).toEqual([
    'Firefox 140 does not know Connection-Allowlist: scripts of saved pages can reach other hosts in the ways that ' +
      'cli/serve/README.md lists under “Saved pages”.',
  ]);
  expect(await open(false, '/a.txt')).toEqual([]);
  expect(await open(true, '/')).toEqual([]);
});
