import { describe, expect, test } from 'vitest';
import { createKeepaliveFetch } from '../../../runtime/browser/http.ts';
import { createDelivery } from '../../../runtime/features/delivery/delivery.ts';
import type { Telemetry } from '../../../runtime/features/delivery/event.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';
import { settlingClock } from '../../helpers/fakes/settling-clock.ts';

const hit: Telemetry = {
  kind: 'tracking',
  row: { path: '/api/census/RecordHit', encoding: 'form', crumb: 'query' },
  payload: { event: 'PAGE_VIEW' },
};

function setUp({ readyState = 'complete', storage = fakeStorage() } = {}) {
  const calls: string[] = [];
  const clock = settlingClock();
  const window = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { readyState }),
    location: { origin: '' },
    navigator: {
      onLine: true,
      sendBeacon: (address: string) => {
        calls.push(`beacon ${address.split('?')[0]}`);
        return true;
      },
    },
    fetch: async (address: string) => {
      calls.push(`fetch ${address.split('?')[0]}`);
      return new Response(null);
    },
  });
  const browser = window as unknown as Window & typeof globalThis;
  const sender = createDelivery(browser, {
    clock,
    keepaliveFetch: createKeepaliveFetch(browser),
    storage,
    mayStore: () => true,
    crumb: () => null,
  });
  const fire = (type: string, fields: object = {}) => window.dispatchEvent(Object.assign(new Event(type), fields));
  return { sender, window, clock, calls, storage, fire };
}

describe('the sender of a page', () => {
  test('sends by beacon from page hide until the page is shown again', async () => {
    const { sender, calls, fire } = setUp();
    void sender.send(hit);
    fire('pagehide');
    void sender.send(hit);
    fire('pageshow', { persisted: true });
    void sender.send(hit);
    expect(calls).toEqual(['fetch /api/census/RecordHit', 'beacon /api/census/RecordHit', 'fetch /api/census/RecordHit']);
  });

  test('waits while the browser is offline, and continues when it is online again', async () => {
    const { sender, window, clock, calls, fire } = setUp();
    window.navigator.onLine = false;
    void sender.send(hit);
    await clock.turn(60_000);
    expect(calls).toEqual([]);
    window.navigator.onLine = true;
    fire('online');
    await clock.turn(100);
    expect(calls).toEqual(['fetch /api/census/RecordHit']);
  });

  // analytics#recover-outbox
  test('sends the events of earlier pages, but only after load', async () => {
    const earlier = setUp();
    earlier.window.navigator.onLine = false;
    void earlier.sender.send(hit);
    const { clock, calls, fire } = setUp({ readyState: 'loading', storage: earlier.storage });
    fire('pageshow', { persisted: false });
    await clock.turn(60_000);
    expect(calls).toEqual([]);
    fire('load');
    await clock.turn(200);
    expect(calls).toEqual(['fetch /api/census/RecordHit']);
  });

  test('without a load event, sends them 3 s after the HTML is complete', async () => {
    const earlier = setUp();
    earlier.window.navigator.onLine = false;
    void earlier.sender.send(hit);
    const { window, clock, calls } = setUp({ readyState: 'loading', storage: earlier.storage });
    await clock.turn(60_000);
    window.document.dispatchEvent(new Event('DOMContentLoaded'));
    await clock.turn(2999);
    expect(calls).toEqual([]);
    await clock.turn(200);
    expect(calls).toEqual(['fetch /api/census/RecordHit']);
  });
});
