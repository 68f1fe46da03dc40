import { expect, test } from 'vitest';
import { decodePageContext } from '../../../runtime/contract/decoders/page-context.ts';
import { createCensus } from '../../../runtime/page/census.ts';
import { fakeSurroundings } from '../../helpers/fake-http.ts';

const site = { templateId: 't1', website: { id: 'w1', language: 'en-GB' } };

function censusOf(context: Record<string, unknown>, path?: string) {
  const sent: { address: string; body: string; headers: Readonly<Record<string, string>> }[] = [];
  const state = { mayTrack: true };
  const census = createCensus({
    context: decodePageContext({ ...site, ...context }),
    visit: { hit: () => 'id|1|1|1|1' },
    async post(address, body, headers) {
      sent.push({ address, body, headers });
      return 200;
    },
    mayTrack: () => state.mayTrack,
    crumb: () => 'c1',
    surroundings: () => fakeSurroundings(path),
    now: () => 1_700_000_000_000,
    localStorageSupported: () => true,
  });
  const fields = () => Object.fromEntries(new URLSearchParams(sent[0]?.body));
  const data = () => JSON.parse(fields().data ?? '{}') as Record<string, unknown>;
  return { census, sent, fields, state, data };
}

test('a page view is POST /api/census/RecordHit with event, data and ss_cvr, form-encoded', () => {
  const { census, sent, fields } = censusOf({});
  census.recordPageView();
  expect(sent[0]).toMatchObject({
    address: '/api/census/RecordHit?crumb=c1',
    headers: { 'Content-Type': expect.stringMatching(/^application\/x-www-form-urlencoded/) },
  });
  expect(Object.keys(fields())).toEqual(['event', 'data', 'ss_cvr']);
  expect(fields()).toMatchObject({ event: 'PAGE_VIEW', ss_cvr: 'id|1|1|1|1' });
});

test('a collection page names its collection', () => {
  const { census, data } = censusOf({ collection: { id: 'c1', title: 'Studio', permissionType: 1 } });
  census.recordPageView();
  expect(data()).toEqual({
    websiteId: 'w1',
    templateId: 't1',
    website_locale: 'en-GB',
    userAgent: 'Test/1.0',
    clientDate: 1_700_000_000_000,
    viewportInnerHeight: 600,
    viewportInnerWidth: 800,
    screenHeight: 900,
    screenWidth: 1440,
    url: '/about/',
    pagePermissionTypeValue: 1,
    title: 'Studio',
    collectionId: 'c1',
    localStorageSupported: true,
    queryString: '?a=b',
    referrer: 'http://elsewhere.example/',
  });
});

test('an item page names its item instead', () => {
  const { census, data } = censusOf({
    collection: { id: 'c1', title: 'Journal', permissionType: 1 },
    item: { id: 'i1', title: 'Firing', recordType: 1 },
  });
  census.recordPageView();
  expect(data()).toMatchObject({ title: 'Firing', itemId: 'i1', recordType: 1, pagePermissionTypeValue: 1 });
  expect(data()).not.toHaveProperty('collectionId');
});

test('a page that is neither, such as the cart, has no title', () => {
  const { census, data } = censusOf({ pageType: 205 });
  census.recordPageView();
  expect(data()).not.toHaveProperty('title');
  expect(data()).not.toHaveProperty('pagePermissionTypeValue');
});

test.each(['/search', '/search/'])('%s is excluded from page views', (path) => {
  const { census, sent } = censusOf({}, path);
  census.recordPageView();
  expect(sent).toEqual([]);
});

test('a page is viewed once, and only when tracking is allowed', () => {
  const { census, sent, state } = censusOf({});
  state.mayTrack = false;
  census.recordPageView();
  expect(sent).toHaveLength(0);
  state.mayTrack = true;
  census.recordPageView();
  census.recordPageView();
  expect(sent).toHaveLength(1);
});
