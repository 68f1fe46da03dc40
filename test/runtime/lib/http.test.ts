import { expect, test, vi } from 'vitest';
import { createHttp } from '../../../runtime/lib/http.ts';

const form = {
  address: '/api/census/RecordHit',
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'event=PAGE_VIEW',
};
const withHeader = { ...form, headers: { ...form.headers, 'X-CSRF-Token': 'c1' } };

/** An XMLHttpRequest that answers 204 and keeps what it was asked. */
class FakeXhr {
  static readonly sent: FakeXhr[] = [];
  readonly headers: string[] = [];
  status = 0;
  onload = () => {};
  body: unknown;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.push(`${name}: ${value}`);
  }
  send(body: unknown) {
    this.body = body;
    FakeXhr.sent.push(this);
    this.status = 204;
    this.onload();
  }
}

function doors(fetch: unknown, sendBeacon: unknown = () => true) {
  FakeXhr.sent.length = 0;
  return createHttp({
    fetch,
    navigator: { sendBeacon },
    XMLHttpRequest: FakeXhr,
    location: { origin: 'http://a.test' },
  } as unknown as Window & typeof globalThis);
}

test('fetch with keepalive comes first, so that the call outlives the page', async () => {
  const fetch = vi.fn(async () => ({ status: 503 }));
  expect(await doors(fetch).send(form)).toBe(503);
  expect(fetch).toHaveBeenCalledWith('http://a.test/api/census/RecordHit', {
    method: 'POST',
    headers: form.headers,
    body: 'event=PAGE_VIEW',
    credentials: 'same-origin',
    keepalive: true,
  });
});

test('a body over 60,000 bytes goes without keepalive, which the browser would refuse', async () => {
  const fetch = vi.fn(async (_address: string, _options: { keepalive: boolean }) => ({ status: 200 }));
  await doors(fetch).send({ ...form, body: 'ä'.repeat(30_001) });
  expect(fetch.mock.calls[0]?.[1].keepalive).toBe(false);
});

test('a network failure is the caller’s to know, and is not sent a second way', async () => {
  const beacon = vi.fn(() => true);
  await expect(doors(() => Promise.reject(new TypeError('offline')), beacon).send(form)).rejects.toThrow('offline');
  expect(beacon).not.toHaveBeenCalled();
});

test.each([
  ['missing', undefined],
  [
    'throws',
    () => {
      throw new Error('replaced');
    },
  ],
  ['answers nothing', () => undefined],
])('a fetch that is %s leaves the beacon', async (_, fetch) => {
  const beacon = vi.fn((_address: string, _body: Blob) => true);
  expect(await doors(fetch, beacon).send(form)).toBe(null);
  expect(beacon.mock.calls[0]?.[1].type).toBe('application/x-www-form-urlencoded');
});

test('XHR is the last way: for a refused or missing beacon, and for calls with headers of their own', async () => {
  expect(await doors(undefined, () => false).send(form)).toBe(204);
  expect(await doors(undefined, null).send(form)).toBe(204);
  expect(await doors(undefined, () => true).send(withHeader)).toBe(204);
  expect(FakeXhr.sent[0]?.headers).toEqual(['Content-Type: application/x-www-form-urlencoded', 'X-CSRF-Token: c1']);
  expect(FakeXhr.sent[0]?.body).toBe('event=PAGE_VIEW');
});
