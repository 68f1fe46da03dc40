// covers: runtime/boot/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { freezeEverything, replaceGlobals } from '../../helpers/markup/spoilt-heads.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

/** One thing each that a page may have replaced before the runtime arrives. */
const replaced = [
  'window.Promise = undefined',
  'window.JSON = {}',
  'window.Map = undefined',
  'Array.prototype.map = () => ({})',
  'Array.prototype[Symbol.iterator] = undefined',
  'document.addEventListener = null',
  'Element.prototype.setAttribute = null',
  'document.querySelector = document.querySelectorAll = null',
  'window.setTimeout = window.clearTimeout = null',
  'Object.prototype.get = function () {}',
  'window.fetch = () => Promise.reject(1)',
  'Object.defineProperty(window, "crypto", { value: undefined })',
];
const mountEverything = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: false };

const world = browserWorld(() => [
  testSite('boot', {
    '/': {},
    '/late': { contextLast: true },
    '/banner': { context: { ...plainContext, cookieSettings: mountEverything } },
    '/none': { context: null, body: '<p>Still here</p>' },
    '/odd': { context: null, head: '<script>Static = { SQUARESPACE_CONTEXT: "text" };</script>' },
    '/frozen': { head: freezeEverything, context: { ...plainContext, cookieSettings: mountEverything } },
    '/replaced': { head: replaceGlobals, context: { ...plainContext, cookieSettings: mountEverything } },
    '/clobbered': {
      body: '<form name="cookie"></form><img name="currentScript"><div id="SSRuntime"></div><p id="Static"></p>',
    },
    '/frame': { body: '<iframe sandbox="allow-scripts" src="/framed"></iframe>' },
    '/framed': { context: { ...plainContext, cookieSettings: mountEverything } },
    '/base': { head: '<base href="https://elsewhere.example/deep/">' },
    ...Object.fromEntries(
      replaced.map((code, index) => [
        `/without/${index}`,
        { head: `<script>${code}</script>`, context: { ...plainContext, cookieSettings: mountEverything } },
      ]),
    ),
    '/off': { head: '<script>Static.CENSUS_DISABLED = true</script>' },
  }),
]);
const state = () => document.documentElement.dataset.ssRuntime;

test('a page becomes ready, has its version, and logs no error', async () => {
  const { page, pageErrors, said, open } = await world.nextVisitor();
  await open('boot', '/');
  expect(await page.evaluate(state)).toBe('ready');
  expect(await page.evaluate(() => window.SSRuntime.version)).toMatch(/^\d+\.\d+\.\d+$/);
  expect([pageErrors, said]).toEqual([[], []]);
});

test('the page is booting at DOMContentLoaded and ready afterwards', async () => {
  const { page } = await world.nextVisitor();
  await page.evaluateOnNewDocument(() => {
    const states: (string | undefined)[] = [];
    Object.assign(window, { states });
    document.addEventListener('DOMContentLoaded', () => states.push(document.documentElement.dataset.ssRuntime));
  });
  await page.goto(world.address('boot', '/'));
  await page.evaluate(() => window.SSRuntime.ready);
  expect(
    await page.evaluate(() => [
      ...(window as unknown as { states: string[] }).states,
      document.documentElement.dataset.ssRuntime,
    ]),
  ).toEqual(['booting', 'ready']);
});

test('a second run of the script warns and does nothing', async () => {
  const { page, said, open, settled } = await world.nextVisitor();
  await open('boot', '/');
  await settled();
  world.platform.journal.clear();
  const isSame = await page.evaluate(async () => {
    const before = window.SSRuntime;
    const again = document.createElement('script');
    again.src = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    await new Promise((resolve) => {
      again.onload = resolve;
      document.head.append(again);
    });
    return before === window.SSRuntime;
  });
  await settled();
  expect(isSame).toBe(true);
  expect(said).toEqual(['The page has two runtimes']);
  expect(world.platform.journal.entries({ endpoint: 'record-hit' })).toEqual([]);
});

test.each(['/none', '/odd'])(
  'a missing page context (%s) is reported, the page fails quietly and no one is tracked',
  async (path) => {
    world.platform.journal.clear();
    const { page, pageErrors, said, open, cookies, settled } = await world.nextVisitor();
    await open('boot', path);
    expect(await page.evaluate(state)).toBe('failed');
    expect(said).toEqual([expect.stringContaining('SQUARESPACE_CONTEXT')]);
    expect(pageErrors).toEqual([]);
    const report = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-javascript-errors');
    expect(report).toMatchObject({ valid: true, body: [{ data: { message: expect.stringContaining('SQUARESPACE_CONTEXT') } }] });
    await settled();
    expect(world.platform.journal.entries({ endpoint: 'record-hit' })).toEqual([]);
    expect(Object.keys(await cookies())).not.toContain('ss_cvr');
  },
);

// site#late-context
test('the runtime waits for a context that is assigned in the body', async () => {
  const { page, said, open, cookies } = await world.nextVisitor();
  await open('boot', '/late');
  expect(await page.evaluate(state)).toBe('ready');
  expect(said).toEqual([]);
  expect(await cookies()).toHaveProperty('ss_cvr');
});

test('the context is read once: the page may change it later without effect and without an error', async () => {
  world.platform.journal.clear();
  const { page, pageErrors, open } = await world.nextVisitor();
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { Static } = window as unknown as { Static: { SQUARESPACE_CONTEXT: { website: { id: string } } } };
      Static.SQUARESPACE_CONTEXT.website.id = 'changed';
    });
  });
  await open('boot', '/');
  const hit = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  expect(hit.body).toMatchObject({ data: { websiteId: 'w1' } });
  expect(pageErrors).toEqual([]);
});

test.each(['/frozen', '/replaced', '/clobbered'])(
  'a page that changes the browser’s globals (%s) still becomes ready and has its banner and its hit',
  async (path) => {
    world.platform.journal.clear();
    const { page, pageErrors, open } = await world.newVisitor();
    await page.goto(world.address('boot', path));
    await page.waitForFunction(() => document.documentElement.dataset.ssRuntime === 'ready');
    expect(pageErrors).toEqual([]);
    if (path !== '/clobbered') expect(await page.$('.sqs-cookie-banner-v2')).not.toBe(null);
    const hit = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
    expect(hit).toMatchObject({ valid: true, problems: [] });
    await open('boot', '/');
  },
);

test.each(replaced.map((code, index) => [code, index] as const))('after %s no error reaches the page', async (_, index) => {
  const { page, pageErrors } = await world.nextVisitor();
  await page.goto(world.address('boot', `/without/${index}`));
  // Asked from here: `waitForFunction` needs the built-ins that the page has replaced.
  await expect.poll(() => page.evaluate(state)).not.toBe('booting');
  expect(pageErrors).toEqual([]);
});

test('in a sandboxed frame, where cookies and storage throw, the runtime becomes ready and the banner can be answered', async () => {
  const { page, pageErrors } = await world.nextVisitor();
  await page.goto(world.address('boot', '/frame'));
  const frame = await page.waitForFrame((candidate) => candidate.url().endsWith('/framed'));
  await frame.waitForSelector('html[data-ss-runtime=ready]');
  await frame.click('.sqs-cookie-banner-v2-accept');
  await frame.waitForFunction(() => !document.querySelector('.sqs-cookie-banner-v2'));
  expect(pageErrors).toEqual([]);
});

test('a cookie banner whose chunk hangs does not delay the page, which becomes ready and is counted', async () => {
  world.platform.journal.clear();
  const { page, pageErrors, open } = await world.newVisitor();
  await open('boot', '/banner?__ss=chunk:hang');
  expect(await page.evaluate(state)).toBe('ready');
  expect(await page.$('.sqs-cookie-banner-v2')).toBe(null);
  await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  expect(pageErrors).toEqual([]);
});

test('a page whose <base> has another origin still calls its own origin', async () => {
  world.platform.journal.clear();
  const { open } = await world.newVisitor();
  await open('boot', '/base');
  expect(await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit')).toMatchObject({
    site: 'boot',
    valid: true,
  });
});

// analytics#census-disabled
test('a page that sets Static.CENSUS_DISABLED is not tracked', async () => {
  world.platform.journal.clear();
  const { open, settled, cookies } = await world.nextVisitor();
  await open('boot', '/off');
  await settled();
  expect(world.platform.journal.entries({ endpoint: 'record-hit' })).toEqual([]);
  expect(Object.keys(await cookies()).filter((name) => name.startsWith('ss_'))).toEqual([]);
});
