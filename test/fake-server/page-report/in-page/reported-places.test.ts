import { expect, test } from 'vitest';
import { reportedPlaces } from '../../../../fake-server/page-report/in-page/reported-places.ts';

test('a report has at most 6 places of a stack, of bounded length, and none without an address', () => {
  const long = [`http://a.localhost/${'x'.repeat(1000)}`, 1, 1, 'f'.repeat(1000)] as const;
  const places = reportedPlaces([
    ['', 1, 1, 'eval'],
    ['chrome-extension://abc/a.js', 1, 1, 'f'],
    ...Array.from({ length: 10 }, () => long),
  ]);
  expect(places).toHaveLength(6);
  expect(places[0]?.map((part) => String(part).length)).toEqual([300, 1, 1, 80]);
});
