// covers: runtime/browser/
import { type IncomingMessage, request as send } from 'node:http';
import type { HTTPRequest, Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const context = {
  ...plainContext,
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  },
};
const world = browserWorld(() => [testSite('jar', { '/': { context }, '/shop/item': { context }, '/plain/item': {} })]);

/** Serves `www.jar.localhost` with the pages of `jar.localhost`, so that cookies can have a parent domain. */
async function openOnWww({ page }: Visitor, path: string): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request));
  await page.goto(world.address('www.jar', path));
  await page.evaluate(() => window.SSRuntime.ready);
}

async function answer(request: HTTPRequest): Promise<void> {
  const { host, port, pathname, search } = new URL(request.url());
  if (!port) return request.continue();
  // The browser keeps a page that the test serves from the machine's own network, so that the test serves its files as well.
  const headers = { ...request.headers(), host: host.replace(/^www\./, ''), 'accept-encoding': 'identity' };
  // Node resolves no names below `localhost`.
  const options = { host: '127.0.0.1', port, path: pathname + search, method: request.method(), headers };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(options, resolve).on('error', reject).end(request.postData());
  });
  const body = Buffer.concat(await response.toArray());
  const { 'content-type': contentType = 'text/plain' } = response.headers;
  return request.respond({
    status: response.statusCode ?? 500,
    contentType,
    headers: { 'Access-Control-Allow-Origin': '*' },
    body,
  });
}

const answersIn = async (page: Page) =>
  (await page.evaluate(() => document.cookie)).split('; ').filter((pair) => pair.startsWith('ss_cookieAllowed='));
const tracked = async (page: Page) =>
  (await page.evaluate(() => document.cookie)).match(/\bss_(cid|cvr|cvt)(?==)/g)?.sort() ?? [];
const state = (page: Page) =>
  page.evaluate(() => [
    window.SSRuntime.consent.accepted,
    !window.SSRuntime.consent.restricted,
    document.querySelector('.sqs-cookie-banner-v2') !== null,
  ]);

/** Cookies of earlier visits. Scripts can neither read nor change one that is `HttpOnly`. */
const jars: [name: string, attributes: readonly string[]][] = [
  ['of the folder', ['path=/shop']],
  ['of the page', ['path=/shop/item']],
  ['of the folder with a slash', ['path=/shop/']],
  ['of the parent domain', ['path=/; domain=jar.localhost']],
  ['of the host as a domain', ['path=/; domain=www.jar.localhost']],
  ['of the parent domain and the folder', ['path=/shop; domain=jar.localhost']],
  ['of the page’s partition', ['path=/; Secure; Partitioned']],
  ['of the partition and the folder', ['path=/shop; Secure; Partitioned']],
  ['of three places', ['path=/shop', 'path=/; domain=jar.localhost', 'path=/; Secure; Partitioned']],
  ['of the server alone', ['path=/; HttpOnly']],
  ['of the server alone, on the parent domain', ['path=/; domain=jar.localhost; HttpOnly']],
];

// consent#several-records
test.each(jars)('beside an older cookie %s the visitor’s new answer counts, also on the next pages', async (_, attributes) => {
  const byServer = attributes.join().includes('HttpOnly');
  for (const [older, newer, accepted] of [
    ['false', 'accept', true],
    ['true', 'decline', false],
  ] as const) {
    const visitor = await world.newVisitor();
    const { page } = visitor;
    await openOnWww(visitor, '/shop/item');
    const url = page.url();
    if (byServer) {
      const session = await page.createCDPSession();
      const domain = attributes.join().includes('domain=') ? { domain: 'jar.localhost' } : {};
      await session.send('Network.setCookie', {
        url,
        name: 'ss_cookieAllowed',
        value: older,
        httpOnly: true,
        path: '/',
        ...domain,
      });
    } else {
      await page.evaluate(
        (texts) => {
          for (const text of texts) document.cookie = text;
        },
        attributes.map((text) => `ss_cookieAllowed=${older}; max-age=9999; ${text}`),
      );
      expect(await answersIn(page)).toEqual(attributes.map(() => `ss_cookieAllowed=${older}`));
    }
    // The answer of another tab or of the reopened banner.
    await page.evaluate((name) => window.SSRuntime.consent[name](), newer);
    const expected = [accepted, accepted, false];
    expect(await state(page)).toEqual(expected);
    expect(await answersIn(page)).toEqual([`ss_cookieAllowed=${accepted}`]);
    for (const next of ['/shop/item', '/']) {
      await page.goto(world.address('www.jar', next));
      await page.evaluate(() => window.SSRuntime.ready);
      await page.evaluate(() => window.SSRuntime.track('settled', {}).catch(() => false));
      expect([next, await state(page)]).toEqual([next, expected]);
      expect(await tracked(page)).toEqual(accepted ? ['ss_cid', 'ss_cvr', 'ss_cvt'] : []);
    }
    await visitor.close();
  }
});

// consent#several-records
test.each([
  ['an older no of the folder', ['ss_cookieAllowed=false; path=/shop', 'ss_cookieAllowed=true; path=/'], true],
  ['an older yes of the folder', ['ss_cookieAllowed=true; path=/shop', 'ss_cookieAllowed=false; path=/'], false],
  [
    'an older no of the parent domain',
    ['ss_cookieAllowed=false; path=/; domain=jar.localhost', 'ss_cookieAllowed=true; path=/'],
    true,
  ],
  [
    'an older yes of the parent domain',
    ['ss_cookieAllowed=true; path=/; domain=jar.localhost', 'ss_cookieAllowed=false; path=/'],
    false,
  ],
] as const)('a page that was not answered on obeys the newest cookie beside %s', async (_, cookies, accepted) => {
  const visitor = await world.newVisitor();
  await openOnWww(visitor, '/shop/item');
  const { page } = visitor;
  await page.evaluate((texts) => {
    for (const text of texts) document.cookie = text;
  }, cookies);
  await page.reload();
  await page.evaluate(() => window.SSRuntime.ready);
  expect(await state(page)).toEqual([accepted, accepted, false]);
});

// consent#several-records
test('a record, session and id of earlier visits in three places become one each, and the newest record goes on', async () => {
  const visitor = await world.newVisitor();
  await openOnWww(visitor, '/plain/item');
  const { page } = visitor;
  await page.evaluate(() => {
    const newest = Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=')));
    for (const name of ['ss_cvr', 'ss_cvt', 'ss_cid']) {
      document.cookie = `${name}=; path=/; max-age=0`;
      for (const rest of ['path=/plain', 'path=/; domain=jar.localhost', 'path=/plain/item; Secure; Partitioned'])
        document.cookie = `${name}=${name === 'ss_cvr' ? 'older|1|2|3|4' : '5'}; max-age=9999; ${rest}`;
      if (name !== 'ss_cvt') document.cookie = `${name}=${newest[name]}; path=/; max-age=9999`;
    }
    sessionStorage.record = newest.ss_cvr;
  });
  await page.reload();
  await page.evaluate(() => window.SSRuntime.ready);
  await page.evaluate(() => window.SSRuntime.track('settled', {}).catch(() => false));
  const record = await page.evaluate(() => String(sessionStorage.record));
  const cookie = await page.evaluate(() => document.cookie);
  const values = (name: string) =>
    cookie
      .split('; ')
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1));
  expect(values('ss_cvt')).toHaveLength(1);
  // A running visit leaves the record and the id unchanged; the newest of each counts.
  expect(values('ss_cvr').at(-1)).toBe(record);
});

// consent#several-records
test('a crumb of the parent domain that the platform refuses is replaced, and the call succeeds', async () => {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await visitor.open('jar', '/plain/item');
  await page.evaluate(() => {
    document.cookie = 'crumb=; path=/; max-age=0';
    document.cookie = 'crumb=older; path=/; domain=jar.localhost';
    document.cookie = 'crumb=newer; path=/';
  });
  const outcome = await page.evaluate(async () => {
    const calls = await window.SSRuntime.service('calls');
    return (await calls.get('/api/1/performance/settings')).ok;
  });
  expect(outcome).toBe(true);
  expect((await page.evaluate(() => document.cookie)).match(/crumb=/g)).toHaveLength(1);
});

// consent#several-records
test('of two carts the newest is kept, which the platform then reads', async () => {
  const visitor = await world.newVisitor();
  const { page } = visitor;
  await visitor.open('jar', '/plain/item');
  await page.evaluate(() => {
    document.cookie = 'CART=older; path=/; domain=jar.localhost';
    document.cookie = 'CART=newer; path=/';
    document.cookie = 'hasCart=true; path=/plain';
    document.cookie = 'hasCart=true; path=/';
  });
  await page.evaluate(async () => void (await window.SSRuntime.service('commerce')));
  const cookie = await page.evaluate(() => document.cookie);
  expect(cookie.match(/(CART|hasCart)=\w+/g)?.sort()).toEqual(['CART=newer', 'hasCart=true']);
});
