import { expect, test } from 'vitest';
import type { Clock } from '../../../runtime/browser/clock.ts';
import { decodeSite } from '../../../runtime/contract/site/page-context.ts';
import type { CallFailure } from '../../../runtime/features/calls/call-failure.ts';
import { createCrumbs } from '../../../runtime/features/calls/crumbs.ts';
import { createDataLayer } from '../../../runtime/features/calls/data-layer.ts';
import { type FakeFetchText, fakeFetchText, jsonAnswer } from '../../helpers/fakes/fake-fetch-text.ts';
import { fakeJar } from '../../helpers/fakes/fake-jar.ts';

const place = { protocol: 'http:', host: 'shop.example', hostname: 'shop.example', port: '', origin: 'http://shop.example' };
const site = decodeSite({ appDomain: 'app.example', website: { identifier: 'shop' } });

function layerWith(fake: FakeFetchText, { cookiesEnabled = true, token = null as string | null, random = 0 } = {}) {
  const jar = fakeJar({ crumb: 'c0' });
  const failures: CallFailure[] = [];
  const waits: number[] = [];
  // Every wait ends at once, and is recorded.
  const clock: Pick<Clock, 'after'> = {
    after(ms, callback) {
      waits.push(ms);
      callback();
      return () => {};
    },
  };
  let ids = 0;
  const call = createDataLayer({
    site,
    pageLocation: place,
    clock: { now: () => 0, whenIdle: () => () => {}, ...clock },
    fetchText: fake.fetchText,
    crumbs: createCrumbs({
      jar,
      writeCookie: (name, value) => jar.write(name, value, 0),
      cookiesEnabled: () => cookiesEnabled,
    }),
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    siteUserToken: () => token,
    onFailure: (failure) => failures.push(failure),
    random: () => random,
  });
  return { call, jar, failures, waits, sent: fake.sent };
}
const ok = jsonAnswer(200, { a: 1 });

// calls#crumb-query
test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  '%s is sent to the page’s origin with the crumb as query parameter',
  async (method) => {
    const { call, sent } = layerWith(fakeFetchText(ok));
    expect(await call(method, '/api/x?y=1')).toEqual({ ok: true, status: 200, value: { a: 1 } });
    expect(sent[0]).toMatchObject({ method, url: 'http://shop.example/api/x?y=1&crumb=c0', credentials: 'include' });
  },
);

// calls#call-methods
test('json is sent as JSON, a form as a form, and the fields of GET and DELETE in the query', async () => {
  const { call, sent } = layerWith(fakeFetchText(ok));
  await call('POST', '/api/x', { data: { a: [1] } });
  await call('PUT', '/api/x', { data: { a: 'ä b', n: 2, absent: undefined }, encoding: 'form' });
  await call('GET', '/api/x', { data: { a: 'b' } });
  await call('DELETE', '/api/x', { query: { cloneCart: true } });
  expect(sent.map(({ headers, body }) => [headers['Content-Type'], body])).toEqual([
    ['application/json', '{"a":[1]}'],
    ['application/x-www-form-urlencoded;charset=UTF-8', 'a=%C3%A4+b&n=2'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(sent.map(({ url }) => url).slice(2)).toEqual([
    'http://shop.example/api/x?a=b&crumb=c0',
    'http://shop.example/api/x?cloneCart=true&crumb=c0',
  ]);
});

// calls#secure-call
test('a secure call is sent over https to the site’s own domain with credentials and crumb', async () => {
  const { call, sent } = layerWith(fakeFetchText(ok));
  await call('POST', '/api/x', { secure: true });
  expect(sent[0]).toMatchObject({ url: 'https://shop.app.example/api/x?crumb=c0', credentials: 'include' });
});

// calls#first-party-hosts
test('crumb, credentials and ids are not sent to a host that is not first-party', async () => {
  const { call, sent } = layerWith(fakeFetchText(ok), { token: 't1' });
  for (const address of ['https://elsewhere.example/api', '//elsewhere.example/api', 'https://evil-app.example/'])
    await call('POST', address);
  expect(sent.map(({ credentials, headers }) => [credentials, headers])).toEqual(Array(3).fill(['omit', {}]));
  expect(sent.some(({ url }) => url.includes('crumb'))).toBe(false);
});

test('a call to another of the site’s own addresses carries no Idempotency-Key, which would cause a preflight', async () => {
  const { call, sent } = layerWith(fakeFetchText(ok));
  await call('POST', '/api/a', { secure: true, encoding: 'form', data: { a: 'b' } });
  expect(sent[0]?.credentials).toBe('include');
  expect(new URL(sent[0]?.url ?? '').origin).not.toBe('http://shop.example');
  expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['Content-Type']);
});

// calls#response-formats, calls#empty-response
test('raw responses are text; status 204 is an empty body', async () => {
  expect(await layerWith(fakeFetchText({ status: 200, text: '<p>' })).call('GET', '/a', { format: 'raw' })).toMatchObject({
    value: '<p>',
  });
  expect(await layerWith(fakeFetchText({ status: 204, text: '' })).call('GET', '/a', { format: 'raw' })).toMatchObject({
    value: '',
  });
  expect(await layerWith(fakeFetchText({ status: 204, text: '' })).call('GET', '/a')).toEqual({
    ok: true,
    status: 204,
    value: null,
  });
});

// calls#empty-response
test('an empty body of another successful status is null as well', async () => {
  for (const status of [200, 202])
    expect(await layerWith(fakeFetchText({ status, text: '\n' })).call('POST', '/a')).toEqual({ ok: true, status, value: null });
});

test.each([403, 409, 413, 503])(
  'a failure of status %i has the error of its body and the sentence of its status',
  async (status) => {
    const outcome = await layerWith(fakeFetchText({ status, text: '{"error":"No room."}' })).call('POST', '/a');
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'network', status, fields: { error: 'No room.' } } });
  },
);

// calls#unparseable-response
test("an unparsable response is 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}'", async () => {
  const { call, failures } = layerWith(fakeFetchText({ status: 200, text: '{"broken": ' }));
  await call('POST', '/api/x');
  expect(failures[0]).toMatchObject({ kind: 'unparseable', url: 'http://shop.example/api/x', format: 'json' });
  expect(failures[0]?.message).toMatch(
    /^Internal Error: Unable to parse server response from \(http:\/\/shop\.example\/api\/x\) as JSON: \S/,
  );
});

// calls#network-messages
test.each([
  [401, 'Unauthorized request'],
  [403, 'Unauthorized request'],
  [500, 'Internal server error. Please try again later.'],
  [501, 'Internal server error. Please try again later.'],
  [503, 'This service is temporarily unavailable. Please try again later.'],
  [404, 'Unable to connect…'],
  [429, 'Unable to connect…'],
])('status %i without an error of the platform is a network failure: %s', async (status, message) => {
  const { call, failures } = layerWith(fakeFetchText({ status, text: '<h1>No' }));
  expect(await call('POST', '/a')).toEqual({ ok: false, failure: failures[0] });
  expect(failures[0]).toMatchObject({ kind: 'network', status, message });
});

test('no response is "Unable to connect…" with status 0', async () => {
  const { call, failures } = layerWith(fakeFetchText(null));
  await call('POST', '/a');
  expect(failures).toMatchObject([{ kind: 'network', status: 0, message: 'Unable to connect…' }]);
});

// calls#server-errors
test.each([400, 401, 500, 502])(
  'status %i with error, message or billingErrorCode is a server error and not retried',
  async (status) => {
    for (const [body, message] of [
      [{ error: 'E' }, 'E'],
      [{ message: 'M' }, 'M'],
      [{ billingErrorCode: 'CARD' }, 'CARD'],
      [{ billingErrorCode: 7 }, '7'],
    ] as const) {
      const { call, failures, sent } = layerWith(fakeFetchText(jsonAnswer(status, body)));
      await call('POST', '/a', { retries: 5 });
      expect(failures).toMatchObject([{ kind: 'server', status, message }]);
      expect(sent).toHaveLength(1);
    }
  },
);

test('the failure has the errors of single fields', async () => {
  const { call, failures } = layerWith(fakeFetchText(jsonAnswer(400, { errors: { email: 'No' } })));
  await call('POST', '/a');
  expect(failures[0]?.fields?.errors).toEqual({ email: 'No' });
});

// calls#error-in-success
test('an error in a 200 response is a failure, a message alone is not', async () => {
  expect((await layerWith(fakeFetchText(jsonAnswer(200, { error: 'E' }))).call('GET', '/a')).ok).toBe(false);
  expect((await layerWith(fakeFetchText(jsonAnswer(200, { message: 'Done' }))).call('GET', '/a')).ok).toBe(true);
  expect((await layerWith(fakeFetchText(jsonAnswer(200, [1]))).call('GET', '/a')).ok).toBe(true);
});

// calls#call-retries
test('other failing statuses are sent again after 200 ms while a retry count remains, with the same id', async () => {
  const { call, sent, waits } = layerWith(fakeFetchText({ status: 503, text: '' }, { status: 404, text: '' }, ok), {
    random: 0.5,
  });
  expect(await call('POST', '/a', { retries: 2 })).toMatchObject({ ok: true });
  expect(waits).toEqual([200, 300]);
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['id1', 'id1', 'id1']);
});

test('two retries are three calls', async () => {
  const { call, sent, failures } = layerWith(fakeFetchText(null));
  await call('POST', '/a', { retries: 2 });
  expect([sent.length, failures.length]).toEqual([3, 1]);
});

// calls#default-retries
test('by default a GET is repeated once, and a call that changes something never', async () => {
  const { call, sent } = layerWith(fakeFetchText(null));
  await call('GET', '/a');
  expect(sent).toHaveLength(2);
  await call('POST', '/a');
  expect(sent).toHaveLength(3);
});

// calls#idempotency-key
test('each call that changes something has a new id; a GET has none', async () => {
  const { call, sent } = layerWith(fakeFetchText(ok));
  await call('POST', '/a');
  await call('POST', '/a');
  await call('GET', '/a');
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['id1', 'id2', undefined]);
});

// calls#crumb-query
test('the crumb is read before every attempt', async () => {
  const jars: { jar?: ReturnType<typeof fakeJar> } = {};
  const fake = fakeFetchText(() => {
    jars.jar?.write('crumb', 'from another tab', 0);
    return { status: 503, text: '' };
  }, ok);
  const { call, jar, sent } = layerWith(fake);
  jars.jar = jar;
  await call('POST', '/a', { retries: 1 });
  expect(sent.map(({ url }) => new URL(url).searchParams.get('crumb'))).toEqual(['c0', 'from another tab']);
});

const crumbFail = (crumb?: string) => jsonAnswer(400, { error: 'Expired', crumbFail: true, crumb });

// calls#crumb-renewal
test('crumbFail sets the new crumb and repeats the call with it', async () => {
  const { call, jar, sent, failures } = layerWith(fakeFetchText(crumbFail('c1'), ok));
  expect(await call('POST', '/a')).toMatchObject({ ok: true });
  expect(sent.map(({ url }) => new URL(url).searchParams.get('crumb'))).toEqual(['c0', 'c1']);
  expect(sent[0]?.headers).toEqual(sent[1]?.headers);
  expect([jar.read('crumb'), failures]).toEqual(['c1', []]);
});

// calls#crumb-renewal
test('crumbFail is retried once, not twice', async () => {
  const { call, sent, failures } = layerWith(fakeFetchText(crumbFail('c1'), crumbFail('c2')));
  await call('POST', '/a', { retries: 9 });
  expect(sent).toHaveLength(2);
  expect(failures).toMatchObject([{ kind: 'crumb', message: 'Expired' }]);
});

// calls#crumb-renewal
test('crumbFail is not retried while cookies are off', async () => {
  const { call, sent, failures } = layerWith(fakeFetchText(crumbFail('c1'), ok), { cookiesEnabled: false });
  await call('POST', '/a');
  expect([sent.length, failures[0]?.kind]).toEqual([1, 'crumb']);
});

// calls#shared-crumb
test('calls that fail together all continue with the first new crumb', async () => {
  let fresh = 0;
  const fake = fakeFetchText(({ url }) => {
    if (new URL(url).searchParams.get('crumb') !== 'c0') return ok;
    fresh += 1;
    return crumbFail(`new${fresh}`);
  });
  const { call, jar, sent } = layerWith(fake);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/a')));
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect(sent).toHaveLength(10);
  expect(sent.slice(5).map(({ url }) => new URL(url).searchParams.get('crumb'))).toEqual(Array(5).fill('new1'));
  expect(jar.read('crumb')).toBe('new1');
});

test.each([
  [{ loginRequired: true }, 'login-required'],
  [{ authorizationFail: true }, 'authorization'],
  [{ cleaned: true, error: 'Logged' }, 'server'],
])('%o in a 200 response is a failure of kind %s', async (body, kind) => {
  const { call, failures } = layerWith(fakeFetchText(jsonAnswer(200, body)));
  await call('POST', '/a');
  expect(failures).toMatchObject([{ kind, status: 200 }]);
});

// calls#site-user-token
test('the site user’s token is sent as X-SiteUser-XSRF-Token', async () => {
  const { call, sent } = layerWith(fakeFetchText(ok), { token: 't1' });
  await call('GET', '/a');
  expect(sent[0]?.headers).toEqual({ 'X-SiteUser-XSRF-Token': 't1' });
});

// calls#call-abort
test('an aborted call runs no callback and is not repeated', async () => {
  const controller = new AbortController();
  const fake = fakeFetchText(() => {
    controller.abort();
    return null;
  });
  const { call, failures, sent } = layerWith(fake);
  expect(await call('GET', '/a', { signal: controller.signal, retries: 3 })).toMatchObject({
    ok: false,
    failure: { kind: 'aborted' },
  });
  expect([failures.length, sent.length]).toEqual([0, 1]);
});

// calls#call-time-out
test('one attempt times out after 30 s, or after the time of the caller', async () => {
  const { call, sent } = layerWith(fakeFetchText(ok));
  await call('GET', '/a');
  await call('GET', '/a', { timeoutMs: 5 });
  expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([30_000, 5]);
});

test('data that is not JSON and an invalid address reject with a TypeError', async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const { call } = layerWith(fakeFetchText(ok));
  await expect(call('POST', '/a', { data: circle })).rejects.toThrow(TypeError);
  await expect(call('POST', 'http://')).rejects.toThrow(TypeError);
});
