import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

test.each([
  ['/_leaves?to=https%3A%2F%2Fexample.com%2F%3Fa%3D1', 'This link leaves the saved page', 'https://example.com/?a=1'],
  ['/_leaves?to=https%3A%2F%2Fexample.com%2F&form=1', 'This form leaves the saved page', 'https://example.com/'],
  ['/_leaves?to=%3Cimg+src%3Dx%3E', 'This link leaves the saved page', '<img src=x>'],
  ['/_leaves', 'This link leaves the saved page', '(empty)'],
])('%s names the address as text, without a link to it, under a policy that requests nothing', async (path, title, address) => {
  const response = await call(await startPlatform(undefined, { network: false }), path);
  const page = load(response.text);
  expect(page('h1').text()).toBe(title);
  expect(page('dd').first().text()).toBe(address);
  expect(
    page('a')
      .map((_, link) => page(link).attr('href'))
      .get(),
  ).toEqual(['/']);
  expect(page('img')).toHaveLength(0);
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('the path is not special with network', async () => {
  expect((await call(await startPlatform(), '/_leaves?to=x')).status).toBe(404);
});
