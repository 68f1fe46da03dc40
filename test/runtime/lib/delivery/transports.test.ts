import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '../../../../runtime/lib/api-request.ts';
import { createTransports } from '../../../../runtime/lib/delivery/transports.ts';

const request: ApiRequest = {
  address: '/api/census/RecordHit?eid=1',
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8', 'X-CSRF-Token': 'CRUMB' },
  body: 'event=PAGE_VIEW',
};

/** The parts of a window that the transports take. */
const transports = (doors: Record<string, unknown>) =>
  createTransports({ navigator: {}, location: { origin: 'http://a.test' }, ...doors } as unknown as Window & typeof globalThis);

class FakeXhr {
  static readonly made: FakeXhr[] = [];
  readonly said: unknown[] = [];
  timeout = 0;
  status = 0;
  onloadend = () => {};
  constructor() {
    FakeXhr.made.push(this);
  }
  open(...parts: unknown[]) {
    this.said.push(['open', ...parts]);
  }
  setRequestHeader(...parts: unknown[]) {
    this.said.push(parts);
  }
  send(body: unknown) {
    this.said.push(['send', body]);
  }
  getResponseHeader(name: string) {
    return name === 'Retry-After' && this.status ? '7' : null;
  }
}

describe('fetch', () => {
  test('posts with keepalive and answers status and Retry-After', async () => {
    const calls: [string, RequestInit][] = [];
    const fetch = async (address: string, init: RequestInit) => {
      calls.push([address, init]);
      return new Response(null, { status: 503, headers: { 'Retry-After': '3' } });
    };
    expect(await transports({ fetch }).fetch(request, 1000)).toEqual({ status: 503, retryAfter: '3' });
    expect(calls[0]?.[0]).toBe('http://a.test/api/census/RecordHit?eid=1');
    expect(calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, body: 'event=PAGE_VIEW', headers: request.headers });
  });

  test.each([
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws',
      () => {
        throw new Error('replaced by the page');
      },
    ],
    ['answers nothing', () => undefined],
  ])('a fetch that %s is no answer', async (_name, fetch) => {
    expect(await transports({ fetch }).fetch(request, 1000)).toEqual({ status: 0, retryAfter: null });
  });

  test('a fetch that takes too long is given up', async () => {
    const fetch = (_address: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    expect(await transports({ fetch }).fetch(request, 1)).toEqual({ status: 0, retryAfter: null });
  });

  test('where there is none, XHR is taken', async () => {
    const answer = transports({ XMLHttpRequest: FakeXhr }).fetch(request, 1000);
    const call = FakeXhr.made.at(-1) as FakeXhr;
    call.status = 200;
    call.onloadend();
    expect((await answer).status).toBe(200);
  });
});

describe('XHR', () => {
  test('posts with the same headers and answers status and Retry-After', async () => {
    const answer = transports({ XMLHttpRequest: FakeXhr }).xhr(request, 2500);
    const call = FakeXhr.made.at(-1) as FakeXhr;
    expect(call.timeout).toBe(2500);
    expect(call.said).toEqual([
      ['open', 'POST', 'http://a.test/api/census/RecordHit?eid=1'],
      ['Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8'],
      ['X-CSRF-Token', 'CRUMB'],
      ['send', 'event=PAGE_VIEW'],
    ]);
    call.status = 429;
    call.onloadend();
    expect(await answer).toEqual({ status: 429, retryAfter: '7' });
  });

  test('an XHR that ends without an answer has status 0', async () => {
    const answer = transports({ XMLHttpRequest: FakeXhr }).xhr(request, 2500);
    FakeXhr.made.at(-1)?.onloadend();
    expect(await answer).toEqual({ status: 0, retryAfter: null });
  });
});

describe('the beacon', () => {
  test('carries body and content type, and says whether the browser took it', async () => {
    const sent: [string, Blob][] = [];
    let isTaken = true;
    const navigator = {
      sendBeacon(address: string, body: Blob) {
        sent.push([address, body]);
        return isTaken;
      },
    };
    const { beacon } = transports({ navigator });
    expect(beacon(request)).toBe(true);
    expect(sent[0]?.[0]).toBe('http://a.test/api/census/RecordHit?eid=1');
    expect(await sent[0]?.[1].text()).toBe('event=PAGE_VIEW');
    expect(sent[0]?.[1].type).toBe('application/x-www-form-urlencoded;charset=utf-8');
    isTaken = false;
    expect(beacon(request)).toBe(false);
  });

  test('is not taken where there is none', () => {
    expect(transports({}).beacon(request)).toBe(false);
  });
});
