// covers: runtime/browser/ runtime/features/consent/banner/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const hostile = [
  '<script>window.harmed = 1</script>',
  '<img src=x onerror="window.harmed = 2">',
  '<svg onload="window.harmed = 3"><a href="javascript:harmed=4">svg</a></svg>',
  '<a href="javascript:window.harmed = 5" onclick="window.harmed = 6">script link</a>',
  '<a href=" java\nscript:window.harmed = 7">broken script link</a>',
  '<a href="data:text/html,<script>harmed=8</script>">data link</a>',
  '<iframe srcdoc="<script>parent.harmed = 9</script>"></iframe>',
  '<p style="position:fixed;inset:0" id="top" class="sqs-cookie-banner-v2-accept" onmouseover="window.harmed = 10">words</p>',
  '<form action="https://evil.example"><input name="password"><button>steal</button></form>',
  '<template><img src=x onerror="window.harmed = 11"></template><style>body{display:none}</style><base ' +
    'href="https://evil.example/">',
  '<math><mi xlink:href="javascript:harmed=12">m</mi></math><noscript><p title="</noscript><img src=x onerror=harmed=13>">',
].join('');
const kind =
  '<p>Read <a href="/privacy" target="_blank">this</a>, <A HREF="https://law.example/">that</A> or <a ' +
  'href="mailto:us@site.example">ask</a>.<br><strong>Bold</strong> <em>words</em></p><ul><li>one</li></ul>';

const withBanner = (settings: object, more: TestPage = {}): TestPage => ({
  context: {
    ...plainContext,
    cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, ...settings },
  },
  body: '<main><h1>Page</h1><button id="before">A button</button></main>',
  ...more,
});
const both = { cookieBannerAcceptType: 'OPT_IN_AND_OUT' };

const world = browserWorld(() => [
  testSite('banner', {
    '/defaults': withBanner({}),
    '/both': withBanner({
      ...both,
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerCtaText: 'Yes',
      cookieBannerOptOutCtaText: 'No',
    }),
    '/popup': withBanner({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_RIGHT', cookieBannerTheme: 'LIGHT' }),
    '/off': withBanner({ isCookieBannerEnabled: false }),
    '/hostile': withBanner({ cookieBannerText: hostile, cookieBannerCtaText: '<img src=x onerror="harmed=14">' }),
    '/kind': withBanner({ cookieBannerText: kind }),
    '/long': withBanner({ ...both, cookieBannerText: '<p>Words and words.</p>'.repeat(200), cookieBannerCtaVariant: 'BUTTON' }),
    '/place': withBanner({}, { body: '<main></main><div class="cookie-banner-mount-point"></div>' }),
    '/styled': withBanner(both, {
      platformCss: false,
      head: '<style>.sqs-cookie-banner-v2 { background: rgb(1, 2, 3) }</style>',
    }),
    '/policy': withBanner({}, { headers: { 'Content-Security-Policy': "style-src 'self'" } }),
    '/trusted': withBanner(
      { cookieBannerText: kind },
      { headers: { 'Content-Security-Policy': "require-trusted-types-for 'script'" } },
    ),
    '/remains': withBanner({}, { body: '<div class="sqs-cookie-banner-v2" id="dead">Dead</div>' }),
  }),
]);

const root = '.sqs-cookie-banner-v2';
const data = (page: Page) => page.$eval(root, (banner) => ({ ...(banner as HTMLElement).dataset }));
const text = (page: Page) => page.$eval(`${root}-text`, (element) => element.innerHTML);
const count = (page: Page, selector = root) => page.$$eval(selector, (found) => found.length);

async function arrive(path: string) {
  const visitor = await world.nextVisitor();
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.open('banner', path);
  return visitor;
}

// consent#banner-root
test('without settings the root has the defaults: a dark bar at the bottom with an accept icon', async () => {
  const { page } = await arrive('/defaults');
  expect(await data(page)).toEqual({
    variant: 'BAR',
    position: 'BOTTOM',
    theme: 'DARK',
    ctaVariant: 'ICON',
    acceptType: 'OPT_IN',
  });
  expect([await count(page, `${root}-accept`), await count(page, `${root}-deny`)]).toEqual([1, 0]);
  expect(await text(page)).not.toBe('');
});

// consent#banner-equal-answers
test('OPT_IN_AND_OUT shows both buttons, with the owner’s labels and in one height', async () => {
  const { page } = await arrive('/both');
  const controls = await page.$$eval(`${root} button`, (buttons) =>
    buttons.map((button) => ({ name: button.textContent, height: button.offsetHeight, type: button.type })),
  );
  expect(controls).toEqual([
    { name: 'No', height: controls[0]?.height, type: 'button' },
    { name: 'Yes', height: controls[0]?.height, type: 'button' },
  ]);
  expect(controls[0]?.height).toBeGreaterThanOrEqual(44);
});

test('a banner of variant POPUP is 20 px from its corner', async () => {
  const { page } = await arrive('/popup');
  expect(await data(page)).toMatchObject({ variant: 'POPUP', position: 'TOP_RIGHT', theme: 'LIGHT' });
  const box = await page.$eval(root, (banner) => {
    const { top, right } = banner.getBoundingClientRect();
    return { top, fromRight: document.documentElement.clientWidth - right };
  });
  expect(box).toEqual({ top: 20, fromRight: 20 });
});

// consent#banner-shown
test('a page with the banner disabled shows none', async () => {
  const { page } = await arrive('/off');
  expect(await count(page)).toBe(0);
});

// consent#banner-html
test('hostile text and labels do nothing: words are kept, scripts, handlers, styles and foreign elements are removed', async () => {
  const { page, pageErrors } = await arrive('/hostile');
  await page.evaluate(() => {
    for (const element of Array.from(document.querySelectorAll<HTMLElement>('.sqs-cookie-banner-v2-text *'))) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.click();
    }
  });
  expect(await page.evaluate(() => (window as { harmed?: number }).harmed)).toBe(undefined);
  expect(pageErrors).toEqual([]);
  const html = await text(page);
  expect(html).toContain('<p>words</p>');
  expect(html).toContain('<a>script link</a>');
  expect(html).toContain('<a>data link</a>');
  expect(html).not.toMatch(
    /<(script|img|svg|iframe|form|input|button|template|style|base|math|noscript)|style=|class=|id=|on\w+=/i,
  );
  expect(await page.$eval(`${root}-accept`, (button) => button.textContent)).toBe('<img src=x onerror="harmed=14">');
});

test('links to the site, http, https and mailto are kept; a link to a new tab gets rel="noopener"', async () => {
  const { page } = await arrive('/kind');
  expect(await text(page)).toBe(
    '<p>Read <a href="/privacy" target="_blank" rel="noopener">this</a>, <a href="https://law.example/">that</a> or <a ' +
      'href="mailto:us@site.example">ask</a>.<br><strong>Bold</strong> <em>words</em></p><ul><li>one</li></ul>',
  );
});

// consent#banner-keyboard
test('the banner is a labelled region, first in the tab order, that neither takes nor traps the focus', async () => {
  const { page } = await arrive('/both');
  expect(await page.$eval(root, (banner) => [banner.tagName, banner.getAttribute('aria-label')])).toEqual(['SECTION', 'Cookies']);
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);
  expect(await focused()).not.toBe('No');
  const seen: (string | undefined | null)[] = [];
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  expect(seen).toEqual(['No', 'Yes', 'A button']);
});

// consent#banner-keyboard
test('the focus returns to its element after an answer by keyboard', async () => {
  const { page } = await arrive('/both');
  await page.focus('#before');
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await page.keyboard.press('Enter');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, root);
  expect(await page.evaluate(() => [document.activeElement?.id, window.SSRuntime.consent.accepted])).toEqual(['before', true]);
});

test('the whole banner is in view at 320 px by 400 px, also with a long text, and the page does not scroll sideways', async () => {
  for (const path of ['/both', '/popup', '/long']) {
    const { page } = await arrive(path);
    await page.setViewport({ width: 320, height: 400 });
    const box = await page.$eval(root, (banner) => {
      const { top, left, right, bottom } = banner.getBoundingClientRect();
      return {
        inside: top >= 0 && left >= 0 && right <= 320 && bottom <= 400,
        sideways: document.documentElement.scrollWidth > 320,
      };
    });
    expect(box).toEqual({ inside: true, sideways: false });
  }
});

// consent#banner-place
test('the banner is inserted into the mount point if the page has one', async () => {
  const { page } = await arrive('/place');
  expect(await count(page, `.cookie-banner-mount-point > ${root}`)).toBe(1);
});

// consent#banner-owner-styles
test('a site’s style rule of the same specificity wins', async () => {
  const { page } = await arrive('/styled');
  expect(await page.$eval(root, (banner) => getComputedStyle(banner).backgroundColor)).toBe('rgb(1, 2, 3)');
});

test('the banner keeps its styles under a policy that forbids style elements', async () => {
  const { page } = await arrive('/policy');
  expect(await page.$eval(root, (banner) => getComputedStyle(banner).position)).toBe('fixed');
});

test('the banner keeps its text under a policy that requires trusted types', async () => {
  const { page, pageErrors } = await arrive('/trusted');
  expect(await text(page)).toContain('<strong>Bold</strong>');
  expect(pageErrors).toEqual([]);
});

test('a banner in the HTML of a saved page is replaced by the mounted one', async () => {
  const { page } = await arrive('/remains');
  expect([await count(page), await count(page, '#dead')]).toEqual([1, 0]);
});

// consent#forced-preview
test('force shows the banner after the answer, and its buttons do nothing; unforce removes it', async () => {
  const { page, cookies } = await arrive('/both');
  await page.click(`${root}-accept`);
  await page.evaluate(() => window.SSRuntime.consent.force());
  await page.waitForSelector(root);
  await page.click(`${root}-deny`);
  expect([await count(page), (await cookies()).ss_cookieAllowed]).toEqual([1, 'true']);
  await page.evaluate(() => window.SSRuntime.consent.unforce());
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, root);
});

// consent#settings-update
test('update mounts the banner again with the changed settings', async () => {
  const { page } = await arrive('/both');
  await page.evaluate(() => window.SSRuntime.consent.update({ cookieBannerTheme: 'LIGHT', cookieBannerText: 'New words' }));
  await page.waitForSelector(`${root}[data-theme=LIGHT]`);
  expect([await text(page), await count(page), await count(page, 'style')]).toEqual(['New words', 1, 1]);
});

test('destroy removes the banner with its styles, initialize mounts it again, and both may be repeated', async () => {
  const { page } = await arrive('/both');
  await page.evaluate(() => {
    window.SSRuntime.destroy();
    window.SSRuntime.destroy();
  });
  expect([await count(page), await count(page, 'style')]).toEqual([0, 0]);
  await page.evaluate(() => Promise.all([window.SSRuntime.initialize(), window.SSRuntime.initialize()]));
  await page.evaluate(() => window.SSRuntime.initialize());
  expect([await count(page), await count(page, 'style')]).toEqual([1, 1]);
});

test('a chunk that failed once is fetched again by initialize', async () => {
  // The cache of a new visitor is empty.
  const { page, open, pageErrors } = await world.newVisitor();
  await open('banner', '/both?__ss=chunk:status:500@1');
  expect(await count(page)).toBe(0);
  await page.evaluate(() => window.SSRuntime.initialize());
  expect(await count(page)).toBe(1);
  expect(pageErrors).toEqual([]);
});

// consent#banner-not-loaded
test('a banner whose chunk cannot be fetched leaves the page ready and untracked, and the error is reported', async () => {
  world.platform.journal.clear();
  // The cache of a new visitor is empty.
  const visitor = await world.newVisitor();
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => void (request.url().includes('/chunks/choice') ? request.abort() : request.continue()));
  await visitor.open('banner', '/both');
  const report = await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-javascript-errors');
  expect(report.body).toMatchObject([
    { data: { message: expect.stringMatching(/^ChunkLoadError: Loading chunk choice failed; caused by TypeError: /) } },
  ]);
  expect(await visitor.page.evaluate(() => document.documentElement.dataset.ssRuntime)).toBe('ready');
  expect(visitor.pageErrors).toEqual([]);
  expect(world.platform.journal.entries({ endpoint: 'record-hit' })).toEqual([]);
});
