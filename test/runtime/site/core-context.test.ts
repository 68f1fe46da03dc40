import { expect, test } from 'vitest';
import { decodeCoreContext } from '../../../runtime/contract/site/core-context.ts';
import { decodePageContext } from '../../../runtime/contract/site/page-context.ts';

// site#page-context
test('the core has site, template, page and visitor', () => {
  const given = {
    pageType: 50,
    templateId: 't1',
    templateWebsiteId: 'v1',
    website: { id: 'w1', language: 'de-DE', identifier: 'studio' },
    collection: { id: 'c1', title: 'Journal', fullUrl: '/journal', type: 1, permissionType: 1 },
    item: { id: 'i1', title: 'Firing', fullUrl: '/journal/firing', recordType: 1 },
    authenticatedAccount: { id: 'a1', displayName: 'Ann', locale: 'en-GB' },
    websiteRoles: { 10: true },
    websiteCloneable: true,
  };
  expect(decodeCoreContext(given)).toMatchObject({
    pageType: 50,
    templateId: 't1',
    website: { id: 'w1', language: 'de-DE' },
    collection: { id: 'c1', title: 'Journal', permissionType: 1 },
    item: { id: 'i1', title: 'Firing', recordType: 1 },
    account: { id: 'a1' },
    isOnlyViewer: true,
    cloneable: true,
  });
});

test.each([[undefined], [null], ['text'], [[1]], [{ website: 'w', collection: {}, item: 7, websiteRoles: { 1: 'true' } }]])(
  '%j is an anonymous visitor on a page that says nothing',
  (given) => {
    expect(decodeCoreContext(given)).toMatchObject({
      pageType: null,
      templateId: '',
      website: { id: '', language: '' },
      collection: null,
      item: null,
      account: null,
      isOnlyViewer: false,
      cloneable: false,
    });
  },
);

test('the whole page context contains the core', () => {
  const given = { pageType: 2, website: { id: 'w1', identifier: 'studio' }, collection: { id: 'c1' } };
  const { website, ...core } = decodeCoreContext(given);
  expect(decodePageContext(given)).toMatchObject({ ...core, website: { ...website, identifier: 'studio' } });
});
