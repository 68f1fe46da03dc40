import { expect, test } from 'vitest';
import { censusRequestSchemas } from '../../../fake-server/common/schemas/census-schemas.ts';
import { decodeCoreContext } from '../../../runtime/contract/site/core-context.ts';
import { hitData } from '../../../runtime/features/analytics/hit-data.ts';
import { createHits } from '../../../runtime/features/analytics/hits.ts';
import { fakePageWindow, fakeSender } from '../../helpers/fakes/fake-sender.ts';

const site = { templateId: 't1', website: { id: 'w1', language: 'en-GB' } };
const collection = { id: 'c1', title: 'Journal', permissionType: 1 };
const item = { id: 'i1', title: 'Firing', recordType: 1 };
const record = 'id|1700000000000|1700000000000|1700000000000|1';

function hitsOf(context: Record<string, unknown> = {}, mayTrack = true) {
  const sender = fakeSender();
  const visits = { count: 0 };
  const window = fakePageWindow();
  const coreContext = decodeCoreContext({ ...site, ...context });
  const hits = createHits({
    context: coreContext,
    visit: {
      hit() {
        visits.count += 1;
        return record;
      },
    },
    sender,
    mayTrack: () => mayTrack,
    window,
    hitData: () => hitData(coreContext, window, 1_700_000_000_000),
  });
  return { hits, sender, visits };
}

const button = {
  id: 'block-1',
  buttonText: 'Book now',
  clickthroughUrl: '/book',
  alignment: 'center',
  size: 'medium',
  newWindow: false,
  context: 1,
} as const;

// analytics#hit-fields
test.each(['SITE_SEARCH', 'HEARTBEAT', 'AUDIO', 'VIDEO'] as const)(
  '%s is a RecordHit with the fields of every hit',
  async (event) => {
    const { hits, sender, visits } = hitsOf({ collection });
    await hits.record(event, { more: 'x' });
    expect(sender.sent).toMatchObject([{ kind: 'tracking', row: { path: '/api/census/RecordHit' } }]);
    const { event: sent, ss_cvr, data } = sender.fields(0);
    expect([sent, ss_cvr, visits.count]).toEqual([event, record, 1]);
    expect(JSON.parse(data ?? '')).toEqual({
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
      title: 'Journal',
      collectionId: 'c1',
      more: 'x',
    });
    const body = { event: sent, ss_cvr, data: JSON.parse(data ?? '') };
    expect(censusRequestSchemas['record-hit'].safeParse({ query: {}, body }).error).toBe(undefined);
  },
);

// analytics#page-fields
test('a button event on an item’s page carries button, visitor and item, contentSource i', async () => {
  const { hits, sender } = hitsOf({ collection, item });
  await hits.buttonRender(button);
  await hits.buttonClick(button);
  expect(sender.sent.map(({ row }) => [row.path, row.timeoutMs])).toEqual([
    ['/api/census/button-render', 2500],
    ['/api/census/button-click', 2500],
  ]);
  expect(sender.fields(0)).toEqual({
    id: 'block-1',
    buttonText: 'Book now',
    clickthroughUrl: '/book',
    alignment: 'center',
    size: 'medium',
    newWindow: 'false',
    context: '1',
    visitorCookie: record,
    pageTitle: 'Firing',
    pageId: 'i1',
    contentSource: 'i',
    pagePath: '/about',
    pagePermissionTypeValue: '1',
  });
  expect(sender.fields(1)).toEqual(sender.fields(0));
});

// analytics#form-render
test('form-render carries formId, visitorCookie and the page: a collection is contentSource c', async () => {
  const { hits, sender } = hitsOf({ collection });
  await hits.formRender('f1');
  expect(sender.sent[0]?.row.path).toBe('/api/census/form-render');
  expect(sender.fields(0)).toEqual({
    formId: 'f1',
    visitorCookie: record,
    pageTitle: 'Journal',
    pageId: 'c1',
    contentSource: 'c',
    pagePath: '/about',
    pagePermissionTypeValue: '1',
  });
});

// analytics#overlay
test('overlay carries its own fields; a page that is neither item nor collection carries its path only', async () => {
  const { hits, sender } = hitsOf();
  await hits.overlay({ action: 'show' });
  expect(sender.sent[0]?.row.path).toBe('/api/census/overlay');
  expect(sender.fields(0)).toEqual({ action: 'show', visitorCookie: record, pagePath: '/about' });
});

// analytics#quick-view
test('a quick view posts only its product’s id, in the path', async () => {
  const { hits, sender } = hitsOf();
  await hits.quickView('p/1 2');
  expect(sender.sent).toMatchObject([{ row: { path: '/api/census/RecordQuickView/p%2F1%202' }, payload: {} }]);
});

test('a visitor who is not tracked causes no hit and renews no session', async () => {
  const { hits, sender, visits } = hitsOf({}, false);
  await hits.record('VIDEO');
  await hits.buttonClick(button);
  await hits.formRender('f1');
  await hits.overlay({});
  await hits.quickView('p1');
  expect([sender.sent.length, visits.count]).toEqual([0, 0]);
});
