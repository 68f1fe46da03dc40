import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readInputs } from '../../../cli/audit/inputs.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

test('the options of a page are read', async () => {
  const inputs = await readInputs(['clean'], { header: { 'X-Test': 'a: b' }, bannerAccept: '#yes' }, fakeIo());
  expect(inputs).toMatchObject({
    targets: ['clean'],
    page: { headers: { 'X-Test': 'a: b' }, banner: { root: null, accept: '#yes' } },
  });
});

test('a context must be a JSON object', async () => {
  const io = fakeIo({ cwd: temporaryFolder() });
  writeFileSync(join(io.cwd, 'a.json'), '{"pageType": 2}');
  writeFileSync(join(io.cwd, 'b.json'), '[]');
  expect(await readInputs([], { context: 'a.json' }, io)).toMatchObject({ page: { context: { pageType: 2 } } });
  await expect(readInputs([], { context: 'b.json' }, io)).rejects.toThrow('not a JSON object');
  await expect(readInputs([], { context: 'c.json' }, io)).rejects.toThrow('cannot be read');
  expect(await readInputs([], { context: { pageType: 3 } }, io)).toMatchObject({ page: { context: { pageType: 3 } } });
  await expect(readInputs([], { context: [] }, io)).rejects.toMatchObject({ code: 'unreadable' });
});

test('cookies can be given as a list of objects', async () => {
  const cookies = [
    { name: 'a', value: '1', domain: '.shop.example' },
    { name: 'b', value: '2' },
  ];
  const inputs = await readInputs([], { cookies, seedCookies: [] }, fakeIo());
  expect(inputs.page).toMatchObject({
    cookies: [
      { name: 'a', value: '1', domain: 'shop.example' },
      { name: 'b', value: '2', domain: null },
    ],
    seedCookies: [],
  });
  const wrong = [{ name: 'a' }] as unknown as typeof cookies;
  await expect(readInputs([], { cookies: wrong }, fakeIo())).rejects.toThrow('entry 0: it is not a cookie');
});

const asked: (string | undefined)[] = [];
const server = serveInFile(({ headers }, response) => {
  asked.push(headers.cookie);
  response.setHeader('Content-Type', 'text/html').end('<p>Pots');
});

test('a cookie of the path /shop is sent for /shop and /shop/mug, and not for /shopping', async () => {
  const cookies = [{ name: 'a', value: '1', path: '/shop' }];
  const paths = ['/shop', '/shop/mug', '/shopping'];
  for (const path of paths) await readInputs([`http://127.0.0.1:${server.port}${path}`], { cookies, crawl: 1 }, fakeIo());
  expect(asked).toEqual(['a=1', 'a=1', undefined]);
});

test('the user and the password of an address are a header, and in no target or message', async () => {
  const io = fakeIo();
  const { targets, page } = await readInputs(['http://anna:s%40fe@127.0.0.1:9/a', 'anna:s%40fe@127.0.0.1:9/b'], {}, io);
  expect(targets).toEqual(['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b']);
  expect(page.headers).toEqual({ Authorization: `Basic ${Buffer.from('anna:s@fe').toString('base64')}` });
  expect(io.errText).not.toContain('fe@');
});

test.each([
  {
    of: 'another origin',
    args: ['http://a:secret@127.0.0.1:9/', 'http://127.0.0.1:8/'],
    header: {},
    why: 'http://127.0.0.1:8/ would get',
  },
  { of: 'two users', args: ['http://a:secret@127.0.0.1:9/', 'http://b:secret@127.0.0.1:9/'], header: {}, why: 'different users' },
  {
    of: 'two headers',
    args: ['http://a:secret@127.0.0.1:9/'],
    header: { authorization: 'Bearer 1' } as Record<string, string>,
    why: 'give one of them',
  },
])('a password beside $of is refused, without the password in the message', async ({ args, header, why }) => {
  const refused = await readInputs(args, { header }, fakeIo()).catch((error: Error) => error);
  expect(refused).toMatchObject({ code: 'usage', message: expect.stringContaining(why) });
  expect(String(refused)).not.toContain('secret');
});
