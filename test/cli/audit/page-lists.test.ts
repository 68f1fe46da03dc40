// covers: cli/audit/inputs.ts
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInputs } from '../../../cli/audit/inputs.ts';
import { crawl, linksOf, readList, readSitemap } from '../../../cli/audit/page-lists.ts';
import { fakeIo } from '../../helpers/fake-io.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const pages: Record<string, string> = {
  '/': '<a href="/a">A</a> <a href=b>B</a> <a href="https://elsewhere.example/">E</a> <a href="/file.pdf">F</a>',
  '/a': '<a class="x" href="/c?d=1&amp;e=2#f">C</a> <a href="/">home</a>',
  '/b': '',
};
const server = createServer((request, response) => {
  const text = pages[request.url ?? ''];
  response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(text);
});
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test('a list is a line an address, without comments and empty lines', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'list.txt'), '# ours\nhttps://a.example/\n\n  https://b.example/x  \n');
  expect(await readList('list.txt', folder)).toEqual(['https://a.example/', 'https://b.example/x']);
  await expect(readList('none.txt', folder)).rejects.toThrow('cannot be read');
});

test('a site map gives its addresses in order, a map of maps those of its maps', async () => {
  pages['/map.xml'] = `<urlset><url><loc>${at('/b')}</loc></url><url><loc> <![CDATA[${at('/a?x=1')}]]> </loc></url></urlset>`;
  pages['/index.xml'] = `<sitemapindex><sitemap><loc>${at('/map.xml')}</loc></sitemap></sitemapindex>`;
  expect(await readSitemap(at('/index.xml'))).toEqual([at('/b'), at('/a?x=1')]);
  await expect(readSitemap(at('/none.xml'))).rejects.toThrow('status 404');
  await expect(readSitemap(at('/a'))).rejects.toThrow('names no address');
});

test('links are followed on the same origin, in order, once, and no deeper than asked', async () => {
  expect(linksOf(pages['/'] ?? '', at('/'))).toEqual([at('/a'), at('/b')]);
  expect(await crawl([at('/')], 1, () => {})).toEqual([at('/'), at('/a'), at('/b')]);
  expect(await crawl([at('/')], 3, () => {})).toEqual([at('/'), at('/a'), at('/b'), at('/c?d=1&e=2')]);
});

test('the options of a page are read, and a header without a colon is wrong usage', async () => {
  const inputs = await readInputs(['clean'], { header: ['X-Test: a: b'], bannerAccept: '#yes' }, fakeIo());
  expect(inputs).toMatchObject({
    targets: ['clean'],
    page: { headers: { 'X-Test': 'a: b' }, banner: { root: null, accept: '#yes' } },
  });
  await expect(readInputs([], { header: ['nothing'] }, fakeIo())).rejects.toMatchObject({ exitCode: 2 });
});
