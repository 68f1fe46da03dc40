import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readInputs } from '../../../../cli/audit/inputs.ts';
import { readSitemap } from '../../../../cli/audit/targets/sitemap.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { serveInFile } from '../../../helpers/platform/serve-in-file.ts';

const files: Record<string, string | Buffer> = {};
const requested: string[] = [];
const server = serveInFile((request, response) => {
  requested.push(request.url ?? '');
  const moved = /^\/moved(.*)/.exec(request.url ?? '')?.[1];
  if (moved !== undefined) return response.writeHead(301, { Location: moved }).end();
  const file = files[request.url ?? ''];
  return response.writeHead(file === undefined ? 404 : 200).end(file);
});
const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const map = (...places: readonly string[]) =>
  '<?xml version="1.0"?><urlset ' +
  `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.map((place) => `<url><loc>${place}</loc></url>`).join('')}</urlset>`;
const index = (...places: readonly string[]) =>
  `<sitemapindex>${places.map((place) => `<sitemap><loc>${place}</loc></sitemap>`).join('')}</sitemapindex>`;

async function read(path: string) {
  const notes: string[] = [];
  const pages = await readSitemap(at(path), { headersFor: () => ({}) }, (note) => notes.push(note));
  return { pages: pages.map((page) => page.replace(at(''), '')), notes };
}

test('reads the addresses of a site map in order, and those of the site maps of an index', async () => {
  files['/map.xml'] =
    `<urlset><!-- <loc>${at('/old')}</loc> ` +
    `--><url><loc>${at('/b')}</loc><image:image><image:loc>${at('/b.jpg')}</image:loc></image:image></url><url><loc> ` +
    `<![CDATA[${at('/a?x=1&y=2')}]]> </loc></url></urlset>`;
  files['/index.xml'] = index(at('/map.xml'));
  expect((await read('/index.xml')).pages).toEqual(['/b', '/a?x=1&y=2']);
  files['/text'] = 'words';
  await expect(read('/none.xml')).rejects.toThrow('status 404');
  await expect(read('/text')).rejects.toThrow('names no address');
});

test('addresses may be relative, escaped or repeated; fragments are dropped, files and other hosts are left out with a note', async () => {
  files['/odd.xml'] = map(
    '/a?b=1&amp;c=&#50;',
    'b',
    `${at('/a?b=1&c=2')}#part`,
    '',
    'http://',
    'javascript:alert(1)',
    'https://elsewhere.example/x',
    '/file.pdf',
    '/index.php',
    '/%C3%A9t%C3%A9',
    'été',
  );
  const { pages, notes } = await read('/odd.xml');
  expect(pages).toEqual(['/a?b=1&c=2', '/b', '/index.php', '/%C3%A9t%C3%A9']);
  expect(notes).toEqual([
    'Left out of the site map: 2 on other hosts, such as javascript:alert(1); --list takes any host.',
    'Left out of the site map: 1 files, such as documents and pictures.',
  ]);
});

test('indexes that name themselves or each other end, and a missing part is a note', async () => {
  files['/one.xml'] = index(at('/one.xml'), at('/two.xml'), 'gone.xml', '/pages.xml');
  files['/two.xml'] = index(at('/one.xml'), at('/pages.xml'), at('/more.xml'));
  files['/pages.xml'] = map('/p');
  files['/more.xml'] = map('/p', '/q');
  requested.length = 0;
  const { pages, notes } = await read('/one.xml');
  expect(pages.toSorted()).toEqual(['/p', '/q']);
  expect(notes).toEqual([expect.stringContaining('gone.xml cannot be read: responded with status 404')]);
  expect(requested.toSorted()).toEqual(['/gone.xml', '/more.xml', '/one.xml', '/pages.xml', '/two.xml']);
});

test('a site map may be gzipped, moved, plain text, or named by a robots.txt', async () => {
  files['/map.xml.gz'] = gzipSync(map('/zipped'));
  files['/map.txt'] = `\uFEFF${at('/one')}\r\n${at('/two')}\n`;
  files['/robots.txt'] = `User-agent: *\nDisallow: /\nSitemap: ${at('/map.xml.gz')}\nsitemap: /map.txt\n`;
  expect((await read('/moved/map.xml.gz')).pages).toEqual(['/zipped']);
  expect((await read('/map.txt')).pages).toEqual(['/one', '/two']);
  expect((await read('/robots.txt')).pages).toEqual(['/zipped', '/one', '/two']);
  files['/bomb.xml.gz'] = gzipSync(Buffer.alloc(70 * 1024 * 1024));
  await expect(read('/bomb.xml.gz')).rejects.toThrow('cannot be read');
});

test('a site map of another host’s pages is an error that names one of them', async () => {
  files['/other.xml'] = map('https://shop.example/', 'https://shop.example/a');
  await expect(read('/other.xml')).rejects.toThrow(
    'names no page on its host 127.0.0.1 (2 on other hosts, such as https://shop.example/)',
  );
});

test('--sitemap takes an address without its protocol', async () => {
  files['/short.xml'] = map('/a');
  const { targets } = await readInputs([], { sitemap: at('/short.xml').replace('http://', '') }, fakeIo());
  expect(targets).toEqual([at('/a')]);
});
