import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInputs } from '../../../../cli/audit/inputs.ts';
import { crawl, linksOf, readList } from '../../../../cli/audit/targets/page-lists.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const pages: Record<string, string> = {
  '/': '<a href="/a">A</a> <a href=b>B</a> <a href="https://elsewhere.example/">E</a> <a href="/file.pdf">F</a>',
  '/a': '<a class="x" href="/c?d=1&amp;e=2#f">C</a> <a href="/">home</a>',
  '/b': '',
};
/** Headers of the requests to each host and path. */
const receivedHeaders: string[] = [];
const server = createServer((request, response) => {
  const { host = '', authorization = '', cookie = '' } = request.headers;
  receivedHeaders.push([host.split('.')[0], request.url, authorization, cookie].filter(Boolean).join(' '));
  const leads = /^\/leads-to\/(\w+)(.*)/.exec(request.url ?? '');
  if (leads) {
    response.writeHead(302, { Location: `http://${leads[1]}.localhost:${port()}${leads[2]}` });
    return response.end();
  }
  const text = pages[request.url ?? ''];
  return response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(text);
});
const port = () => (server.address() as AddressInfo).port;
const at = (path: string) => `http://127.0.0.1:${port()}${path}`;
const bare = () => ({});
const quiet = { headersFor: bare, notify: () => {} };
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test('a list has an address per line; comments and empty lines are skipped', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'list.txt'), '# ours\nhttps://a.example/\n\n  https://b.example/x  \n');
  expect(await readList('list.txt', folder)).toEqual(['https://a.example/', 'https://b.example/x']);
  await expect(readList('none.txt', folder)).rejects.toThrow('cannot be read');
});

test('links are followed on the same origin, in order, once, and up to the given depth', async () => {
  expect(linksOf(pages['/'] ?? '', at('/'))).toEqual([at('/a'), at('/b')]);
  const unseen =
    `<!-- <a href="/old">O</a> --><script>'<a href="/code">'</script><a href="mailto:a@b.example">M</a><A HREF=' ` +
    `d?e=&#x31;&amp;f '>D</A>`;
  expect(linksOf(`<base href="/deep/">${unseen}`, at('/a'))).toEqual([at('/deep/d?e=1&f')]);
  expect(await crawl([at('/')], 1, quiet)).toEqual([at('/'), at('/a'), at('/b')]);
  expect(await crawl([at('/')], 3, quiet)).toEqual([at('/'), at('/a'), at('/b'), at('/c?d=1&e=2')]);
  const files =
    '<a href="/index.php?id=1">P</a><a href="/v2.1">V</a><a href="/a.jpg">J</a><a href="/a.PDF">D</a><a href="b.aspx">A</a>';
  expect(linksOf(files, at('/'))).toEqual([at('/index.php?id=1'), at('/v2.1'), at('/b.aspx')]);
});

test('headers and cookies are sent to site maps and crawled pages of the named origins only, also after redirects', async () => {
  const on = (host: string, path: string) => `http://${host}.localhost:${port()}${path}`;
  Object.assign(pages, {
    '/mine.xml': `<sitemapindex><loc>${on('own', '/part.xml')}</loc><loc>${on('other', '/their.xml')}</loc></sitemapindex>`,
    '/part.xml': `<urlset><loc>${on('own', '/start')}</loc><loc>${on('other', '/foreign')}</loc></urlset>`,
    '/their.xml': `<urlset><loc>${on('own', '/b')}</loc></urlset>`,
    '/start': `<a href="/leads-to/other/a">A</a><a href="/leads-to/own/inner">B</a>`,
    '/inner': `<a href="last">C</a>`,
  });
  const io = fakeIo({ cwd: temporaryFolder() });
  writeFileSync(join(io.cwd, 'jar.json'), '[{ "name": "sid", "value": "1" }]');
  const options = { sitemap: on('own', '/mine.xml'), crawl: 3, header: { Authorization: 'Bearer T' }, cookies: 'jar.json' };
  receivedHeaders.length = 0;
  const { targets, page } = await readInputs([], options, io);
  const paths = ['/start', '/b', '/leads-to/other/a', '/leads-to/own/inner', '/last'];
  expect(targets).toEqual(paths.map((path) => on('own', path)));
  expect(page.headerOrigins).toEqual([on('own', '').replace(/\/$/, '')]);
  expect(io.errText).toContain('Left out of the site map: 1 on other hosts, such as http://other.localhost');
  const secret = 'Bearer T sid=1';
  // Pages of one level are fetched at once.
  expect(receivedHeaders.toSorted()).toEqual(
    [
      `own /mine.xml ${secret}`,
      `own /part.xml ${secret}`,
      'other /their.xml',
      `own /start ${secret}`,
      `own /b ${secret}`,
      `own /leads-to/other/a ${secret}`,
      'other /a',
      `own /leads-to/own/inner ${secret}`,
      `own /inner ${secret}`,
      `own /last ${secret}`,
    ].toSorted(),
  );
});

test('a crawl follows no link that ends a session, and ends at 5000 pages with a note', async () => {
  pages['/many'] =
    '<a href="/account/logout">Out</a><a href="/sign-out">Out</a><a ' +
    `href="/blog-out-of-town">B</a>${Array.from({ length: 6000 }, (_none, index) => `<a href="/p${index}">P</a>`).join('')}`;
  const notes: string[] = [];
  const fetched: number[] = [];
  const crawling = {
    headersFor: bare,
    notify: (note: string) => notes.push(note),
    onPage: (count: number) => fetched.push(count),
  };
  const found = await crawl([at('/many')], 1, crawling);
  expect(found).toHaveLength(5000);
  expect(found.slice(0, 3)).toEqual([at('/many'), at('/blog-out-of-town'), at('/p0')]);
  expect(notes).toEqual(['The crawl ends at 5000 pages; there are more.']);
  expect(fetched).toEqual([1]);
});
