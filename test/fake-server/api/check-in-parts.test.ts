import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../fake-server/api/check-in-parts.ts';
import { readRecordedPayloads } from '../../../fake-server/api/recorded.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('a body is checked in parts', () => {
  test('of 1000 items: each item is in one part, and pointers lead to the same item of the body', () => {
    const parts = [...partsOf(numbers(2500))];
    expect(parts.flatMap(({ body }) => body)).toEqual(numbers(2500));
    expect(parts.map(({ nextItem }) => nextItem)).toEqual([1000, 2000, null]);
    expect(parts.map(({ inBody }) => [inBody('/3/data/0'), inBody('')])).toEqual([
      ['/3/data/0', ''],
      ['/1003/data/0', ''],
      ['/2003/data/0', ''],
    ]);
  });

  test('with several long lists at once; one without further items repeats its first ones', () => {
    const parts = [...partsOf({ a: numbers(1500), b: numbers(2001), c: numbers(10), d: 'text' })];
    expect(parts).toHaveLength(3);
    expect(parts.map(({ body }) => body)).toMatchObject([
      { a: numbers(1000), b: numbers(1000), c: numbers(10), d: 'text' },
      { a: numbers(1500).slice(1000), b: numbers(2000).slice(1000), d: 'text' },
      { a: numbers(1000), b: [2000], d: 'text' },
    ]);
    expect(parts[2]?.inBody('/b/0/x')).toBe('/b/2000/x');
    expect(parts[2]?.inBody('/a/7')).toBe('/a/7');
    expect(parts[1]?.inBody('/d')).toBe('/d');
  });

  test('as it is without a long list', () => {
    for (const body of [null, 'text', numbers(1000), { a: numbers(1000) }]) expect([...partsOf(body)]).toMatchObject([{ body }]);
  });
});

test('a list with a problem in item 1500 gets it with its place, and that later items are not checked', async () => {
  const platform = await startPlatform();
  const recorded = readRecordedPayloads().get('performance-records');
  const [valid] = [recorded?.request.body].flat();
  await call(platform, '/api/1/performance/records', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(numbers(2500).map((index) => (index % 1000 === 500 && index > 1000 ? 7 : valid))),
  });
  expect(platform.journal.entries()[0]?.problems).toEqual([
    { pointer: '', message: 'Items from number 2,000 on are not checked, because earlier ones have problems.' },
    { pointer: '/1500', message: expect.stringContaining('expected a compact record') },
  ]);
});
