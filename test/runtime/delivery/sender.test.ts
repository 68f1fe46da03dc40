import { describe, expect, test } from 'vitest';
import type { HttpStatus, XhrResponse } from '../../../runtime/browser/http.ts';
import type { HttpRequest } from '../../../runtime/browser/http-request.ts';
import type { Telemetry } from '../../../runtime/features/delivery/event.ts';
import { createKeepaliveBudget } from '../../../runtime/features/delivery/keepalive-budget.ts';
import { createSender } from '../../../runtime/features/delivery/sender.ts';
import { fakeStorage } from '../../helpers/fakes/fake-storage.ts';
import { settlingClock } from '../../helpers/fakes/settling-clock.ts';

const hit: Telemetry = {
  kind: 'tracking',
  row: { path: '/api/census/RecordHit', encoding: 'form', crumb: 'query' },
  payload: { event: 'PAGE_VIEW' },
};
const report: Telemetry = {
  kind: 'diagnostic',
  row: { path: '/api/events/RecordJavascriptErrors', encoding: 'json', crumb: 'header' },
  payload: ['{"event":"a"}', '{"event":"b"}'],
};
const record = (items = 1, characters = 1): Telemetry => ({
  kind: 'diagnostic',
  row: { path: '/api/1/performance/records', encoding: 'text', crumb: 'none' },
  payload: Array.from({ length: items }, (_, item) => `"${item}${'x'.repeat(characters)}"`),
});
const large = (characters: number): Telemetry => ({ ...hit, payload: { text: 'x'.repeat(characters) } });

type Way = 'fetch' | 'xhr' | 'beacon';
interface Call {
  readonly way: Way;
  readonly path: string;
  readonly id: string;
  readonly crumb: string | null;
  readonly request: HttpRequest;
  readonly atMs: number;
}

/** A platform that responds after 10 ms with the result of `respond`, by default status 200; null is no response. */
function createPlatform(clock = settlingClock()) {
  const calls: Call[] = [];
  const received = new Set<Call>();
  const platform = {
    clock,
    calls,
    storage: fakeStorage(),
    isOnline: true,
    acceptsBeacons: true as boolean | ((request: HttpRequest) => boolean),
    respond: (_call: Call): Partial<HttpStatus> | null => ({ status: 200 }),
    arrived: (path = '') => calls.filter((call) => call.path.includes(path) && received.has(call)),
    /** A page of the site; two pages at once are two tabs. */
    page(options: { mayStore?: boolean } = {}) {
      let isClosed = false;
      const rejections: (() => void)[] = [];
      const receive = (way: Way, request: HttpRequest): Partial<HttpStatus> | null => {
        const { pathname, searchParams } = new URL(request.address, 'http://site.test');
        const id = searchParams.get('eid') ?? '';
        const call = { way, path: pathname, id, crumb: searchParams.get('crumb'), request, atMs: clock.now() };
        calls.push(call);
        const response = platform.respond(call);
        if (response?.status === 200) received.add(call);
        return response;
      };
      const post =
        (way: Way) =>
        (request: HttpRequest, timeoutMs = 0) =>
          new Promise<XhrResponse>((resolve) => {
            if (way === 'fetch') rejections.push(() => resolve({ status: 0, retryAfter: null, text: '' }));
            const response = receive(way, request);
            clock.after(
              response ? 10 : timeoutMs,
              () => isClosed || resolve({ status: 0, retryAfter: null, text: '', ...response }),
            );
          });
      const sender = createSender({
        // A closed page runs no timers.
        clock: { now: clock.now, after: (delayMs, callback) => clock.after(delayMs, () => isClosed || callback()) },
        storage: platform.storage,
        mayStore: () => options.mayStore ?? true,
        budget: createKeepaliveBudget(),
        http: {
          fetch: post('fetch'),
          xhr: post('xhr'),
          beacon(request) {
            const { acceptsBeacons } = platform;
            const isAccepted = typeof acceptsBeacons === 'function' ? acceptsBeacons(request) : acceptsBeacons;
            if (isAccepted) receive('beacon', request);
            return isAccepted;
          },
        },
        crumb: () => platform.crumb,
        isOnline: () => platform.isOnline,
        random: Math.random,
      });
      return Object.assign(sender, {
        crash: () => {
          isClosed = true;
        },
        /**
         * Leaves the page as Chromium does: it rejects open fetches, whose requests arrive, before or after the listeners of
         * `pagehide`.
         */
        async leave(isRejectedFirst: boolean) {
          isClosed = true;
          if (!isRejectedFirst) sender.hide();
          for (const reject of rejections) reject();
          // Microtasks run, and no task.
          await new Promise((resolve) => setImmediate(resolve));
          if (isRejectedFirst) sender.hide();
        },
      });
    },
    crumb: 'CRUMB' as string | null,
  };
  return platform;
}

const idsOf = (calls: readonly Call[]) => calls.map(({ id }) => id);

describe('while the page stays', () => {
  test('an event is sent by fetch at once, and is removed from storage after the response', async () => {
    const { page, calls, storage, clock } = createPlatform();
    const acknowledgement = page().send(hit);
    expect(calls.map(({ way, path }) => [way, path])).toEqual([['fetch', '/api/census/RecordHit']]);
    expect(storage.items.size).toBe(1);
    await clock.turn(10);
    expect(await acknowledgement).toEqual({ state: 'delivered', status: 200 });
    expect(storage.items.size).toBe(0);
    await clock.turn(3_600_000);
    expect(calls).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  test.each([200, 202, 204])('status %i is success', async (status) => {
    const platform = createPlatform();
    platform.respond = () => ({ status });
    const acknowledgement = platform.page().send(hit);
    await platform.clock.turn(10);
    expect(await acknowledgement).toEqual({ state: 'delivered', status });
  });

  // analytics#retried-statuses
  test.each([400, 401, 403, 404, 413])('status %i is final: the event is lost and counted', async (status) => {
    const platform = createPlatform();
    platform.respond = () => ({ status });
    const page = platform.page();
    const acknowledgement = page.send(hit);
    await platform.clock.turn(3_600_000);
    expect(await acknowledgement).toEqual({ state: 'lost', status });
    expect(platform.calls).toHaveLength(1);
    expect(page.lostEvents).toEqual({ rejected: 1 });
  });

  // analytics#body-size
  test('a list over 16 KiB is sent in parts of at most 16 KiB, which together have the same content', async () => {
    const { page, calls, clock } = createPlatform();
    const { payload } = record(40, 1000);
    const acknowledgement = page().send(record(40, 1000));
    await clock.turn(1000);
    expect((await acknowledgement).state).toBe('delivered');
    expect(calls.length).toBeGreaterThan(2);
    for (const { request } of calls) expect(request.body?.length).toBeLessThanOrEqual(16_384);
    expect(calls.flatMap(({ request }) => JSON.parse(request.body ?? ''))).toEqual(
      (payload as string[]).map((item) => JSON.parse(item)),
    );
    expect(new Set(idsOf(calls)).size).toBe(calls.length);
  });

  test('a list with isWhole is never divided: neither over 16 KiB, nor at page hide after a failure of its path', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 503 });
    const page = platform.page();
    void page.send({ ...record(40, 1000), isWhole: true });
    await platform.clock.turn(10);
    void page.send({ ...record(40, 1000), isWhole: true });
    page.hide();
    expect(platform.calls).toHaveLength(1);
    expect(platform.storage.items.size).toBe(2);
  });

  // analytics#body-size
  test('an event that cannot be divided is sent whole up to 64 KiB; beyond that it is lost and counted', async () => {
    const { page, calls, clock } = createPlatform();
    const sender = page();
    void sender.send(large(65_536 - 'text='.length));
    await clock.turn(10);
    expect(calls).toHaveLength(1);
    expect(await sender.send(large(65_536))).toEqual({ state: 'lost', status: 0 });
    expect(calls).toHaveLength(1);
    expect(sender.lostEvents).toEqual({ tooLarge: 1 });
  });

  test('open calls have at most 56 KiB together; other events wait and follow', async () => {
    const { page, calls, clock } = createPlatform();
    const sender = page();
    void sender.send(hit);
    await clock.turn(10);
    const acknowledgements = Array.from({ length: 6 }, () => sender.send(large(16_000)));
    expect(calls).toHaveLength(1 + 3);
    await clock.turn(1000);
    expect((await Promise.all(acknowledgements)).map(({ state }) => state)).toEqual(Array(6).fill('delivered'));
    expect(new Set(idsOf(calls)).size).toBe(1 + 6);
    expect(calls).toHaveLength(1 + 6);
  });

  // analytics#unanswered-paths
  test('two calls are open to paths that have not responded yet: if all hang, the page has connections left', async () => {
    const platform = createPlatform();
    const { calls, clock } = platform;
    const sender = platform.page();
    const paths = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/api/census/${name}`);
    platform.respond = () => null;
    const acknowledgements = paths.map((path) => sender.send({ ...hit, row: { ...hit.row, path } }));
    expect(calls.map(({ path }) => path)).toEqual(paths.slice(0, 2));
    await clock.turn(8000);
    expect(calls.slice(2).map(({ path }) => path)).toEqual(paths.slice(2, 4));
    platform.respond = () => ({ status: 200 });
    await clock.turn(60_000);
    await Promise.all(acknowledgements);
    expect(
      platform
        .arrived()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(paths);
  });

  test('performance records are sent by beacon while the page stays, too, and by XHR if the browser refuses the beacon', async () => {
    const platform = createPlatform();
    const page = platform.page();
    void page.send(hit);
    await platform.clock.turn(10);
    expect(await page.send({ ...record(), byBeacon: true })).toEqual({ state: 'handedOver', status: 0 });
    platform.acceptsBeacons = false;
    void page.send({ ...record(), byBeacon: true });
    await platform.clock.turn(60_000);
    expect(platform.calls.map(({ way }) => way)).toEqual(['fetch', 'beacon', 'xhr']);
    expect(platform.storage.items.size).toBe(0);
  });

  test('they are sent by fetch, whose response is seen, until the platform has responded well', async () => {
    const platform = createPlatform();
    void platform.page().send({ ...record(), byBeacon: true });
    expect(platform.calls.map(({ way }) => way)).toEqual(['fetch']);
  });
});

describe('when the platform fails', () => {
  // analytics#retried-statuses
  test.each([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['no response', { status: 0 }],
  ])('after %s an event is tried again, with the same id, until it arrives', async (_name, response) => {
    const platform = createPlatform();
    const endMs = platform.clock.now() + 3000;
    platform.respond = ({ atMs }) => (atMs < endMs ? response : { status: 200 });
    const page = platform.page();
    const acknowledgement = page.send(hit);
    await platform.clock.turn(15_000);
    expect(await acknowledgement).toEqual({ state: 'kept', status: response.status });
    expect(new Set(idsOf(platform.calls)).size).toBe(1);
    expect(platform.arrived()).toHaveLength(1);
    expect(platform.calls.length).toBeLessThanOrEqual(5);
    expect(page.lostEvents).toEqual({});
    expect(platform.storage.items.size).toBe(0);
  });

  test('the acknowledgement of an event untilDelivered reports the delivery, also when its path had failed before', async () => {
    const platform = createPlatform();
    const endMs = platform.clock.now() + 1000;
    platform.respond = ({ atMs }) => ({ status: atMs < endMs ? 503 : 200 });
    const page = platform.page();
    const acknowledgements = [page.send({ ...hit, untilDelivered: true })];
    await platform.clock.turn(10);
    acknowledgements.push(page.send({ ...hit, untilDelivered: true }));
    await platform.clock.turn(15_000);
    expect(await Promise.all(acknowledgements)).toEqual(Array(2).fill({ state: 'delivered', status: 200 }));
  });

  // analytics#event-failure
  test.each([503, 0])('its third failure (%i) is acknowledged, and the event is still tried again', async (status) => {
    const platform = createPlatform();
    platform.respond = () => ({ status: platform.calls.length < 5 ? status : 200 });
    const acknowledgement = platform.page().send({ ...hit, untilDelivered: true });
    let callsThen = 0;
    void acknowledgement.then(() => {
      callsThen = platform.calls.length;
    });
    await platform.clock.turn(60_000);
    expect([await acknowledgement, callsThen]).toEqual([{ state: 'kept', status }, 3]);
    expect(platform.arrived()).toHaveLength(1);
  });

  // analytics#event-failure
  test.each<[string, Partial<HttpStatus> | null, boolean, number, number]>([
    ['responds with 503', { status: 503 }, true, 503, 3100],
    ['does not respond', null, true, 0, 27_000],
    ['is not reached, because the browser is offline', null, false, 0, 3000],
  ])('each of three waiting events is acknowledged if the platform %s', async (_state, response, isOnline, status, maxMs) => {
    const platform = createPlatform();
    platform.respond = () => response;
    platform.isOnline = isOnline;
    const page = platform.page();
    const startMs = platform.clock.now();
    const times: number[] = [];
    const acknowledgements = [1, 2, 3].map(async () => {
      const acknowledgement = await page.send({ ...hit, untilDelivered: true });
      times.push(platform.clock.now() - startMs);
      return acknowledgement;
    });
    await platform.clock.turn(75_000);
    expect(times).toHaveLength(3);
    expect(Math.max(...times)).toBeLessThanOrEqual(maxMs);
    expect(await Promise.all(acknowledgements)).toEqual(Array(3).fill({ state: 'kept', status }));
  });

  test('an event that comes while its path waits 5 minutes for the next attempt is acknowledged after 3 s', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 503 });
    const page = platform.page();
    void page.send(hit);
    await platform.clock.turn(2 * 3_600_000);
    const startMs = platform.clock.now();
    let waitedMs = Number.NaN;
    void page.send({ ...hit, untilDelivered: true }).then(() => {
      waitedMs = platform.clock.now() - startMs;
    });
    await platform.clock.turn(3000);
    expect(waitedMs).toBe(3000);
  });

  test('the delays grow, to at most 5 minutes', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 503 });
    void platform.page().send(hit);
    await platform.clock.turn(3 * 3_600_000);
    const gaps = platform.calls.slice(1).map(({ atMs }, index) => atMs - (platform.calls[index]?.atMs ?? 0));
    expect(gaps[0]).toBeLessThan(1100);
    expect(gaps[4]).toBeGreaterThan(8000);
    for (const gap of gaps) expect(gap).toBeLessThan(300_100);
    expect(platform.calls.length).toBeGreaterThan(3 * 12);
  });

  test('Retry-After is honoured: no calls to that path for 20 seconds, not for new events either', async () => {
    const platform = createPlatform();
    const startMs = platform.clock.now();
    platform.respond = ({ atMs }) => (atMs < startMs + 1000 ? { status: 429, retryAfter: '20' } : { status: 200 });
    const page = platform.page();
    void page.send(hit);
    await platform.clock.turn(2000);
    expect(await page.send(hit)).toEqual({ state: 'kept', status: 0 });
    await platform.clock.turn(17_900);
    expect(platform.calls).toHaveLength(1);
    await platform.clock.turn(2000);
    expect(platform.arrived()).toHaveLength(2);
  });

  // analytics#retry-after
  test('Retry-After applies to the next page too', async () => {
    const platform = createPlatform();
    const startMs = platform.clock.now();
    platform.respond = ({ atMs }) => (atMs < startMs + 1000 ? { status: 503, retryAfter: '20' } : { status: 200 });
    const first = platform.page();
    void first.send(hit);
    await platform.clock.turn(100);
    first.hide();
    first.crash();
    platform.page().recover();
    await platform.clock.turn(19_000);
    expect(platform.calls).toHaveLength(1);
    await platform.clock.turn(2000);
    expect(platform.arrived()).toHaveLength(1);
  });

  test('an event with notBeforeMs waits for that time; a page that is left before then leaves it to the next page', async () => {
    const platform = createPlatform();
    const notBeforeMs = platform.clock.now() + 1000;
    const first = platform.page();
    void first.send({ ...hit, notBeforeMs });
    await platform.clock.turn(900);
    expect(platform.calls).toEqual([]);
    first.hide();
    expect(platform.calls).toEqual([]);
    platform.page().recover();
    await platform.clock.turn(5000);
    expect(platform.calls.map(({ atMs }) => atMs >= notBeforeMs)).toEqual([true]);
    void platform.page().send({ ...hit, notBeforeMs: platform.clock.now() + 500 });
    await platform.clock.turn(2000);
    expect(platform.arrived()).toHaveLength(2);
  });

  test('a failing path does not delay another', async () => {
    const platform = createPlatform();
    platform.respond = ({ path }) => ({ status: path.includes('census') ? 503 : 200 });
    const page = platform.page();
    void page.send(hit);
    await platform.clock.turn(10);
    void page.send(record());
    await platform.clock.turn(10);
    expect(platform.arrived('performance')).toHaveLength(1);
  });

  // analytics#slow-start
  test('50 events that fail together are one failure; then one is tried, and twice as many with each success', async () => {
    const platform = createPlatform();
    const endMs = platform.clock.now() + 1000;
    platform.respond = ({ atMs }) => (atMs < endMs ? { status: 503 } : { status: 200 });
    const page = platform.page();
    for (let count = 0; count < 50; count++) void page.send(hit);
    await platform.clock.turn(20_000);
    expect(platform.arrived()).toHaveLength(50);
    expect(new Set(idsOf(platform.arrived())).size).toBe(50);
    const times = platform.arrived().map(({ atMs }) => atMs);
    const together = [...new Set(times)].map((time) => times.filter((other) => other === time).length);
    expect(together[0]).toBe(1);
    for (const [index, count] of together.slice(1).entries()) expect(count).toBeLessThanOrEqual(2 * (together[index] ?? 0));
    expect(platform.calls.length).toBeLessThan(110);
  });

  test('1,000 events of one moment all arrive once the platform has recovered, as long as the page stays', async () => {
    const platform = createPlatform();
    const endMs = platform.clock.now() + 3000;
    platform.respond = ({ atMs }) => (atMs < endMs ? { status: 503 } : { status: 200 });
    const page = platform.page();
    for (let count = 0; count < 1000; count++) void page.send(large(300));
    await platform.clock.turn(60_000);
    expect(new Set(idsOf(platform.arrived())).size).toBe(1000);
    expect(platform.arrived()).toHaveLength(1000);
    expect(page.lostEvents).toEqual({});
    expect(platform.storage.items.size).toBe(0);
  });

  test('a server that refuses 30 % of the calls gets every event once', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: Math.random() > 0.3 ? 200 : 503 });
    const page = platform.page();
    for (let count = 0; count < 100; count++) {
      void page.send(hit);
      await platform.clock.turn(20);
    }
    await platform.clock.turn(600_000);
    expect(platform.arrived()).toHaveLength(100);
    expect(new Set(idsOf(platform.arrived())).size).toBe(100);
    expect(page.lostEvents).toEqual({});
  });

  // analytics#call-time-out
  test('a call without a response times out after 8 seconds, or after the time of its row', async () => {
    const platform = createPlatform();
    platform.respond = () => null;
    const page = platform.page();
    const [slow, quick] = [
      page.send(hit),
      page.send({ ...hit, row: { ...hit.row, path: '/api/census/button-click', timeoutMs: 2500 } }),
    ];
    const states: string[] = [];
    void slow.then(() => states.push('slow'));
    void quick.then(() => states.push('quick'));
    await platform.clock.turn(2499);
    expect(states).toEqual([]);
    await platform.clock.turn(1);
    expect(states).toEqual(['quick']);
    await platform.clock.turn(5500);
    expect(states).toEqual(['quick', 'slow']);
  });

  // analytics#xhr-fallback
  test('after a fetch without a response the event is sent by XHR', async () => {
    const platform = createPlatform();
    platform.respond = ({ way }) => ({ status: way === 'xhr' ? 200 : 0 });
    void platform.page().send(hit);
    await platform.clock.turn(5000);
    expect(platform.calls.map(({ way }) => way)).toEqual(['fetch', 'xhr']);
  });

  // analytics#fresh-crumb
  test('the crumb is read for every attempt, and is never stored', async () => {
    const platform = createPlatform();
    platform.respond = ({ crumb }) => ({ status: crumb === 'NEW' ? 200 : 503 });
    void platform.page().send(hit);
    platform.crumb = 'NEW';
    expect([...platform.storage.items.values()].join()).not.toContain('CRUMB');
    await platform.clock.turn(5000);
    expect(platform.calls.map(({ crumb }) => crumb)).toEqual(['CRUMB', 'NEW']);
  });
});

describe('offline', () => {
  // analytics#offline
  test('nothing is sent; all events are sent when the network returns', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const page = platform.page();
    expect(await page.send(hit)).toEqual({ state: 'kept', status: 0 });
    void page.send(record());
    await platform.clock.turn(3_600_000);
    expect(platform.calls).toHaveLength(0);
    platform.isOnline = true;
    page.resume();
    await platform.clock.turn(1000);
    expect(platform.arrived()).toHaveLength(2);
  });

  test('the return of the network ends a back-off', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 0 });
    const page = platform.page();
    void page.send(hit);
    await platform.clock.turn(3_600_000);
    platform.respond = () => ({ status: 200 });
    page.resume();
    await platform.clock.turn(100);
    expect(platform.arrived()).toHaveLength(1);
  });

  test('a page that is left while offline sends nothing; the next page sends its events', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const first = platform.page();
    void first.send(hit);
    first.hide();
    first.crash();
    expect(platform.calls).toHaveLength(0);
    platform.isOnline = true;
    platform.page().recover();
    await platform.clock.turn(1000);
    expect(platform.arrived()).toHaveLength(1);
  });
});

describe('at page hide', () => {
  // analytics#rejected-at-leave
  test.each([
    ['before', true],
    ['after', false],
  ])('20 pages whose open calls are rejected %s they are left send each of 180 events once', async (_name, isRejectedFirst) => {
    const platform = createPlatform();
    for (let visit = 0; visit < 20; visit++) {
      const page = platform.page();
      page.recover();
      for (let count = 0; count < 8; count++) {
        void page.send(hit);
        // At least one call is answered before the page is left, and at least one is open.
        await platform.clock.turn(count === 0 ? 10 : (visit * 3) % 10);
      }
      void page.send(hit);
      await page.leave(isRejectedFirst);
    }
    platform.page().recover();
    await platform.clock.turn(3_600_000);
    expect(new Set(idsOf(platform.arrived())).size).toBe(20 * 9);
    expect(platform.calls).toHaveLength(20 * 9);
  });

  // analytics#rejected-at-leave
  test.each([true, false])(
    'a page that is left with a hung call loses no event, whether or not it is rejected first (%s)',
    async (isRejectedFirst) => {
      const platform = createPlatform();
      const first = platform.page();
      platform.respond = () => null;
      void first.send(hit);
      void first.send({ ...report, payload: ['{}'] });
      await platform.clock.turn(100);
      await first.leave(isRejectedFirst);
      platform.respond = () => ({ status: 200 });
      platform.page().recover();
      await platform.clock.turn(9_000);
      expect(platform.calls).toHaveLength(2);
      await platform.clock.turn(3_000);
      expect(new Set(idsOf(platform.arrived())).size).toBe(2);
    },
  );

  test('a call with a header that is sent while the page is left is not sent again if its path has just responded well', async () => {
    const platform = createPlatform();
    const first = platform.page();
    void first.send(report);
    await platform.clock.turn(10);
    first.hide();
    void first.send(report);
    await first.leave(false);
    platform.page().recover();
    await platform.clock.turn(60_000);
    expect(platform.calls.map(({ way }) => way)).toEqual(['fetch', 'fetch']);
  });

  test('an open XHR ends with its page: the next page sends its event again', async () => {
    const platform = createPlatform();
    const first = platform.page();
    void first.send(hit);
    await platform.clock.turn(10);
    platform.acceptsBeacons = false;
    platform.respond = ({ way }) => (way === 'xhr' ? null : { status: 200 });
    void first.send({ ...record(), byBeacon: true });
    first.hide();
    first.crash();
    platform.page().recover();
    await platform.clock.turn(60_000);
    expect(platform.calls.map(({ way }) => way)).toEqual(['fetch', 'xhr', 'fetch']);
  });

  // analytics#page-hide-beacon
  test('events are sent by beacon', async () => {
    const { page, calls } = createPlatform();
    const sender = page();
    sender.hide();
    expect(await sender.send(hit)).toEqual({ state: 'handedOver', status: 0 });
    expect(calls.map(({ way }) => way)).toEqual(['beacon']);
  });

  // analytics#page-hide-beacon
  test('a call with the crumb in a header is sent by fetch with keepalive', async () => {
    const { page, calls } = createPlatform();
    const sender = page();
    sender.hide();
    void sender.send(report);
    expect(calls.map(({ way, request }) => [way, request.headers['X-CSRF-Token']])).toEqual([['fetch', 'CRUMB']]);
  });

  // analytics#beacon-resend
  test('an event that was handed over is kept for 5 seconds, and then sent again by the next page with its id', async () => {
    const platform = createPlatform();
    const first = platform.page();
    void first.send(hit);
    await platform.clock.turn(10);
    first.hide();
    void first.send(record());
    first.crash();
    platform.page().recover();
    await platform.clock.turn(4_900);
    expect(platform.calls.map(({ way }) => way)).toEqual(['fetch', 'beacon']);
    await platform.clock.turn(1000);
    expect(platform.calls.map(({ way }) => way)).toEqual(['fetch', 'beacon', 'fetch']);
    expect(new Set(idsOf(platform.calls.slice(1))).size).toBe(1);
    expect(platform.storage.items.size).toBe(0);
  });

  test('so an event that was handed over to a failing server is not lost', async () => {
    const platform = createPlatform();
    const first = platform.page();
    void first.send(hit);
    await platform.clock.turn(10);
    platform.respond = () => ({ status: 503 });
    first.hide();
    void first.send(record());
    first.crash();
    platform.respond = () => ({ status: 200 });
    platform.page().recover();
    await platform.clock.turn(10_000);
    expect(platform.arrived('performance')).toHaveLength(1);
  });

  test('an event of an earlier page that is about to be tried again is kept for the next page, which sends it within 200 ms', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const first = platform.page();
    void first.send(hit);
    first.crash();
    platform.isOnline = true;
    const second = platform.page();
    second.resume();
    await platform.clock.turn(20);
    second.hide();
    second.crash();
    expect(platform.calls).toHaveLength(0);
    platform.page().recover();
    await platform.clock.turn(200);
    expect(platform.arrived()).toHaveLength(1);
  });

  test('a path that has just responded well gets each event once: events that the browser has accepted are not sent again', async () => {
    const platform = createPlatform();
    const first = platform.page();
    void first.send(hit);
    await platform.clock.turn(10);
    for (let count = 0; count < 20; count++) void first.send(hit);
    first.hide();
    void first.send(hit);
    first.crash();
    platform.page().recover();
    await platform.clock.turn(3_600_000);
    expect(platform.calls).toHaveLength(22);
    expect(new Set(idsOf(platform.calls)).size).toBe(22);
  });

  test.each([
    ['responded 2 seconds ago', 2000, 200],
    ['has failed on this page', 10, 503],
  ])('to a path that %s the next page sends them again', async (_name, waitMs, status) => {
    const platform = createPlatform();
    const first = platform.page();
    platform.respond = () => ({ status });
    void first.send(hit);
    await platform.clock.turn(10);
    platform.respond = () => ({ status: 200 });
    void first.send(hit);
    await platform.clock.turn(waitMs);
    platform.respond = () => ({ status: 503 });
    void first.send(hit);
    first.hide();
    first.crash();
    platform.respond = () => ({ status: 200 });
    platform.page().recover();
    await platform.clock.turn(60_000);
    expect(new Set(idsOf(platform.arrived())).size).toBe(3);
  });

  test('a failing path gets no more calls: its events are kept', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 503 });
    const page = platform.page();
    void page.send(hit);
    await platform.clock.turn(10);
    void page.send(hit);
    page.hide();
    expect(platform.calls).toHaveLength(1);
    expect(platform.storage.items.size).toBe(2);
  });

  test('a list whose beacon is refused is divided and sent again; parts that are refused too are kept for the next page', async () => {
    const platform = createPlatform();
    let room = 10_000;
    platform.acceptsBeacons = ({ body = '' }) => {
      if (body.length > room) return false;
      room -= body.length;
      return true;
    };
    const first = platform.page();
    void first.send(hit);
    await platform.clock.turn(10);
    first.hide();
    void first.send(record(15, 1000));
    first.crash();
    const beacons = platform.calls.filter(({ way }) => way === 'beacon');
    expect(beacons.length).toBeGreaterThan(1);
    platform.page().recover();
    await platform.clock.turn(5000);
    const items = platform.arrived('performance').flatMap(({ request }) => JSON.parse(request.body ?? '') as string[]);
    expect(items.map((item) => Number.parseInt(item, 10)).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 15 }, (_, item) => item),
    );
  });

  test('100 waiting events of 500 bytes are all handed over or stored', async () => {
    const platform = createPlatform();
    const first = platform.page();
    platform.isOnline = false;
    for (let count = 0; count < 100; count++) void first.send(large(450));
    platform.isOnline = true;
    first.hide();
    first.crash();
    platform.page().recover();
    await platform.clock.turn(60_000);
    expect(new Set(idsOf(platform.arrived())).size).toBe(100);
    expect(first.lostEvents).toEqual({});
  });

  test('a page that returns from the back/forward cache sends by fetch again', async () => {
    const { page, calls, clock } = createPlatform();
    const sender = page();
    sender.hide();
    sender.resume();
    void sender.send(hit);
    await clock.turn(100);
    expect(calls.map(({ way }) => way)).toEqual(['fetch']);
  });
});

describe('across pages and tabs', () => {
  // analytics#outbox
  test('a crash during a call loses no event: the next page sends it after the lease of 10 seconds', async () => {
    const platform = createPlatform();
    platform.respond = () => null;
    const first = platform.page();
    void first.send(hit);
    first.crash();
    platform.respond = () => ({ status: 200 });
    platform.page().recover();
    await platform.clock.turn(9_900);
    expect(platform.calls).toHaveLength(1);
    await platform.clock.turn(1000);
    expect(new Set(idsOf(platform.calls)).size).toBe(1);
    expect(platform.calls).toHaveLength(2);
    expect(platform.storage.items.size).toBe(0);
  });

  // analytics#recover-outbox
  test('200 events of an earlier page are sent once, one after the other, within 15 seconds', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const first = platform.page();
    for (let count = 0; count < 200; count++) void first.send(hit);
    first.crash();
    platform.isOnline = true;
    platform.page().recover();
    await platform.clock.turn(100);
    expect(platform.calls.length).toBeLessThan(3);
    await platform.clock.turn(15_000);
    expect(platform.calls).toHaveLength(200);
    expect(new Set(idsOf(platform.calls)).size).toBe(200);
    const times = platform.calls.map(({ atMs }) => atMs);
    for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(50);
  });

  // analytics#outbox-lease
  test('two tabs that are opened together send the events of an earlier page once', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const first = platform.page();
    for (let count = 0; count < 30; count++) void first.send(hit);
    first.crash();
    platform.isOnline = true;
    const tabs = [platform.page(), platform.page()];
    for (const tab of tabs) tab.recover();
    await platform.clock.turn(60_000);
    expect(platform.calls).toHaveLength(30);
    expect(new Set(idsOf(platform.calls)).size).toBe(30);
  });

  test('an event that another tab has delivered meanwhile is not sent again', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 503 });
    const first = platform.page();
    void first.send(hit);
    await platform.clock.turn(400);
    platform.respond = () => ({ status: 200 });
    platform.page().recover();
    await platform.clock.turn(60_000);
    expect(platform.arrived()).toHaveLength(1);
    expect(platform.calls).toHaveLength(2);
  });

  test('without storage events are tried again as long as the page is open', async () => {
    const platform = createPlatform();
    platform.storage.refuse();
    const endMs = platform.clock.now() + 3000;
    platform.respond = ({ atMs }) => ({ status: atMs < endMs ? 503 : 200 });
    void platform.page().send(hit);
    await platform.clock.turn(10_000);
    expect(platform.arrived()).toHaveLength(1);
  });

  test('while storing is not allowed, nothing is stored', () => {
    const { page, storage } = createPlatform();
    void page({ mayStore: false }).send(hit);
    expect(storage.items.size).toBe(0);
  });

  test('an event that waits longer than 24 hours is dropped and counted', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const page = platform.page();
    void page.send(hit);
    await platform.clock.turn(24 * 3_600_000 + 1);
    platform.isOnline = true;
    page.resume();
    await platform.clock.turn(1000);
    expect(platform.calls).toHaveLength(0);
    expect(page.lostEvents).toEqual({ expired: 1 });
  });

  test('of 1,000 waiting events at page hide the newest 200 are kept; 800 are counted, and reported by the next page', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const first = platform.page();
    for (let count = 0; count < 1000; count++) void first.send({ ...hit, payload: { n: `${count}` } });
    expect(first.lostEvents).toEqual({});
    first.hide();
    first.crash();
    expect(first.lostEvents).toEqual({ overflow: 800 });
    platform.isOnline = true;
    const next = platform.page();
    next.recover();
    expect(next.takeLostEvents()).toEqual({ overflow: 800 });
    expect(next.takeLostEvents()).toEqual({});
    await platform.clock.turn(60_000);
    const arrived = platform.arrived().map(({ request }) => Number(new URLSearchParams(request.body).get('n')));
    expect(arrived).toEqual(Array.from({ length: 200 }, (_, n) => 800 + n));
  });

  test('events of an earlier page that new ones displace are counted', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const first = platform.page();
    for (let count = 0; count < 150; count++) void first.send(hit);
    first.crash();
    await platform.clock.turn(1000);
    const next = platform.page();
    for (let count = 0; count < 100; count++) void next.send(hit);
    expect(next.lostEvents).toEqual({ overflow: 50 });
  });

  test('a page that sends without end while offline holds 5,000 events; with one more the oldest is dropped and counted', () => {
    const platform = createPlatform();
    platform.storage.refuse();
    platform.isOnline = false;
    const page = platform.page({ mayStore: false });
    for (let count = 0; count < 5001; count++) void page.send(hit);
    expect(page.lostEvents).toEqual({ overflow: 1 });
  });
});

describe('when consent is withdrawn', () => {
  // analytics#withdrawn-events
  test('waiting tracking events are dropped and counted, also those in the outbox; diagnostic events stay', async () => {
    const platform = createPlatform();
    platform.isOnline = false;
    const earlier = platform.page();
    void earlier.send(hit);
    earlier.crash();
    const page = platform.page();
    void page.send(hit);
    void page.send(record());
    page.withdraw('tracking');
    expect(page.lostEvents).toEqual({ withdrawn: 2 });
    platform.isOnline = true;
    page.resume();
    await platform.clock.turn(1000);
    expect(platform.calls.map(({ path }) => path)).toEqual(['/api/1/performance/records']);
  });

  test('an event with an open call is not tried again', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 503 });
    const page = platform.page();
    const acknowledgement = page.send(hit);
    page.withdraw('tracking');
    await platform.clock.turn(60_000);
    expect(await acknowledgement).toEqual({ state: 'lost', status: 503 });
    expect(platform.calls).toHaveLength(1);
    expect([...platform.storage.items.keys()]).toEqual(['ss-outbox-losses']);
    expect(page.lostEvents).toEqual({ withdrawn: 1 });
  });

  test('another tab drops its events as well', async () => {
    const platform = createPlatform();
    platform.respond = () => ({ status: 503 });
    const other = platform.page();
    void other.send(hit);
    await platform.clock.turn(100);
    platform.page().withdraw('tracking');
    await platform.clock.turn(60_000);
    expect(platform.calls).toHaveLength(1);
  });
});
