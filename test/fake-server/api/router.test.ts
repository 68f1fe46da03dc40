// covers: fake-server/api/
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { call, formHeaders, jsonHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const hit = { websiteId: 'w', templateId: 't', website_locale: 'en-US', userAgent: 'x', clientDate: 1, url: '/' };
const sizes = { viewportInnerHeight: 1, viewportInnerWidth: 1, screenHeight: 1, screenWidth: 1 };
const pageView = { ...hit, ...sizes, localStorageSupported: true, queryString: '', referrer: '' };
const hitForm = (data: unknown = pageView): string =>
  new URLSearchParams({ event: '1', data: JSON.stringify(data), ss_cvr: '' }).toString();
const hitPath = '/api/census/RecordHit';

describe('a call of the contract', () => {
  test('gets its response, and is in the journal, decoded, before the response is sent', async () => {
    const platform = await startPlatform();
    const response = await call(platform, `${hitPath}?crumb=`, {
      method: 'POST',
      host: 'home.localhost:1',
      headers: { ...formHeaders, 'X-Thing': 'a' },
      body: hitForm(),
    });
    expect([response.status, response.json()]).toEqual([200, {}]);
    const [entry] = platform.journal.entries();
    expect(entry).toMatchObject({
      seq: 1,
      site: 'home',
      endpoint: 'record-hit',
      method: 'POST',
      path: '/api/census/RecordHit',
      query: { crumb: '' },
      encoding: 'form',
      body: { event: '1', data: pageView, ss_cvr: '' },
      bodyText: hitForm(),
      status: 200,
      fault: null,
    });
    expect(entry?.headers).toMatchObject({ host: 'home.localhost:1', 'x-thing': 'a' });
    expect(entry?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('gets its response on every host; on a host that is not a site its entry has an empty site', async () => {
    const platform = await startPlatform();
    const options = { method: 'POST', headers: formHeaders, body: hitForm() };
    for (const host of ['localhost', 'static.localhost', 'nobody.localhost']) {
      expect((await call(platform, hitPath, { ...options, host })).status).toBe(200);
    }
    expect(platform.journal.entries().map(({ site }) => site)).toEqual(['home', '', '']);
  });

  test.each([
    ['a beacon of type text/plain', { 'content-type': 'text/plain;charset=UTF-8' }, 'text'],
    ['a body without a type', {}, 'form'],
  ])('is decoded from %s', async (_, headers, encoding) => {
    const platform = await startPlatform();
    await call(platform, hitPath, { method: 'POST', headers, body: hitForm() });
    expect(platform.journal.entries()[0]).toMatchObject({ encoding, valid: true, problems: [], body: { data: pageView } });
  });

  test('that breaks the contract still gets its response, and its problems are in the journal', async () => {
    const platform = await startPlatform();
    const { clientDate: _removed, ...broken } = pageView;
    const response = await call(platform, hitPath, { method: 'POST', headers: formHeaders, body: hitForm(broken) });
    expect(response.status).toBe(200);
    const [entry] = platform.journal.entries();
    expect(entry?.valid).toBe(false);
    expect(entry?.problems.map(({ pointer }) => pointer)).toEqual(['/data/clientDate']);
  });

  test('whose nested JSON text is broken gets its response and one problem', async () => {
    const platform = await startPlatform();
    const response = await call(platform, hitPath, { method: 'POST', headers: formHeaders, body: 'event=1&data=%7B&ss_cvr=' });
    expect(response.status).toBe(200);
    const [entry] = platform.journal.entries();
    expect(entry?.problems).toEqual([{ pointer: '/data', message: expect.stringContaining('Expected JSON text') }]);
    expect(entry?.body).toMatchObject({ data: '{' });
  });

  test('in JSON where the contract has a form is a problem', async () => {
    const platform = await startPlatform();
    const body = JSON.stringify({ event: '1', data: pageView, ss_cvr: '' });
    await call(platform, hitPath, { method: 'POST', headers: jsonHeaders, body });
    expect(platform.journal.entries()[0]?.problems).toEqual([
      { pointer: '', message: 'Expected a form-encoded body, got JSON.' },
    ]);
  });

  test('may have an id in its path', async () => {
    const platform = await startPlatform();
    expect((await call(platform, '/api/census/RecordQuickView/5d8a', { method: 'POST' })).status).toBe(200);
    expect((await call(platform, '/api/census/RecordQuickView/', { method: 'POST' })).status).toBe(404);
    expect(platform.journal.entries().map(({ endpoint }) => endpoint)).toEqual(['record-quick-view', null]);
  });
});

describe('a call that is not in the contract', () => {
  test('gets 404 as JSON, and its entry has endpoint null', async () => {
    const platform = await startPlatform();
    for (const path of ['/api/nope', '/api/', '/api', '/api/census/recordhit', '/api/%E0%A4%A']) {
      const response = await call(platform, path, { method: 'POST', headers: jsonHeaders, body: '{"a":1}' });
      expect([response.status, response.json()]).toEqual([404, { error: `The contract has no call at ${path}.` }]);
    }
    expect(platform.journal.entries()).toHaveLength(5);
    expect(platform.journal.entries()[0]).toMatchObject({ endpoint: null, valid: false, status: 404, body: { a: 1 } });
  });

  test('with a wrong method gets 405 with the allowed methods, and its entry has endpoint null', async () => {
    const platform = await startPlatform();
    const response = await call(platform, '/api/site-users/account/session');
    expect([response.status, response.headers.allow]).toEqual([405, 'POST, DELETE']);
    expect(platform.journal.entries()[0]).toMatchObject({ endpoint: null, valid: false, status: 405 });
  });
});

describe('the path of a call', () => {
  test.each(['/api/census/RecordHit/', '/api/census/recordhit', '/api/census/Record%48it', '/api/census/RecordQuickView/'])(
    'is compared as written: the contract has no call at %s',
    async (path) => {
      const platform = await startPlatform();
      expect((await call(platform, path, { method: 'POST' })).status).toBe(404);
      expect(platform.journal.entries()).toMatchObject([{ endpoint: null, path }]);
    },
  );

  test('has its parameter as written, even with a broken escape', async () => {
    const platform = await startPlatform();
    const response = await call(platform, '/api/census/RecordQuickView/%ZZ%20', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(platform.journal.entries()).toMatchObject([
      { endpoint: 'record-quick-view', path: '/api/census/RecordQuickView/%ZZ%20' },
    ]);
  });

  test('of a GET call does not allow HEAD', async () => {
    const platform = await startPlatform();
    const response = await call(platform, '/api/1/performance/settings', { method: 'HEAD' });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET']);
    expect(platform.journal.entries()).toMatchObject([{ endpoint: null, method: 'HEAD', status: 405 }]);
  });
});

describe('a body that cannot be decoded', () => {
  test.each([
    ['broken JSON', '/api/events/RecordJavascriptErrors', jsonHeaders, '[{"event":', 'The text is not JSON'],
    ['broken escapes', hitPath, formHeaders, 'event=%zz', 'The percent-encoding of the field "event" is broken.'],
    ['JSON nested 10,000 deep', '/api/events/RecordJavascriptErrors', jsonHeaders, '['.repeat(10_000), 'deeper than 200 levels'],
  ])('%s gets 400, and its entry has the reason', async (_, path, headers, body, why) => {
    const platform = await startPlatform();
    const response = await call(platform, path, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(response.text).toContain(JSON.stringify(why).slice(1, -1));
    expect(platform.journal.entries()[0]).toMatchObject({ valid: false, status: 400, body: null, bodyText: body });
    expect(platform.journal.entries()[0]?.problems[0]?.message).toContain(why);
  });

  test('a broken query gets 400 too', async () => {
    const platform = await startPlatform();
    expect((await call(platform, '/api/track/Track?landing=%')).status).toBe(400);
    expect(platform.journal.entries()[0]?.problems[0]?.pointer).toBe('/query');
  });

  test('longer than 1 MiB gets 413, its entry has the beginning, and the server continues', async () => {
    const platform = await startPlatform();
    const body = `event=${'x'.repeat(5 * 1024 * 1024)}`;
    expect((await call(platform, hitPath, { method: 'POST', headers: formHeaders, body })).status).toBe(413);
    const [entry] = platform.journal.entries();
    expect(entry).toMatchObject({ valid: false, status: 413, body: null });
    expect(entry?.bodyText).toBe(body.slice(0, 1024));
    expect(entry?.problems[0]?.message).toContain('longer than 1048576 bytes');
    expect((await call(platform, hitPath, { method: 'POST', headers: formHeaders, body: hitForm() })).status).toBe(200);
  });

  test('of exactly 1 MiB is read', async () => {
    const platform = await startPlatform();
    const body = `event=${'x'.repeat(1024 * 1024 - 6)}`;
    expect((await call(platform, hitPath, { method: 'POST', headers: formHeaders, body })).status).toBe(200);
  });

  test('that the client breaks off gets an entry with status 0', async () => {
    const platform = await startPlatform();
    const socket = connect(platform.port, '127.0.0.1');
    await once(socket, 'connect');
    const head =
      `POST ${hitPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ` +
      `1000\r\nExpect: 100-continue\r\n\r\n`;
    const later = platform.journal.waitFor(() => true);
    socket.write(head);
    // The client disconnects after the server has begun to read.
    await once(socket, 'data');
    socket.write('event=1&da', () => socket.destroy());
    expect(await later).toMatchObject({ endpoint: 'record-hit', valid: false, status: 0, bodyText: 'event=1&da' });
    expect((await later).problems[0]?.message).toBe('The client disconnected before its body was complete.');
  });
});

describe('crumbs', () => {
  const crumbOf = async (platform: Awaited<ReturnType<typeof startPlatform>>): Promise<string> =>
    String((await call(platform, '/')).headers['set-cookie']).match(/crumb=([\w-]+)/)?.[1] ?? '';

  test('a wrong crumb on a data-layer call fails with a new crumb, and the retry with it succeeds', async () => {
    const platform = await startPlatform();
    const crumb = await crumbOf(platform);
    const refused = await call(platform, '/api/auth/Logout?crumb=wrong', {
      method: 'POST',
      headers: { cookie: `crumb=${crumb}` },
    });
    expect(refused.status).toBe(400);
    const { crumb: fresh, crumbFail, error } = refused.json() as { crumb: string; crumbFail: boolean; error: string };
    expect([crumbFail, typeof error]).toEqual([true, 'string']);
    const retry = await call(platform, `/api/auth/Logout?crumb=${fresh}`, {
      method: 'POST',
      headers: { cookie: `crumb=${fresh}` },
    });
    expect(retry.status).toBe(200);
    expect(platform.journal.entries().map(({ valid, status }) => [valid, status])).toEqual([
      [false, 400],
      [true, 200],
    ]);
  });

  test.each([
    ['POST', '/api/form/FormSubmissionKey?crumb=wrong', undefined],
    [
      'POST',
      '/api/widget/GetWidgetRendering?crumb=wrong',
      'widgetJSON=%7B%22type%22%3A1%2C%22id%22%3A%22a%22%2C%22value%22%3A1%7D',
    ],
    ['POST', '/api/events/RecordEvent', 'crumb=wrong&event=a&data=%7B%7D'],
    ['DELETE', '/api/site-users/account/session?cloneCart=true&crumb=wrong', undefined],
  ])('%s %s with a wrong crumb is refused', async (method, path, body) => {
    const platform = await startPlatform();
    const options = { method, headers: { ...formHeaders, cookie: 'crumb=right' }, ...(body === undefined ? {} : { body }) };
    expect((await call(platform, path, options)).json()).toMatchObject({ crumbFail: true });
    const right = { ...options, ...(body === undefined ? {} : { body: body.replace('wrong', 'right') }) };
    expect((await call(platform, path.replace('wrong', 'right'), right)).status).toBe(200);
  });

  test('a census call with a wrong crumb gets its response and a problem in the journal', async () => {
    const platform = await startPlatform();
    const options = { method: 'POST', headers: { ...formHeaders, cookie: 'crumb=right' }, body: hitForm() };
    expect((await call(platform, `${hitPath}?crumb=wrong`, options)).status).toBe(200);
    expect((await call(platform, hitPath, options)).status).toBe(200);
    expect(platform.journal.entries().map(({ problems }) => problems)).toEqual([
      [{ pointer: '/query/crumb', message: 'Expected the value of the crumb cookie.' }],
      [],
    ]);
  });

  test('error reports with a crumb cookie and without the crumb header get a problem in the journal', async () => {
    const platform = await startPlatform();
    const body = JSON.stringify([{ event: 'e', data: JSON.stringify({ message: 'm' }), timestamp: 1 }]);
    const send = (headers: Record<string, string>) =>
      call(platform, '/api/events/RecordJavascriptErrors', { method: 'POST', headers: { ...jsonHeaders, ...headers }, body });
    await send({ cookie: 'crumb=right' });
    await send({ cookie: 'crumb=right', 'X-CSRF-Token': 'right' });
    await send({});
    expect(platform.journal.entries().map(({ problems }) => problems.map(({ pointer }) => pointer))).toEqual([
      ['/headers/x-csrf-token'],
      [],
      [],
    ]);
  });

  test('a crumb without its cookie is valid when the platform has issued it', async () => {
    const platform = await startPlatform();
    const path = '/api/auth/Logout?crumb=';
    expect((await call(platform, path + (await crumbOf(platform)), { method: 'POST' })).status).toBe(200);
    expect((await call(platform, `${path}made-up`, { method: 'POST' })).status).toBe(400);
  });
});

describe('calls from other origins', () => {
  test('of other servers get 403, are journalled as foreign, change nothing, and bring no faults along', async () => {
    const platform = await startPlatform(undefined, { faults: 'site-user-account-create:status:500@1' });
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const send = (path: string, headers: Record<string, string>, body = '{}') =>
      call(platform, path, { method: 'POST', headers: { ...jsonHeaders, ...headers }, body });
    const paths = [
      '/api/commerce/shopping-cart/entries',
      '/api/form/SaveFormSubmission?__ss=status:500',
      '/api/site-users/account',
    ];
    const before = JSON.stringify((await call(platform, '/__ss/submissions')).json());
    for (const path of paths) {
      const { status, text } = await send(path, { ...foreign, 'x-ss-fault': 'hang', cookie: '__ss_fault=a.status:500' });
      expect([path, status, JSON.parse(text)]).toEqual([path, 403, { error: expect.stringContaining('page of another origin') }]);
    }
    expect(JSON.stringify((await call(platform, '/__ss/submissions')).json())).toBe(before);
    for (const entry of platform.journal.entries())
      expect(entry).toMatchObject({ from: 'foreign', status: 403, valid: false, fault: null });
    expect(platform.journal.entries()).toHaveLength(paths.length);
    await send('/api/track/Track', { origin: `http://home.localhost:${platform.port}` });
    await send('/api/track/Track', {});
    expect(
      platform.journal
        .entries()
        .slice(-2)
        .map(({ from }) => from),
    ).toEqual(['page', 'tool']);
  });

  test('a preflight of another host of the server gets a response and no journal entry', async () => {
    const platform = await startPlatform();
    const origin = `http://two.localhost:${platform.port}`;
    const response = await call(platform, hitPath, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-csrf-token',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'x-csrf-token',
    });
    expect(platform.journal.entries()).toEqual([]);
  });

  test('of the server’s hosts have CORS headers with credentials; calls from the same origin and from other servers have none', async () => {
    const platform = await startPlatform();
    const headersFor = async (origin: string) =>
      (await call(platform, '/api/1/performance/settings', { host: 'home.localhost:1', headers: { origin } })).headers;
    const other = `http://two.localhost:${platform.port}`;
    expect((await headersFor(other))['access-control-allow-origin']).toBe(other);
    for (const foreign of ['null', 'http://localhost:1', 'https://example.com'])
      expect((await headersFor(foreign))['access-control-allow-origin']).toBeUndefined();
    expect((await headersFor('http://home.localhost:1'))['access-control-allow-origin']).toBeUndefined();
  });
});

test('concurrent calls get one entry each, with numbers without gaps', async () => {
  const platform = await startPlatform();
  const count = 500;
  const options = { method: 'POST', headers: formHeaders, body: hitForm() };
  await Promise.all(Array.from({ length: count }, (_, at) => call(platform, `${hitPath}?n=${at}`, options)));
  const entries = platform.journal.entries();
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  expect(new Set(entries.map(({ query }) => query.n)).size).toBe(count);
});
