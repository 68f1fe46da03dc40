import { describe, expect, test } from 'vitest';
import { deepMerge, readFixtureSettings } from '../../../fake-server/sites/fixture-settings.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';

describe('merging contexts', () => {
  test('merges objects key by key and replaces other values', () => {
    expect(deepMerge({ a: { b: 1, c: [1, 2] }, d: 1 }, { a: { c: [3] }, d: { e: 1 } })).toEqual({
      a: { b: 1, c: [3] },
      d: { e: 1 },
    });
    expect(deepMerge({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
  });

  test('__proto__ is an ordinary key', () => {
    deepMerge({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });
});

describe('reading site.json', () => {
  test.each([
    ['{', 'is invalid: '],
    ['[]', 'expected an object with a list of pages.'],
    ['{"pages":[{"path":"/"}]}', 'expected a path and a file in page 0.'],
  ])('%s is refused: %s', async (text, why) => {
    await expect(readFixtureSettings(siteFolder('fx', { 'site.json': text }))).rejects.toThrow(why);
  });

  test('fills in the defaults of a page', async () => {
    const folder = siteFolder('fx', { 'site.json': '{"pages":[{"path":"/","file":"index.html"}]}' });
    expect(await readFixtureSettings(folder)).toEqual({
      title: 'Fixture site',
      shows: '',
      context: {},
      styleSheets: [],
      pages: [{ path: '/', file: 'index.html', title: null, status: 200, isForMembers: false, context: {}, headers: {} }],
    });
  });
});
