import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../helpers/platform/problems-of.ts';

const page = {
  websiteId: 'w1',
  templateId: 't1',
  website_locale: 'en-US',
  userAgent: 'Browser/1.0',
  clientDate: 1700000000000,
  viewportInnerHeight: 800,
  viewportInnerWidth: 1280,
  screenHeight: 900,
  screenWidth: 1440,
  url: '/journal/first',
  pagePermissionTypeValue: 1,
  localStorageSupported: true,
  queryString: '',
  referrer: '',
};
const onItem = { ...page, title: 'First', itemId: 'i1', recordType: 1 };
const onCollection = { ...page, title: 'Journal', collectionId: 'c1' };
const cookie = 'v1|1700000000000|1700000000000|1700000000000|1';
const hit = (data: unknown, event: unknown = '1', ss_cvr: unknown = cookie) => problemsOf('record-hit', { event, data, ss_cvr });

describe('a tracking hit', () => {
  // analytics#hit-page
  test('is valid for an item, a collection, and a page that is neither', () => {
    expect(hit(onItem)).toEqual([]);
    expect(hit(onCollection)).toEqual([]);
    expect(hit(page)).toEqual([]);
    expect(hit({ ...page, extra: { any: 'thing' } })).toEqual([]);
  });

  test('of an item carries record type and title, and no collection', () => {
    expect(hit({ ...page, itemId: 'i1' })).toEqual(['/data/recordType', '/data/title']);
    expect(hit({ ...page, collectionId: 'c1' })).toEqual(['/data/title']);
    expect(hit({ ...onItem, collectionId: 'c1' })).toEqual(['/data/collectionId']);
  });

  // analytics#hit-fields
  test.each(Object.keys(page).filter((key) => key !== 'pagePermissionTypeValue'))('must carry %s', (key) => {
    const { [key]: _, ...rest } = onItem as Record<string, unknown>;
    expect(hit(rest)).toContain(`/data/${key}`);
  });

  test('may lack the permission type, as old pages do', () => {
    expect(hit({ ...onItem, pagePermissionTypeValue: undefined })).toEqual([]);
    expect(hit({ ...onItem, pagePermissionTypeValue: null })).toEqual([]);
  });

  test('has numbers as numbers and a path as address', () => {
    const wrong = { clientDate: '1700000000000', viewportInnerHeight: -1, screenWidth: Number.NaN, url: 'https://x.test/' };
    expect([...hit({ ...onItem, ...wrong })].sort()).toEqual(
      ['/data/clientDate', '/data/screenWidth', '/data/url', '/data/viewportInnerHeight'].sort(),
    );
  });

  // analytics#page-view
  test('carries localStorageSupported, queryString and referrer on page views only', () => {
    const { localStorageSupported: _, queryString: __, referrer: ___, ...heartbeat } = onItem;
    const extras = ['/data/localStorageSupported', '/data/queryString', '/data/referrer'];
    for (const event of ['1', 1, 'PAGE_VIEW']) expect(hit(heartbeat, event)).toEqual(extras);
    for (const event of ['2', '10', 10, 'HEARTBEAT', '20', '21']) expect(hit(heartbeat, event)).toEqual([]);
  });

  // analytics#census-events
  test('has a known census event', () => {
    for (const event of ['3', 0, '', 'page_view', null, '01']) expect(hit(onItem, event)).toEqual(['/event']);
  });

  test('carries a valid visitor cookie or an empty one', () => {
    expect(hit(onItem, '1', '')).toEqual([]);
    for (const bad of ['v1', 'v1|0|1|1|1', null, 5]) expect(hit(onItem, '1', bad)).toEqual(['/ss_cvr']);
  });

  test('without a readable body is one problem', () => {
    for (const body of [null, '', [], 'event=1']) expect(problemsOf('record-hit', body)).toEqual(['']);
    expect(hit('{broken')).toEqual(['/data']);
  });
});

describe('button events', () => {
  const button = {
    id: 'block-1',
    buttonText: 'Book',
    clickthroughUrl: '/book',
    alignment: 'center',
    size: 'medium',
    newWindow: 'false',
    context: '1',
    visitorCookie: '',
    pageTitle: 'Home',
    pageId: 'c1',
    contentSource: 'c',
    pagePath: '/',
    pagePermissionTypeValue: '1',
  };

  // analytics#button-event
  test.each(['button-click', 'button-render'] as const)('%s accepts form text and JSON values', (endpoint) => {
    expect(problemsOf(endpoint, button)).toEqual([]);
    expect(problemsOf(endpoint, { ...button, newWindow: true, context: 2, pagePermissionTypeValue: 1 })).toEqual([]);
  });

  test('name each problem', () => {
    const wrong = { id: '', newWindow: 'yes', context: 3, contentSource: 'x', pagePath: '/a/', visitorCookie: 'v' };
    expect([...problemsOf('button-click', { ...button, ...wrong })].sort()).toEqual(
      ['/contentSource', '/context', '/id', '/newWindow', '/pagePath', '/visitorCookie'].sort(),
    );
  });
});

// analytics#form-render
test('form renders need their form id; overlays and quick views need no further fields', () => {
  const fields = { visitorCookie: cookie, pagePath: '/contact' };
  expect(problemsOf('form-render', { ...fields, formId: 'f1' })).toEqual([]);
  expect(problemsOf('form-render', fields)).toEqual(['/formId']);
  expect(problemsOf('overlay', { ...fields, action: 'shown' })).toEqual([]);
  expect(problemsOf('overlay', {})).toEqual(['/visitorCookie', '/pagePath']);
  expect(problemsOf('record-quick-view', null)).toEqual([]);
});
