import { expect, test } from 'vitest';
import { listPages } from '../../../fake-server/sites/list-pages.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';

test('lists the addresses of a folder’s pages, index pages first', async () => {
  const folder = siteFolder('s', {
    'index.html': '',
    'über uns.html': '',
    'a/index.htm': '',
    'a/b.html': '',
    'a/style.css': '',
    '.git/x.html': '',
    'Page_files/frame.html': '',
    'Seite-Dateien/frame.html': '',
  });
  expect(await listPages(folder)).toEqual(['/', '/a/', '/a/b.html', '/%C3%BCber%20uns.html']);
});

test('a folder that cannot be read has no pages', async () => {
  expect(await listPages('/nowhere/at/all')).toEqual([]);
});
