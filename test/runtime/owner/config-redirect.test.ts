import { expect, test } from 'vitest';
import { isRedirected, type RedirectFacts } from '../../../runtime/features/owner/config-redirect.ts';

const owner: RedirectFacts = {
  signedIn: true,
  developerMode: false,
  cloneable: false,
  hasViewerRole: false,
  inTopFrame: true,
  onAdminPath: false,
  onLocalhost: false,
  noRedirectSeen: false,
};

// owner#config-redirect
test('an owner on a site page in the top frame is redirected', () => {
  expect(isRedirected(owner)).toBe(true);
});

// owner#config-redirect-exempt, owner#noredirect
test.each<[string, Partial<RedirectFacts>]>([
  ['no account is signed in', { signedIn: false }],
  ['the site is in developer mode', { developerMode: true }],
  ['the site is cloneable', { cloneable: true }],
  ['the viewer role is held', { hasViewerRole: true }],
  ['the page is in a frame', { inTopFrame: false }],
  ['the page is in the configuration area', { onAdminPath: true }],
  ['the page is on localhost', { onLocalhost: true }],
  ['noredirect was seen', { noRedirectSeen: true }],
])('there is no redirect when %s', (_, change) => {
  expect(isRedirected({ ...owner, ...change })).toBe(false);
});

test('of all 256 combinations one is redirected', () => {
  const names = Object.keys(owner) as (keyof RedirectFacts)[];
  const combinations = Array.from({ length: 256 }, (_, bits) =>
    Object.fromEntries(names.map((name, place) => [name, ((bits >> place) & 1) === 1])),
  ) as unknown as RedirectFacts[];
  expect(combinations.filter(isRedirected)).toEqual([owner]);
});
