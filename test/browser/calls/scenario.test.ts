// covers: runtime/features/calls/
import { expect, test } from 'vitest';
import type { CallOptions } from '../../../runtime/features/calls/call-options.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const world = browserWorld(() => [
  testSite('shop', {
    '/': {
      context: { ...plainContext, appDomain: 'localhost', website: { ...plainContext.website, identifier: 'shop' } },
      body: '<main><button id="before">A button</button></main>',
    },
  }),
]);
const overlay = '.sqs-system-error';
const key = '/api/form/FormSubmissionKey';

let caller: Visitor | undefined;
/** Returns the one page of all tests, without an overlay of the test before and with an empty journal. */
async function arrive(): Promise<Visitor> {
  if (!caller) {
    caller = await world.newVisitor({ stays: true });
    await hastenAnimations(caller.page, { stays: true });
    await caller.open('shop', '/');
  }
  await caller.page.bringToFront();
  if (await hasOverlay(caller)) await clear(caller);
  await caller.settled();
  world.platform.journal.clear();
  return caller;
}
const clear = async ({ page }: Visitor) => {
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, overlay);
};

type Method = 'get' | 'post' | 'put' | 'delete';
/** Makes a call in the page with a fault. Returns the result and the announced events. */
const make = ({ page }: Visitor, method: Method, address: string, options: CallOptions & { listen?: boolean } = {}) =>
  page.evaluate(
    async (name, path, { listen, ...given }) => {
      const events: string[] = [];
      document.addEventListener('ss-runtime:login-required', () => events.push('login-required'), { once: true });
      const calls = await window.SSRuntime.service('calls');
      const callback = listen ? { onFailure: ({ kind }: { kind: string }) => void events.push(`callback ${kind}`) } : {};
      const outcome = await calls[name](path, { ...given, ...callback });
      return { outcome, events };
    },
    method,
    address,
    options,
  );
const faulty = (rules: string, more: CallOptions = {}): CallOptions => ({ ...more, headers: { 'X-SS-Fault': rules } });
/** Returns the calls of the tests, without the page's own views and measurements. */
const entries = () => world.platform.journal.entries({}).filter(({ path }) => !/^\/api\/(census|1\/performance)\//.test(path));
const overlayLines = async ({ page }: Visitor) => {
  await page.waitForSelector(`${overlay}[open]`);
  return page.$$eval(`${overlay} p`, (all) => all.map((line) => line.textContent));
};
const hasOverlay = ({ page }: Visitor) => page.$(overlay).then(Boolean);

test('a call is sent with its method, path, encoding, crumb and headers, and returns the response', async () => {
  const visitor = await arrive();
  const { crumb } = await visitor.cookies();
  const data = { type: 55, id: 'b1' };
  const { outcome } = await make(visitor, 'post', '/api/widget/GetWidgetRendering', {
    encoding: 'form',
    data: { widgetJSON: JSON.stringify(data) },
  });
  expect(outcome).toMatchObject({ ok: true, status: 200, value: { html: expect.any(String) } });
  const [sent] = entries();
  expect(sent).toMatchObject({
    endpoint: 'get-widget-rendering',
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    encoding: 'form',
    query: { crumb },
    body: { widgetJSON: data },
    valid: true,
    problems: [],
  });
  // The journal shows the shape of a random key.
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-fx]{8}(?:[*-][0-9a-fx]{4}){3}[*-][0-9a-fx]{12}$/);
});

test('a secure call goes to the site’s own domain with the visitor’s cookies, whatever the page’s address is', async () => {
  const visitor = await world.nextVisitor();
  await visitor.page.goto(`http://localhost:${world.platform.port}/`);
  await visitor.page.evaluate(() => window.SSRuntime.ready);
  world.platform.journal.clear();
  const { outcome } = await make(visitor, 'post', key, { secure: true });
  expect(outcome.ok).toBe(true);
  // The tab's last page may send its calls until now.
  expect(entries().find(({ endpoint }) => endpoint === 'form-submission-key')).toMatchObject({
    headers: { host: `shop.localhost:${world.platform.port}`, origin: `http://localhost:${world.platform.port}` },
  });
});

test(
  'a site user’s session is created, its token is sent with every later call, also of the next page, and it is deleted after ' +
    'one crumb retry',
  async () => {
    const visitor = await world.nextVisitor();
    await visitor.open('shop', '/');
    await visitor.settled();
    world.platform.journal.clear();
    await visitor.page.evaluate(async () => {
      const { siteUsers, post } = await window.SSRuntime.service('calls');
      await siteUsers.logIn({ email: 'reader@example.com', password: 'x', rememberMe: false });
      await post('/api/form/FormSubmissionKey');
    });
    await visitor.open('shop', '/');
    await visitor.page.evaluate(async () => {
      document.cookie = 'crumb=wrong; path=/';
      const { siteUsers } = await window.SSRuntime.service('calls');
      await siteUsers.logOut(true, { headers: { 'X-SS-Fault': 'crumbFail' } });
    });
    const sent = entries().filter(({ endpoint }) => endpoint !== 'track');
    expect(sent.map(({ endpoint, method, status, valid }) => [endpoint, method, status, valid])).toEqual([
      ['site-user-session-create', 'POST', 200, true],
      ['form-submission-key', 'POST', 200, true],
      ['site-user-session-delete', 'DELETE', 400, true],
      ['site-user-session-delete', 'DELETE', 200, true],
    ]);
    expect(sent[0]?.encoding).toBe('json');
    expect(sent[0]?.body).toEqual({ email: 'reader@example.com', password: 'x', rememberMe: false });
    const tokens = sent.map(({ headers }) => headers['x-siteuser-xsrf-token']);
    expect(tokens[0]).toBeUndefined();
    expect(tokens[1]).toMatch(/./);
    expect(tokens.slice(2)).toEqual([tokens[1], tokens[1]]);
    expect(sent[3]?.query.cloneCart).toBe('true');
  },
);

test('after crumbFail the new crumb is set, and the call is sent once more with it and the same idempotency key', async () => {
  const visitor = await arrive();
  const before = (await visitor.cookies()).crumb;
  const { outcome } = await make(visitor, 'post', key, faulty('crumbFail'));
  expect(outcome.ok).toBe(true);
  const after = (await visitor.cookies()).crumb;
  expect(after).not.toBe(before);
  expect(entries().map(({ status, query }) => [status, query.crumb])).toEqual([
    [400, before],
    [200, after],
  ]);
  expect(new Set(entries().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await hasOverlay(visitor)).toBe(false);
});

test('a crumb that another tab has changed meanwhile is used', async () => {
  const visitor = await arrive();
  await make(visitor, 'post', key);
  await visitor.page.evaluate(() => {
    document.cookie = 'crumb=changed; path=/';
  });
  await make(visitor, 'post', key);
  // The journal masks it; a crumb that differs from the cookie has another mask.
  expect(entries()[1]?.query.crumb).toBe('xxxxxxx');
});

test('eight calls that fail with crumbFail at once are repeated with one new crumb', async () => {
  const visitor = await arrive();
  await visitor.page.evaluate(async (path) => {
    const calls = await window.SSRuntime.service('calls');
    await Promise.all(Array.from({ length: 8 }, () => calls.post(path, { headers: { 'X-SS-Fault': 'crumbFail' } })));
  }, key);
  const retried = entries().filter(({ status }) => status === 200);
  expect(retried).toHaveLength(8);
  expect(new Set(retried.map(({ query }) => query.crumb))).toEqual(new Set([(await visitor.cookies()).crumb]));
});

test('a crumb that is always refused is tried twice, and then the overlay shows the error', async () => {
  const visitor = await arrive();
  await make(visitor, 'post', key, faulty('crumbFail:always'));
  expect(entries()).toHaveLength(2);
  expect(await overlayLines(visitor)).toContain('The anti-forgery value has expired.');
});

test('loginRequired fires the event after the failure callback, and shows no overlay', async () => {
  const visitor = await arrive();
  expect((await make(visitor, 'post', key, { ...faulty('loginRequired'), listen: true } as never)).events).toEqual([
    'callback login-required',
    'login-required',
  ]);
  expect((await make(visitor, 'post', key, faulty('loginRequired'))).events).toEqual(['login-required']);
  expect(await hasOverlay(visitor)).toBe(false);
});

test('authorizationFail shows the overlay', async () => {
  const visitor = await arrive();
  await make(visitor, 'post', key, faulty('authorizationFail'));
  expect((await overlayLines(visitor))[0]).toBe(world.address('shop', key));
});

// errors#system-error-cleaned
test('a cleaned error shows the platform’s sentence and the error key', async () => {
  const visitor = await arrive();
  await make(visitor, 'post', key, faulty('cleaned+status:500'));
  expect(await overlayLines(visitor)).toEqual([
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
    `Error key: ${Buffer.from(world.address('shop', key)).toString('base64')}`,
  ]);
});

// errors#system-error-key
test('an address outside Latin-1 is shown encoded, and the platform’s text is never HTML', async () => {
  const visitor = await arrive();
  await make(visitor, 'post', `${key}?name=日本`, faulty('error:<img src=x onerror=alert(1)>'));
  const lines = await overlayLines(visitor);
  expect(lines.slice(0, 3)).toEqual([
    `${world.address('shop', key)}?name=%E6%97%A5%E6%9C%AC`,
    'json',
    '<img src=x onerror=alert(1)>',
  ]);
  expect(await visitor.page.$(`${overlay} img`)).toBe(null);
});

test.each([
  [
    'badjson',
    /^Internal Error: Unable to parse server response from \(http:\/\/shop\.localhost:\d+\/api\/form\/FormSubmissionKey\) as JSON: /,
  ],
  ['billing:CARD_DECLINED+status:400', /^CARD_DECLINED$/],
  ['message:Later+status:502', /^Later$/],
  ['status:403:html', /^Unauthorized request$/],
  ['status:500:html', /^Internal server error\. Please try again later\.$/],
  ['status:503', /^This service is temporarily unavailable\. Please try again later\.$/],
  ['reset', /^Unable to connect…$/],
  ['empty', /^Unable to connect…$/],
  ['truncate:3', /^Internal Error: Unable to parse server response from /],
])('%s shows the overlay with its sentence, and the page stays usable', async (rules, sentence) => {
  const visitor = await arrive();
  await make(visitor, 'post', key, faulty(rules));
  expect(await overlayLines(visitor)).toContainEqual(expect.stringMatching(sentence));
  await clear(visitor);
  expect((await make(visitor, 'post', key)).outcome.ok).toBe(true);
  expect(visitor.pageErrors).toEqual([]);
});

test('status 204 is a success with the value null', async () => {
  const visitor = await arrive();
  expect((await make(visitor, 'post', key, faulty('204'))).outcome).toEqual({ ok: true, status: 204, value: null });
});

test('a call with a failure callback and a background call show no overlay', async () => {
  const visitor = await arrive();
  expect((await make(visitor, 'post', key, { ...faulty('status:503'), listen: true } as never)).events).toEqual([
    'callback network',
  ]);
  await make(visitor, 'post', key, faulty('status:503', { background: true }));
  await visitor.settled();
  expect(await hasOverlay(visitor)).toBe(false);
});

test('a call that gets status 503 twice and then succeeds makes three attempts', async () => {
  const visitor = await arrive();
  const { outcome } = await make(visitor, 'post', `${key}?__ss=status:503@1-2`, { retries: 2 });
  expect(outcome.ok).toBe(true);
  expect(
    entries()
      .filter(({ path }) => path === key)
      .map(({ status }) => status),
  ).toEqual([503, 503, 200]);
});

test('a call without a response ends after its time-out', async () => {
  const visitor = await arrive();
  expect((await make(visitor, 'post', key, faulty('hang', { timeoutMs: 300 }))).outcome).toMatchObject({
    ok: false,
    failure: { kind: 'network', status: 0 },
  });
});

test('a network failure is recorded as system_network_error with urlRequested', async () => {
  const visitor = await arrive();
  await make(visitor, 'post', key, faulty('status:503', { background: true }));
  const event = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-event');
  expect(event).toMatchObject({
    valid: true,
    body: { event: 'system_network_error', data: { urlRequested: world.address('shop', key) } },
  });
});
