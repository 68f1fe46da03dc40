import { expect, test } from 'vitest';
import { googleConsent, purposesIn } from '../../../../cli/audit/judging/consent-signals.ts';

const read = (query: string) => googleConsent([...new URLSearchParams(query)]);

test('gcs has the consent for ads and for analytics', () => {
  expect(read('gcs=G100')).toEqual({ ad_storage: 'denied', analytics_storage: 'denied' });
  expect(read('gcs=G110')).toEqual({ ad_storage: 'granted', analytics_storage: 'denied' });
  expect(read('gcs=G101')).toEqual({ ad_storage: 'denied', analytics_storage: 'granted' });
  expect(read('gcs=G1-1')).toEqual({ analytics_storage: 'granted' });
});

test.each([
  ['p', 'denied'],
  ['q', 'denied'],
  ['m', 'denied'],
  ['u', 'denied'],
  ['t', 'granted'],
  ['v', 'granted'],
  ['n', 'granted'],
  ['r', 'granted'],
  ['l', undefined],
])('the letter %s of gcd is %s', (letter, state) => {
  expect(read(`gcd=13${letter}3l3l3l1l1`)?.ad_storage).toBe(state);
});

test('gcd has four purposes, also in its older form, and a purpose that one parameter grants is granted', () => {
  const all = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'];
  expect(purposesIn(read('gcd=11t1t1t1t5') ?? {}, 'granted')).toEqual(all);
  expect(purposesIn(read('gcd=13p3p3p2p5l1') ?? {}, 'denied')).toEqual(all);
  expect(purposesIn(read('gcs=G100&gcd=13r3p3p3p5') ?? {}, 'granted')).toEqual(['ad_storage']);
});

test.each(['', 'gcs=', 'gcs=G1', 'gcs=G2', 'gcd=1', 'gcd=hello', 'gcs=yes&gcd=no'])('%s has no report', (query) => {
  expect(read(query)).toBeNull();
});
