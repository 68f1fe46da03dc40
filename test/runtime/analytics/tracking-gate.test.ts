import { describe, expect, test } from 'vitest';
import { decodePageContext } from '../../../runtime/contract/site/page-context.ts';
import { isAdminPath, isTrackingActive } from '../../../runtime/features/analytics/tracking-gate.ts';

const active = (context: Record<string, unknown>, path = '/', censusDisabled = false) =>
  isTrackingActive(decodePageContext({ pageType: 2, ...context }), path, censusDisabled);
const signedIn = (...roles: number[]) => ({
  authenticatedAccount: { id: 'a1' },
  websiteRoles: Object.fromEntries(roles.map((role) => [role, true])),
});

test('a visitor who is not signed in is tracked', () => {
  expect(active({})).toBe(true);
});

// analytics#tracked-visitors
test('a member with only the viewer role (10) is tracked, but not on a /config path', () => {
  expect(active(signedIn(10))).toBe(true);
  expect(active(signedIn(10), '/config/pages')).toBe(false);
  expect(active(signedIn(10), '/site/config')).toBe(false);
});

test.each([1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13])(
  'a member with role %i is not tracked, with the viewer role or without',
  (role) => {
    expect(active(signedIn(role))).toBe(false);
    expect(active(signedIn(role, 10))).toBe(false);
  },
);

// analytics#tracked-visitors
test('a signed-in account without any role is not tracked', () => {
  expect(active(signedIn())).toBe(false);
  expect(active({ authenticatedAccount: { id: 'a1' } })).toBe(false);
});

// analytics#untracked-pages
describe('page types', () => {
  test.each([100, 103, 106])('%i is not tracked', (pageType) => {
    expect(active({ pageType })).toBe(false);
  });
  test.each([1, 2, 3, 50, 101, 102, 104, 105, 200, 205, 300])('%i is tracked', (pageType) => {
    expect(active({ pageType })).toBe(true);
  });
});

// analytics#census-disabled
test('the census-disable flag stops all tracking', () => {
  expect(active({}, '/', true)).toBe(false);
});

// analytics#admin-area
test('paths that contain /config are the admin area', () => {
  expect(isAdminPath('/config/')).toBe(true);
  expect(isAdminPath('/reconfigure')).toBe(false);
});
