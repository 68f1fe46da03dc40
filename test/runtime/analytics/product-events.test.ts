import { expect, test, vi } from 'vitest';
import type { KeepaliveFetch } from '../../../runtime/browser/http.ts';
import { decodeCoreContext } from '../../../runtime/contract/site/core-context.ts';
import { createProductEvents } from '../../../runtime/features/analytics/product-events.ts';
import type { Acknowledgement } from '../../../runtime/features/delivery/event.ts';
import { fakePageWindow, fakeSender } from '../../helpers/fakes/fake-sender.ts';

interface Options {
  readonly acknowledgement?: Acknowledgement;
  readonly status?: number;
  readonly mayTrack?: boolean;
}

function eventsWith({ acknowledgement = { state: 'delivered', status: 200 }, status = 200, mayTrack = true }: Options = {}) {
  const sender = fakeSender(() => acknowledgement);
  const posted = vi.fn(async (_request: Parameters<KeepaliveFetch>[0]) => {
    if (!status) throw new TypeError('offline');
    return { status } as Response;
  });
  const hits = { count: 0 };
  const rawContext = {
    templateId: 't1',
    templateWebsiteId: 'v1',
    website: { id: 'w1', language: 'en-GB' },
    authenticatedAccount: { id: 'a1', locale: 'de-DE' },
  };
  const events = createProductEvents({
    context: decodeCoreContext(rawContext),
    rawContext,
    visit: {
      hit() {
        hits.count += 1;
        return '';
      },
    },
    sender,
    keepaliveFetch: posted,
    mayTrack: () => mayTrack,
    window: fakePageWindow(),
  });
  return { events, sender, posted, hits };
}

const fields = {
  websiteId: 'w1',
  templateId: 't1',
  variantId: 'v1',
  memberAccountId: 'a1',
  member_locale: 'de-DE',
  website_locale: 'en-GB',
  pagePath: '/about',
  pageHash: 'team',
};

// analytics#tracked-event, analytics#event-payload
test('an event is sent to RecordEvent as a form with crumb, event and data; path without trailing slash, hash without #', async () => {
  const { events, sender, hits } = eventsWith();
  expect(await events.track('opened', { size: 3, websiteId: 'mine' })).toBe(true);
  expect(sender.sent[0]).toMatchObject({ kind: 'tracking', row: { path: '/api/events/RecordEvent', crumb: 'field' } });
  expect(sender.fields(0).event).toBe('opened');
  expect(JSON.parse(sender.fields(0).data ?? '')).toEqual({ size: 3, ...fields });
  expect(hits.count).toBe(1);
});

// analytics#event-without-data
test("without data it rejects with 'no payload' and sends nothing", async () => {
  const { events, sender, posted } = eventsWith();
  for (const data of [undefined, null, 'text']) {
    await expect(events.track('opened', data)).rejects.toThrow('no payload');
    await expect(events.trackDirect('opened', data)).rejects.toThrow('no payload');
  }
  expect([sender.sent.length, posted.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ['kept', 500],
  ['lost', 403],
  ['kept', 0],
] as const)("an event that is %s with status %i rejects with 'Error tracking event: HTTP Status N'", async (state, status) => {
  const { events } = eventsWith({ acknowledgement: { state, status } });
  await expect(events.track('opened', {})).rejects.toThrow(`Error tracking event: HTTP Status ${status}`);
});

test('a call that the browser has accepted, or with status 202, counts as sent', async () => {
  expect(await eventsWith({ acknowledgement: { state: 'handedOver', status: 0 } }).events.track('opened', {})).toBe(true);
  expect(await eventsWith({ acknowledgement: { state: 'delivered', status: 202 } }).events.track('opened', {})).toBe(true);
});

test('a visitor who is not tracked sends nothing and renews no visit', async () => {
  const { events, sender, posted, hits } = eventsWith({ mayTrack: false });
  expect([await events.track('opened', {}), await events.trackDirect('opened', {})]).toEqual([false, false]);
  expect([sender.sent.length, posted.mock.calls.length, hits.count]).toEqual([0, 0, 0]);
});

test('the direct variant posts JSON', async () => {
  const { events, posted } = eventsWith();
  expect(await events.trackDirect('opened', { size: 3 })).toBe(true);
  const { address, method, headers, body } = posted.mock.calls[0]?.[0] ?? {};
  expect({ address, method, headers }).toEqual({
    address: '/api/events/RecordEvent',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(JSON.parse(String(body))).toEqual({ event: 'opened', data: { size: 3, ...fields } });
});

// analytics#direct-event
test.each([200, 202])('status %i is success for the direct variant', async (status) => {
  expect(await eventsWith({ status }).events.trackDirect('opened', {})).toBe(true);
});

// analytics#direct-event
test.each([201, 204, 301, 400, 500])('status %i is an error for the direct variant', async (status) => {
  const { events } = eventsWith({ status });
  await expect(events.trackDirect('opened', {})).rejects.toThrow(`Error tracking event: HTTP Status ${status}`);
});

// analytics#event-failure
test('no response is status 0', async () => {
  const { events } = eventsWith({ status: 0 });
  await expect(events.trackDirect('opened', {})).rejects.toThrow('Error tracking event: HTTP Status 0');
});

// analytics#network-error-event
test('system_network_error carries urlRequested, and its own failure is ignored', async () => {
  const { events, sender } = eventsWith({ acknowledgement: { state: 'lost', status: 403 } });
  await events.networkError('/api/form/SaveFormSubmission');
  expect(sender.fields(0).event).toBe('system_network_error');
  expect(JSON.parse(sender.fields(0).data ?? '')).toEqual({ urlRequested: '/api/form/SaveFormSubmission', ...fields });
});

test('an early event of an earlier page is sent under its id, with that page’s path and hash; its failure is ignored', async () => {
  const { events, sender } = eventsWith({ acknowledgement: { state: 'lost', status: 400 } });
  const url = new URL('http://clean.localhost/shop/?a=b#top');
  await events.trackEarly({ id: 'abc', event: 'opened', data: { size: 3 }, url });
  await events.trackEarly({ id: 'abd', event: 'opened', data: null, url });
  expect(sender.sent).toMatchObject([{ id: 'abc', kind: 'tracking' }]);
  expect(JSON.parse(sender.fields(0).data ?? '')).toEqual({ size: 3, ...fields, pagePath: '/shop', pageHash: 'top' });
});
