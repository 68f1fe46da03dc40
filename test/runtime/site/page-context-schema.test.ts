import { expect, test } from 'vitest';
import { pageContextSchema } from '../../helpers/schemas/page-context-schema.ts';

const wrong = (context: unknown) => pageContextSchema.safeParse(context).error?.issues.map(({ path }) => path.join('/')) ?? [];
const website = { id: 'w1', siteStatus: {}, language: 'en-US', typekitId: '' };

test('a page context needs a website', () => {
  expect(wrong({ website })).toEqual([]);
  expect(wrong({})).toEqual(['website']);
});

test('signed-in, cart and old pages are valid', () => {
  expect(wrong({ website, pageType: 2, authenticatedAccount: { id: 'a', roles: {} }, websiteRoles: { '1': true } })).toEqual([]);
  expect(wrong({ website, pageType: 205, tweakJSON: { '@x.y': '70px' }, cookieSettings: null })).toEqual([]);
  expect(
    wrong({
      website,
      collection: { id: 'c', type: 10 },
      websiteSettings: { popupOverlaySettings: { style: 1, enabledPages: [] } },
    }),
  ).toEqual([]);
});

test('wrong types are reported with their paths', () => {
  expect(
    wrong({
      website: { ...website, id: 7 },
      pageType: '2',
      tweakJSON: { a: true },
      cookieSettings: { cookieBannerTheme: 'blue' },
      websiteRoles: { '10': 'yes' },
    }),
  ).toEqual(['pageType', 'tweakJSON/a', 'website/id', 'cookieSettings/cookieBannerTheme', 'websiteRoles/10']);
});
