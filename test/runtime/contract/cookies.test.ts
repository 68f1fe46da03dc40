import { expect, test } from 'vitest';
import { type CookieRow, clearedByCookieBanner, clearedWhenRestricted, cookies } from '../../../runtime/contract/cookies.ts';

const rows: readonly CookieRow[] = Object.values(cookies);
const byName = new Map(rows.map((row) => [row.name, row]));

// analytics#known-cookies
test('every documented cookie has one row', () => {
  const names =
    'ss_cvr ss_cvt ss_cid ss_cpvisit ss_cvisit SS_MATTR SS_MID SS_lastvisit user_segment ss_cookieAllowed crumb hasCart CART ' +
    'ss_lastid squarespace_seven_preview squarespace_six_override seven_frame_expanded disable-user-scripts';
  expect(rows.map(({ name }) => name).sort()).toEqual(names.split(' ').sort());
});

// analytics#analytics-id
test('the record lasts 2 years, the session 30 minutes, the analytics id 390 days, the consent 30 days', () => {
  expect(byName.get('ss_cvr')?.lifetimeMs).toBe(63072000000);
  expect(byName.get('ss_cvt')?.lifetimeMs).toBe(1800000);
  expect(byName.get('ss_cid')?.lifetimeMs).toBe(390 * 24 * 60 * 60 * 1000);
  expect(byName.get('ss_cookieAllowed')?.lifetimeMs).toBe(2592000000);
});

// consent#restricted-cookies
test('the tracking rule clears five cookies and the banner nine, all of them tracking cookies', () => {
  expect(clearedWhenRestricted).toEqual(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']);
  expect(clearedByCookieBanner.join(' ')).toBe(
    'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt',
  );
  const tracking = rows.filter((row) => row.tracking).map(({ name }) => name);
  expect(tracking.sort()).toEqual([...clearedByCookieBanner].sort());
});
