import { describe, expect, test } from 'vitest';
import {
  createFetchText,
  createKeepaliveFetch,
  createSendBeacon,
  createTimedFetch,
  createXhr,
} from '../../../runtime/browser/http.ts';
import type { HttpRequest } from '../../../runtime/browser/http-request.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

const request: HttpRequest = {
  address: '/api/census/RecordHit?eid=1',
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8', 'X-CSRF-Token': 'CRUMB' },
  body: 'event=PAGE_VIEW',
};

/** The parts of a window that the functions take. */
const windowWith = (parts: Record<string, unknown>) =>
  ({ navigator: {}, location: { origin: 'http://a.test' }, ...parts }) as unknown as Window & typeof globalThis;

class FakeXhr {
  static readonly made: FakeXhr[] = [];
  readonly calls: unknown[] = [];
  timeout = 0;
  status = 0;
  responseText = 'text';
  onloadend = () => {};
  constructor() {
    FakeXhr.made.push(this);
  }
  open(...parts: unknown[]) {
    this.calls.push(['open', ...parts]);
  }
  setRequestHeader(...parts: unknown[]) {
    this.calls.push(parts);
  }
  send(body: unknown) {
    this.calls.push(['send', body]);
  }
  getResponseHeader(name: string) {
    return name === 'Retry-After' && this.status ? '7' : null;
  }
}

describe('fetch with keepalive', () => {
  test('posts with keepalive and returns status and Retry-After', async () => {
    const calls: [string, RequestInit][] = [];
    const fetch = async (address: string, init: RequestInit) => {
      calls.push([address, init]);
      return new Response(null, { status: 503, headers: { 'Retry-After': '3' } });
    };
    expect(await createTimedFetch(createKeepaliveFetch(windowWith({ fetch })))(request, 1000)).toEqual({
      status: 503,
      retryAfter: '3',
    });
    expect(calls[0]?.[0]).toBe('http://a.test/api/census/RecordHit?eid=1');
    expect(calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, body: 'event=PAGE_VIEW', headers: request.headers });
  });

  test.each([
    ['is missing', undefined],
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws',
      () => {
        throw new Error('replaced by the page');
      },
    ],
    ['returns nothing', () => undefined],
  ])('a fetch that %s has status 0', async (_name, fetch) => {
    expect(await createTimedFetch(createKeepaliveFetch(windowWith({ fetch })))(request, 1000)).toEqual({
      status: 0,
      retryAfter: null,
    });
  });

  test('a call ends with its response’s body: until then browsers count it towards their limit for keepalive', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const fetch = async () => new Response(body.readable);
    let isOver = false;
    const call = createTimedFetch(createKeepaliveFetch(windowWith({ fetch })))(request, 1000).finally(() => {
      isOver = true;
    });
    const writer = body.writable.getWriter();
    await writer.write(new TextEncoder().encode('{}'));
    expect(isOver).toBe(false);
    await writer.close();
    expect(await call).toEqual({ status: 200, retryAfter: null });
  });

  test('a body that breaks off leaves the status of its response', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    const fetch = async () => new Response(body, { status: 503, headers: { 'Retry-After': '3' } });
    expect(await createTimedFetch(createKeepaliveFetch(windowWith({ fetch })))(request, 1000)).toEqual({
      status: 503,
      retryAfter: '3',
    });
  });

  test('a fetch beyond the time-out is aborted', async () => {
    const fetch = (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    expect(await createTimedFetch(createKeepaliveFetch(windowWith({ fetch })))(request, 1)).toEqual({
      status: 0,
      retryAfter: null,
    });
  });
});

describe('XHR', () => {
  test('posts with the same headers and returns status and Retry-After', async () => {
    const response = createXhr(windowWith({ XMLHttpRequest: FakeXhr }))(request, 2500);
    const call = FakeXhr.made.at(-1) as FakeXhr;
    expect(call.timeout).toBe(2500);
    expect(call.calls).toEqual([
      ['open', 'POST', 'http://a.test/api/census/RecordHit?eid=1'],
      ['Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8'],
      ['X-CSRF-Token', 'CRUMB'],
      ['send', 'event=PAGE_VIEW'],
    ]);
    call.status = 429;
    call.onloadend();
    expect(await response).toEqual({ status: 429, retryAfter: '7', text: 'text' });
  });

  test('an XHR without a response has status 0', async () => {
    const response = createXhr(windowWith({ XMLHttpRequest: FakeXhr }))(request, 2500);
    FakeXhr.made.at(-1)?.onloadend();
    expect(await response).toMatchObject({ status: 0, retryAfter: null });
  });

  test('an XHR that cannot be created has status 0', async () => {
    expect(await createXhr(windowWith({}))(request, 2500)).toMatchObject({ status: 0 });
  });
});

describe('the beacon', () => {
  test('carries body and content type, and returns whether the browser has accepted it', async () => {
    const sent: [string, Blob][] = [];
    let isAccepted = true;
    const navigator = {
      sendBeacon(address: string, body: Blob) {
        sent.push([address, body]);
        return isAccepted;
      },
    };
    const beacon = createSendBeacon(windowWith({ navigator }));
    expect(beacon(request)).toBe(true);
    expect(sent[0]?.[0]).toBe('http://a.test/api/census/RecordHit?eid=1');
    expect(await sent[0]?.[1].text()).toBe('event=PAGE_VIEW');
    expect(sent[0]?.[1].type).toBe('application/x-www-form-urlencoded;charset=utf-8');
    isAccepted = false;
    expect(beacon(request)).toBe(false);
  });

  test('returns false where the browser has no beacon, or where it throws', () => {
    const throwing = () => {
      throw new Error('blocked');
    };
    expect(createSendBeacon(windowWith({}))(request)).toBe(false);
    expect(createSendBeacon(windowWith({ navigator: { sendBeacon: throwing } }))(request)).toBe(false);
  });
});

describe('fetch of a text', () => {
  const call = { url: 'http://a.example/', method: 'GET', headers: {}, credentials: 'include', timeoutMs: 1000 } as const;

  /** A fetch that settles only when it is aborted. */
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      if (init?.signal?.aborted) reject(new Error('aborted'));
    });

  test('returns the status and the text of the response', async () => {
    const fetchText = createFetchText({ fetch: async () => new Response('hello', { status: 418 }) }, handClock());
    expect(await fetchText(call)).toEqual({ status: 418, text: 'hello' });
  });

  test('no response within the time-out is null', async () => {
    const clock = handClock();
    const response = createFetchText({ fetch: hanging }, clock)(call);
    clock.turn(999);
    clock.turn(1);
    expect(await response).toBe(null);
  });

  test('a truncated body and a failed connection are null', async () => {
    const cut = new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }));
    expect(await createFetchText({ fetch: async () => cut }, handClock())(call)).toBe(null);
    expect(await createFetchText({ fetch: () => Promise.reject(new TypeError('offline')) }, handClock())(call)).toBe(null);
  });

  test('the caller’s signal aborts it, also before the start', async () => {
    const controller = new AbortController();
    const fetchText = createFetchText({ fetch: hanging }, handClock());
    const response = fetchText({ ...call, signal: controller.signal });
    controller.abort();
    expect(await response).toBe(null);
    expect(await fetchText({ ...call, signal: controller.signal })).toBe(null);
  });
});
