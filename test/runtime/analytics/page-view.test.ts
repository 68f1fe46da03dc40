import { expect, test } from 'vitest';
import { decodePageContext } from '../../../runtime/contract/site/page-context.ts';
import { hitData } from '../../../runtime/features/analytics/hit-data.ts';
import { createPageView } from '../../../runtime/features/analytics/page-view.ts';
import { decodeStored } from '../../../runtime/features/delivery/stored-event.ts';
import { fakePageWindow } from '../../helpers/fakes/fake-sender.ts';
import { type FakeStorage, fakeStorage } from '../../helpers/fakes/fake-storage.ts';
import { settlingClock } from '../../helpers/fakes/settling-clock.ts';

const site = { templateId: 't1', website: { id: 'w1', language: 'en-GB' } };

function censusOf(context: Record<string, unknown>, path?: string, status: () => number = () => 200) {
  const clock = settlingClock();
  const storage = fakeStorage();
  const sent: { address: string; body: string; headers: Readonly<Record<string, string>> }[] = [];
  const state = { mayTrack: true };
  const window = fakePageWindow(path);
  const pageContext = decodePageContext({ ...site, ...context });
  const census = createPageView({
    hitData: () => hitData(pageContext, window, 1_700_000_000_000),
    visit: { hit: () => 'id|1|1|1|1' },
    async keepaliveFetch({ address, ...options }) {
      // The browser sets the content type of such a body.
      const { headers } = new Request(`http://a.test${address}`, options);
      sent.push({ address, body: String(options.body), headers: Object.fromEntries(headers) });
      return new Response(null, { status: status() });
    },
    mayTrack: () => state.mayTrack,
    crumb: () => 'c1',
    window,
    clock,
    storage,
    errors: { report: (error) => expect.unreachable(String(error)) },
  });
  const fields = () => Object.fromEntries(new URLSearchParams(sent[0]?.body));
  const data = () => JSON.parse(fields().data ?? '{}') as Record<string, unknown>;
  return { census, sent, storage, fields, state, data, clock };
}

// analytics#record-hit
test('a page view is POST /api/census/RecordHit with event, data and ss_cvr, form-encoded', () => {
  const { census, sent, fields } = censusOf({});
  census();
  expect(sent[0]).toMatchObject({
    address: expect.stringMatching(/^\/api\/census\/RecordHit\?eid=[0-9a-z]{24}&crumb=c1$/),
    headers: { 'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/) },
  });
  expect(Object.keys(fields())).toEqual(['event', 'data', 'ss_cvr']);
  expect(fields()).toMatchObject({ event: 'PAGE_VIEW', ss_cvr: 'id|1|1|1|1' });
});

test('a collection page names its collection', () => {
  const { census, data } = censusOf({ collection: { id: 'c1', title: 'Studio', permissionType: 1 } });
  census();
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

// analytics#hit-page
test('an item page names its item instead', () => {
  const { census, data } = censusOf({
    collection: { id: 'c1', title: 'Journal', permissionType: 1 },
    item: { id: 'i1', title: 'Firing', recordType: 1 },
  });
  census();
  expect(data()).toMatchObject({ title: 'Firing', itemId: 'i1', recordType: 1, pagePermissionTypeValue: 1 });
  expect(data()).not.toHaveProperty('collectionId');
});

test('a page that is neither, such as the cart, has no title', () => {
  const { census, data } = censusOf({ pageType: 205 });
  census();
  expect(data()).not.toHaveProperty('title');
  expect(data()).not.toHaveProperty('pagePermissionTypeValue');
});

// analytics#search-path
test.each(['/search', '/search/'])('%s is excluded from page views', (path) => {
  const { census, sent } = censusOf({}, path);
  census();
  expect(sent).toEqual([]);
});

// analytics#page-view
test('a page is viewed once, and only when tracking is allowed', () => {
  const { census, sent, state } = censusOf({});
  state.mayTrack = false;
  census();
  expect(sent).toHaveLength(0);
  state.mayTrack = true;
  census();
  census();
  expect(sent).toHaveLength(1);
});

// analytics#restored-page
test('a page that returns from the back/forward cache is viewed again, marked restore', () => {
  const { census, sent } = censusOf({});
  census();
  census(true);
  expect(sent).toHaveLength(2);
  expect(sent.map(({ body }) => JSON.parse(new URLSearchParams(body).get('data') ?? '').restore)).toEqual([undefined, true]);
});

/** Returns the events in the outbox, decoded as the sender decodes them. */
const outboxOf = ({ items }: FakeStorage) =>
  [...items].map(([key, text]) => [key.slice(0, 10), decodeStored(key.slice(10), text)] as const);

// analytics#outbox-lease, analytics#page-view-at-leave
test('a page view is in the outbox until the response, leased for 10 seconds, so that leaving or a crash does not lose it', () => {
  const { census, sent, storage, fields } = censusOf({});
  census();
  const id = new URLSearchParams(sent[0]?.address.split('?')[1]).get('eid');
  const row = { path: '/api/census/RecordHit', encoding: 'form', crumb: 'query' };
  expect(outboxOf(storage)).toEqual([
    ['ss-outbox:', { event: { id, kind: 'tracking', row, payload: fields() }, leasedUntilMs: 1_700_000_010_000, owner: '0' }],
  ]);
});

test('it is removed from the outbox after a success or a final status; after 429, 5xx or no response the sender may send it', async () => {
  const statuses: readonly (() => number)[] = [
    () => 200,
    () => 204,
    () => 404,
    () => 429,
    () => 503,
    () => {
      throw new Error('offline');
    },
  ];
  const waiting = await Promise.all(
    statuses.map(async (status) => {
      const { census, storage, clock } = censusOf({}, undefined, status);
      census();
      await clock.turn(0);
      return outboxOf(storage).map(([, entry]) => entry?.leasedUntilMs);
    }),
  );
  expect(waiting).toEqual([[], [], [], [0], [0], [0]]);
});

// analytics#rejected-at-leave
test('a call that the browser rejects while the page is being left keeps its lease: the page runs no further task', async () => {
  const { census, storage } = censusOf({}, undefined, () => {
    throw new TypeError('Failed to fetch');
  });
  census();
  await new Promise((resolve) => setImmediate(resolve));
  expect(outboxOf(storage).map(([, entry]) => entry?.leasedUntilMs)).toEqual([1_700_000_010_000]);
});

test('where storage is refused the page view is still sent', () => {
  const { census, sent, storage } = censusOf({});
  storage.refuse();
  census();
  expect(sent).toHaveLength(1);
});

test('nothing is stored for a visitor who may not be tracked', () => {
  const { census, storage, state } = censusOf({});
  state.mayTrack = false;
  census();
  expect(storage.items.size).toBe(0);
});
