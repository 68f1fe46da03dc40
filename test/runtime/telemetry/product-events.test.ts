import { expect, test } from 'vitest';
import { decodePageContext } from '../../../runtime/contract/decoders/page-context.ts';
import { createProductEvents } from '../../../runtime/telemetry/product-events.ts';
import { fakeHttp, fakeSurroundings } from '../../helpers/fake-http.ts';

function eventsWith({ answer = () => 200 as number | null | Promise<number>, mayTrack = true, context = {} } = {}) {
  const http = fakeHttp(answer);
  const hits = { count: 0 };
  const events = createProductEvents({
    context: decodePageContext({
      templateId: 't1',
      templateWebsiteId: 'v1',
      website: { id: 'w1', language: 'en-GB' },
      authenticatedAccount: { id: 'a1', locale: 'de-DE' },
      ...context,
    }),
    visit: {
      hit() {
        hits.count += 1;
        return '';
      },
    },
    http,
    mayTrack: () => mayTrack,
    crumb: () => 'c1',
    surroundings: fakeSurroundings,
  });
  return { events, http, hits };
}

test('an event is POST /api/events/RecordEvent with crumb, event and data, form-encoded', async () => {
  const { events, http, hits } = eventsWith();
  expect(await events.track('opened', { size: 3, websiteId: 'mine' })).toBe(true);
  expect(http.sent[0]).toMatchObject({ address: '/api/events/RecordEvent', method: 'POST' });
  expect(http.fields(0)).toMatchObject({ crumb: 'c1', event: 'opened' });
  expect(JSON.parse(http.fields(0).data ?? '')).toEqual({
    size: 3,
    websiteId: 'w1',
    templateId: 't1',
    variantId: 'v1',
    memberAccountId: 'a1',
    member_locale: 'de-DE',
    website_locale: 'en-GB',
    pagePath: '/about',
    pageHash: 'team',
  });
  expect(hits.count).toBe(1);
});

test("without data it rejects with 'no payload' and sends nothing", async () => {
  const { events, http } = eventsWith();
  await expect(events.track('opened', undefined)).rejects.toThrow('no payload');
  await expect(events.track('opened', 'text')).rejects.toThrow('no payload');
  expect(http.sent).toEqual([]);
});

test("status 500 rejects with 'Error tracking event: HTTP Status 500'", async () => {
  await expect(eventsWith({ answer: () => 500 }).events.track('opened', {})).rejects.toThrow(
    'Error tracking event: HTTP Status 500',
  );
});

test('no answer at all rejects with status 0', async () => {
  const { events } = eventsWith({ answer: () => Promise.reject(new TypeError('offline')) });
  await expect(events.track('opened', {})).rejects.toThrow('Error tracking event: HTTP Status 0');
});

test('a call handed to the browser, or answered 202, counts as sent', async () => {
  expect(await eventsWith({ answer: () => null }).events.track('opened', {})).toBe(true);
  expect(await eventsWith({ answer: () => 202 }).events.track('opened', {})).toBe(true);
});

test('a visitor who is not tracked sends nothing and renews no visit', async () => {
  const { events, http, hits } = eventsWith({ mayTrack: false });
  expect(await events.track('opened', {})).toBe(false);
  expect([http.sent.length, hits.count]).toEqual([0, 0]);
});
