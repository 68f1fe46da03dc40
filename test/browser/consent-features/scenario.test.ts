// covers: runtime/features/consent/chunks/ runtime/features/consent/consent-features/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { plainContext, type TestPage, testSite } from '../../helpers/platform/test-site.ts';

const restrictive = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
const withSettings = (more: object, page: TestPage = {}): TestPage => ({
  context: { ...plainContext, cookieSettings: { ...restrictive, cookieBannerAcceptType: 'OPT_IN_AND_OUT', ...more } },
  ...page,
});
const say = (word: string) => `(window.ran = window.ran || []).push(${JSON.stringify(word)})`;
const addressOf = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;
const heldBack = `
  <script type="text/plain" data-ss-consent>${say('inline 1')}</script>
  <script type="text/plain" data-ss-consent src="${addressOf(say('fetched 2'))}"></script>
  <script type="text/plain" data-ss-consent src="http://nobody.localhost:9/missing.js"></script>
  <script type="text/plain" data-ss-consent id="three" class="kept" data-answer="42">${say('inline 3')}; window.kept = document.currentScript.className + document.currentScript.dataset.answer</script>
  <script type="text/plain" data-ss-consent data-type="module">${say('module')}; window.isModule = import.meta !== undefined</script>
  <script type="text/plain">${say('never: it does not wait for consent')}</script>`;
const policy = (rest: string) => ({ 'Content-Security-Policy': rest });

const world = browserWorld(() => [
  testSite('agreed', {
    '/plain': withSettings({}),
    '/scripts': withSettings({}, { body: heldBack }),
    '/frame': withSettings(
      {},
      {
        body: `<iframe title="Film" data-ss-consent data-src="/framed" srcdoc="<p>The film waits for your yes.</p>"></iframe>
          <script type="text/plain" data-ss-consent>${say('after the frame')}</script>`,
      },
    ),
    '/framed': { context: null, body: '<p>The film</p>' },
    '/slow': withSettings({}, { body: '<script type="text/plain" data-ss-consent src="/slow.js"></script>' }),
    '/absolute': withSettings({ isRestrictiveCookiePolicyAbsolute: true }, { body: heldBack }),
    '/nonce': withSettings(
      {},
      {
        head: '<script nonce="n1">window.first = 1</script>',
        body: `<script type="text/plain" data-ss-consent nonce="n1">${say('with nonce')}</script>`,
        // The policy allows the boot script by its host; inline scripts need the nonce.
        headers: policy("script-src 'nonce-n1' http://static.localhost:*"),
      },
    ),
    '/trusted': withSettings({}, { body: heldBack, headers: policy("require-trusted-types-for 'script'") }),
    '/google': withSettings(
      { consentOptions: { googleConsentMode: true } },
      { head: '<script>window.dataLayer = [{ event: "early" }]</script>' },
    ),
    '/record': withSettings({ consentOptions: { version: '2026-11' } }),
    '/record-next': withSettings({ consentOptions: { version: '2027-01' } }),
    '/signal': withSettings({ isRestrictiveCookiePolicyEnabled: false, consentOptions: { globalPrivacyControl: true } }),
    '/signal-unasked': withSettings({ isRestrictiveCookiePolicyEnabled: false }),
    '/open': withSettings(
      { cookieBannerAcceptType: 'OPT_IN' },
      {
        body: `<main><h1>Page</h1></main><footer><a id="link" href="#cookies" data-ss-consent-open>Cookies</a>
          <button id="button" data-ss-consent-open>Cookies</button> <span id="span" data-ss-consent-open>Cookies</span></footer>`,
      },
    ),
  }),
]);

const banner = '.sqs-cookie-banner-v2';
const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);
const count = (page: Page) => page.$$eval(banner, (found) => found.length);
const gone = (page: Page) => page.waitForFunction((selector) => !document.querySelector(selector), {}, banner);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
/** Returns the page's cookies without the platform's anti-forgery value. */
const cookieText = async (page: Page) => (await page.evaluate(() => document.cookie)).replace(/crumb=[^;]*(; )?/, '');
const hits = () => world.platform.journal.entries({ endpoint: 'record-hit' });
const isChunkThere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/choice-features')),
  );
/** Waits until the page has loaded, with the code that it fetches after its load. */
const isLoaded = async (page: Page) => {
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => window.SSRuntime.track('settled', {}).catch(() => false));
};

async function arrive(path: string, answer?: 'true' | 'false'): Promise<Visitor> {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await hastenAnimations(visitor.page);
  if (answer) await visitor.page.setCookie({ name: 'ss_cookieAllowed', value: answer, url: world.address('agreed', '/') });
  await visitor.open('agreed', path);
  return visitor;
}

/** Commands in the data layer, as Google's tags would read them. */
const commands = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
const all = (state: string) =>
  Object.fromEntries(['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map((name) => [name, state]));

// consent#consent-features
test('a page without consent features fetches no code for them, before and after the answer', async () => {
  const { page } = await arrive('/plain');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.reload();
  await page.evaluate(() => window.SSRuntime.ready);
  await isLoaded(page);
  await page.click(`${banner}-accept`);
  await isLoaded(page);
  expect(requested.filter((url) => url.includes('/chunks/')).length).toBeGreaterThan(0);
  expect(requested.filter((url) => url.includes('/chunks/choice-features'))).toEqual([]);
});

// consent#held-back-scripts
test('held-back scripts run only after accept, in page order, with their attributes and types', async () => {
  const { page } = await arrive('/scripts');
  await isLoaded(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/choice-features')),
  );
  expect(await ran(page)).toEqual([]);
  await page.click(`${banner}-accept`);
  await page.waitForFunction(() => (window as { ran?: string[] }).ran?.length === 4);
  expect(await ran(page)).toEqual(['inline 1', 'fetched 2', 'inline 3', 'module']);
  expect(
    await page.evaluate(() => [
      (window as { kept?: string }).kept,
      (window as { isModule?: boolean }).isModule,
      document.querySelector('#three')?.getAttribute('type'),
      document.querySelectorAll('script[type="text/plain"]').length,
    ]),
  ).toEqual(['kept42', true, null, 1]);
});

// consent#held-back-scripts
test('held-back scripts run on load for a visitor who has accepted, and each runs once however often the page is initialized', async () => {
  const { page } = await arrive('/scripts', 'true');
  await page.waitForFunction(() => (window as { ran?: string[] }).ran?.length === 4);
  await page.evaluate(async () => {
    window.SSRuntime.destroy();
    await window.SSRuntime.initialize();
  });
  await page.evaluate((text) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset.ssConsent = '';
    script.text = text;
    document.body.append(script);
  }, say('came later'));
  await page.waitForFunction(() => (window as { ran?: string[] }).ran?.includes('came later'));
  expect((await ran(page)).sort()).toEqual(['came later', 'fetched 2', 'inline 1', 'inline 3', 'module']);
});

test('held-back scripts do not run for a visitor who declined, nor under an absolute policy', async () => {
  for (const [path, answer] of [
    ['/scripts', 'false'],
    ['/absolute', 'true'],
  ] as const) {
    const { page, close } = await arrive(path, answer);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/choice-features')),
    );
    await isLoaded(page);
    expect(await ran(page)).toEqual([]);
    await close();
  }
});

// consent#withdrawal-reloads
test('a withdrawal after scripts have run reloads the page without them', async () => {
  const { page } = await arrive('/scripts', 'true');
  await page.waitForFunction(() => (window as { ran?: string[] }).ran?.length === 4);
  await Promise.all([page.waitForNavigation(), page.evaluate(() => window.SSRuntime.consent.decline())]);
  await page.evaluate(() => window.SSRuntime.ready);
  await isLoaded(page);
  expect([await ran(page), await count(page)]).toEqual([[], 0]);
});

test('a withdrawal while a script is still being fetched reloads the page without it', async () => {
  const { page, open } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const script = holdRequests(page, /\/slow\.js/);
  await open('agreed', '/slow');
  await page.waitForSelector(`${banner}-accept`);
  await page.click(`${banner}-accept`);
  await script.asked;
  await Promise.all([page.waitForNavigation(), page.evaluate(() => window.SSRuntime.consent.decline())]);
  script.release();
  expect(await page.$$eval('script[src="/slow.js"]', (all) => all.map(({ type }) => type))).toEqual(['text/plain']);
});

// consent#held-back-frames
test('a held-back frame shows its placeholder until the visitor accepts, then its content', async () => {
  const { page } = await arrive('/frame');
  await isChunkThere(page);
  await isLoaded(page);
  const words = () =>
    page.evaluate(() => document.querySelector('iframe')?.contentDocument?.querySelector('p')?.textContent ?? null);
  expect(await words()).toBe('The film waits for your yes.');
  await page.click(`${banner}-accept`);
  await page.waitForFunction(
    () => document.querySelector('iframe')?.contentDocument?.querySelector('p')?.textContent === 'The film',
  );
  await page.waitForFunction(() => (window as { ran?: string[] }).ran?.length === 1);
});

test('held-back scripts keep their nonce, and run under a policy that requires trusted types', async () => {
  const strict = await arrive('/nonce', 'true');
  await strict.page.waitForFunction(() => (window as { ran?: string[] }).ran?.length === 1);
  await strict.close();
  const trusted = await arrive('/trusted', 'true');
  await trusted.page.waitForFunction(() => (window as { ran?: string[] }).ran?.length === 4);
  expect([strict.pageErrors, trusted.pageErrors]).toEqual([[], []]);
});

// consent#consent-mode
test('the data layer gets the default denied before waiting entries, granted with the accept, and denied with the withdrawal', async () => {
  const { page } = await arrive('/google');
  await page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 2);
  expect(await commands(page)).toEqual([['consent', 'default', all('denied')], { event: 'early' }]);
  await page.click(`${banner}-accept`);
  await page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 3);
  await page.evaluate(() => window.SSRuntime.consent.decline());
  await page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 4);
  expect((await commands(page)).slice(2)).toEqual([
    ['consent', 'update', all('granted')],
    ['consent', 'update', all('denied')],
  ]);
});

test('the data layer gets denied with a decline, and the default granted for a visitor who has accepted', async () => {
  const declining = await arrive('/google');
  await declining.page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 2);
  await declining.page.click(`${banner}-deny`);
  await declining.page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 3);
  expect((await commands(declining.page))[2]).toEqual(['consent', 'update', all('denied')]);
  await declining.close();
  const back = await arrive('/google', 'true');
  await back.page.waitForFunction(() => (window as { dataLayer?: unknown[] }).dataLayer?.length === 3);
  expect(await commands(back.page)).toEqual([
    ['consent', 'default', all('granted')],
    ['consent', 'update', all('granted')],
    { event: 'early' },
  ]);
});

const gtag = (...parts: unknown[]) => `gtag(${parts.map((part) => JSON.stringify(part)).join()});`;
const denied = (names: readonly string[], more: object = {}) => ({
  ...Object.fromEntries(names.map((name) => [name, 'denied'])),
  ...more,
});
const four = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const byDefault = (state: object) => ['consent', 'default', state];
const spain = denied(four, { region: ['ES', 'FR'] });
const california = { ...denied(four), ad_storage: 'granted', region: ['US-CA'] };

/** Each row: the page's own commands, and the default that the runtime adds before them; null for none. */
const modes: [own: string, script: string, added: object | null][] = [
  ['a default for some regions', gtag(...byDefault(spain)), all('denied')],
  ['defaults for several regions and subregions', gtag(...byDefault(spain)) + gtag(...byDefault(california)), all('denied')],
  ['a region as text', gtag(...byDefault(denied(four, { region: 'ES' }))), all('denied')],
  ['an empty list of regions', gtag(...byDefault(denied(four, { region: [] }))), all('denied')],
  ['a default everywhere', gtag(...byDefault(denied(four, { wait_for_update: 500 }))), null],
  ['defaults for a region and everywhere', gtag(...byDefault(spain)) + gtag(...byDefault(denied(four))), null],
  [
    'a default of two signals',
    gtag(...byDefault(denied(['ad_storage', 'analytics_storage']))),
    denied(['ad_user_data', 'ad_personalization']),
  ],
  [
    'two defaults of two signals',
    gtag(...byDefault(denied(['ad_storage', 'analytics_storage']))) +
      gtag(...byDefault(denied(['ad_user_data', 'ad_personalization']))),
    null,
  ],
  [
    'a default everywhere of one signal, of all in a region',
    gtag(...byDefault(spain)) + gtag(...byDefault(denied(['ad_storage']))),
    denied(['ad_user_data', 'ad_personalization', 'analytics_storage']),
  ],
  ['an update before any default', gtag('consent', 'update', denied(four)), all('denied')],
  ['a plain array, which is no command', `dataLayer.push(${JSON.stringify(byDefault(denied(four)))});`, all('denied')],
  ['entries of other tags', `dataLayer.push({ event: 'x' }, null, 'consent', 7);`, all('denied')],
];

const modeContext = withSettings({ consentOptions: { googleConsentMode: true } }).context;
const modeWorld = browserWorld(() => [
  testSite(
    'modes',
    Object.fromEntries(
      modes.map(([, script], index) => [
        `/mode-${index}`,
        {
          context: modeContext as object,
          head:
            `<script>window.dataLayer = []; function gtag() { dataLayer.push(arguments) } ${script} window.own = ` +
            'dataLayer.length</script>',
        },
      ]),
    ),
  ),
  testSite('layers', {
    '/address': {
      context: modeContext as object,
      head: '<script type="text/plain" src="https://www.googletagmanager.com/gtag/js?id=G-A&l=ownLayer"></script>',
    },
    '/snippet': {
      context: modeContext as object,
      head:
        '<script ' +
        `type="text/plain">(function(w,d,s,l,i){w[l]=w[l]||[]})(window,document,'script','ownLayer','GTM-ABC');</script>`,
    },
    '/later': { context: modeContext as object },
  }),
]);
const arriveAt = async (site: string, path: string, answer?: 'true') => {
  const visitor = await modeWorld.nextVisitor();
  if (answer) await visitor.page.setCookie({ name: 'ss_cookieAllowed', value: answer, url: modeWorld.address(site, '/') });
  await visitor.open(site, path);
  return visitor.page;
};
const layer = (page: Page, name = 'dataLayer') =>
  page.evaluate(
    (list) =>
      ((window as unknown as Record<string, unknown[]>)[list] ?? []).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? ['command', ...Array.from(entry as ArrayLike<unknown>)]
          : entry,
      ),
    name,
  );

// consent#consent-mode-defaults
test.each(modes.map(([own, , added], index) => ({ own, added, index })))(
  'beside $own the runtime adds the default that the rest lacks, and the update of a visitor who has accepted',
  async ({ added, index }) => {
    for (const answer of [undefined, 'true'] as const) {
      const page = await arriveAt('modes', `/mode-${index}`, answer);
      const own = await page.evaluate(() => (window as { own?: number }).own ?? 0);
      await isChunkThere(page);
      const more = (added ? 1 : 0) + (answer ? 1 : 0);
      if (more > 0)
        await page.waitForFunction((count) => (window as { dataLayer?: unknown[] }).dataLayer?.length === count, {}, own + more);
      const entries = await layer(page);
      const granted = added && Object.fromEntries(Object.keys(added).map((name) => [name, answer ? 'granted' : 'denied']));
      if (granted) expect(entries[0]).toEqual(['command', 'consent', 'default', granted]);
      const updates = entries.filter((entry) => Array.isArray(entry) && entry[0] === 'command' && entry[2] === 'update');
      if (answer) expect(updates.at(-1)).toEqual(['command', 'consent', 'update', all('granted')]);
      expect(entries).toHaveLength(own + more);
    }
  },
);

// consent#consent-mode
test.each(['address', 'snippet'])('a list of another name, in the %s of a tag, gets the commands too', async (where) => {
  const page = await arriveAt('layers', `/${where}`);
  await page.waitForFunction(() => (window as { ownLayer?: unknown[] }).ownLayer?.length === 1);
  expect(await layer(page, 'ownLayer')).toEqual([['command', 'consent', 'default', all('denied')]]);
  expect(await layer(page)).toEqual([['command', 'consent', 'default', all('denied')]]);
});

// consent#consent-mode
test('the list of a tag that is inserted later gets the commands too', async () => {
  const page = await arriveAt('layers', '/later', 'true');
  await isChunkThere(page);
  await page.evaluate(() => {
    const tag = document.createElement('script');
    tag.type = 'text/plain';
    tag.setAttribute('src', '/own/path.js?id=GTM-ABC&l=ownLayer');
    document.head.append(tag);
  });
  await page.waitForFunction(() => (window as { ownLayer?: unknown[] }).ownLayer?.length === 2);
  expect((await layer(page, 'ownLayer'))[1]).toEqual(['command', 'consent', 'update', all('granted')]);
});

const recordOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ss-consent-record') ?? 'null') as Record<string, string> | null);

// consent#consent-record
test('the choice is recorded with its time and the version of the settings, and an accept is sent', async () => {
  const { page } = await arrive('/record');
  await isChunkThere(page);
  await isLoaded(page);
  expect(await recordOf(page)).toBe(null);
  const before = Date.now();
  await page.click(`${banner}-accept`);
  const sent = await world.platform.journal.waitFor(
    ({ endpoint, body }) => endpoint === 'record-event' && (body as { event?: string }).event === 'consent_choice',
  );
  const record = await recordOf(page);
  expect(record).toMatchObject({ choice: 'accept', version: '2026-11' });
  const time = Date.parse(record?.time ?? '');
  expect(time >= before && time <= Date.now()).toBe(true);
  expect(sent).toMatchObject({ valid: true, body: { data: { choice: 'accept', version: '2026-11', time: record?.time } } });
  expect(await page.evaluate(() => document.cookie)).toContain('ss_cookieAllowed=true');
});

// consent#consent-record
test('a decline is recorded in the visitor’s browser and sent to no one', async () => {
  const visitor = await arrive('/record');
  await isChunkThere(visitor.page);
  await isLoaded(visitor.page);
  await visitor.page.click(`${banner}-deny`);
  await visitor.page.waitForFunction(() => localStorage.getItem('ss-consent-record') !== null);
  expect(await recordOf(visitor.page)).toMatchObject({ choice: 'decline', version: '2026-11' });
  await visitor.settled();
  expect(world.platform.journal.entries({ endpoint: 'record-event' })).toEqual([]);
});

// consent#consent-version
test('settings of another version ask again, and the answer counts for them', async () => {
  const visitor = await arrive('/record');
  await isChunkThere(visitor.page);
  await isLoaded(visitor.page);
  await visitor.page.click(`${banner}-deny`);
  await visitor.page.waitForFunction(() => localStorage.getItem('ss-consent-record') !== null);
  await visitor.open('agreed', '/record');
  await isLoaded(visitor.page);
  expect(await count(visitor.page)).toBe(0);
  await visitor.open('agreed', '/record-next');
  await visitor.page.waitForSelector(banner);
  expect(await visitor.page.$eval(`${banner}-deny`, (button) => button.getAttribute('aria-pressed'))).toBe('true');
  await visitor.page.click(`${banner}-accept`);
  await gone(visitor.page);
  await visitor.page.waitForFunction(() => localStorage.getItem('ss-consent-record')?.includes('2027-01'));
  await visitor.open('agreed', '/record-next');
  await isLoaded(visitor.page);
  expect(await count(visitor.page)).toBe(0);
});

const signalling = async (path: string, answer?: 'true' | 'false') => {
  world.platform.journal.clear();
  const visitor = await world.nextVisitor();
  await visitor.page.evaluateOnNewDocument(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  if (answer) await visitor.page.setCookie({ name: 'ss_cookieAllowed', value: answer, url: world.address('agreed', '/') });
  await visitor.open('agreed', path);
  await visitor.settled();
  return visitor;
};

// consent#global-privacy-control
test('Global Privacy Control is honoured where the settings ask for it: no banner, no hit, no cookie at all', async () => {
  const visitor = await signalling('/signal');
  expect([await count(visitor.page), hits(), await cookieText(visitor.page)]).toEqual([0, [], '']);
});

test('an explicit accept wins over the signal, and settings that do not ask for it ignore it', async () => {
  const accepted = await signalling('/signal', 'true');
  expect([await count(accepted.page), hits().length]).toEqual([0, 1]);
  await accepted.close();
  const unasked = await signalling('/signal-unasked');
  expect([await count(unasked.page), hits().length]).toEqual([1, 1]);
});

// consent#reopen-banner
test(
  'a link, a button and a span with data-ss-consent-open show the banner again with the focus in it; the answer withdraws ' +
    'consent and returns the focus',
  async () => {
    const { page } = await arrive('/open');
    await isChunkThere(page);
    await isLoaded(page);
    await page.click(`${banner}-accept`);
    await gone(page);
    await world.platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
    for (const id of ['link', 'button', 'span']) {
      await page.evaluate(() => window.SSRuntime.consent.accept());
      expect((await cookieText(page)).includes('ss_cookieAllowed=true')).toBe(true);
      await page.focus(`#${id}`);
      await page.keyboard.press('Enter');
      await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, banner);
      expect(await page.evaluate(() => location.hash)).toBe('');
      expect(
        await page.$$eval(`${banner} button`, (found) =>
          found.map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
        ),
      ).toEqual([
        ['Decline', null],
        ['Accept', 'true'],
      ]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await gone(page);
      expect(await focused(page)).toBe(id);
      expect(await cookieText(page)).toBe('ss_cookieAllowed=false');
      expect(await page.evaluate(() => window.SSRuntime.track('opened', { a: 1 }))).toBe(false);
    }
  },
);

test('while the banner is shown, the link moves the focus into it and adds no second one', async () => {
  const { page } = await arrive('/open');
  await isChunkThere(page);
  await isLoaded(page);
  await page.click('#link');
  await page.waitForFunction((selector) => document.activeElement?.matches(selector), {}, banner);
  expect(await count(page)).toBe(1);
  await page.click(`${banner}-accept`);
  await gone(page);
  expect(await focused(page)).toBe('link');
});

test('an open dialog stays open when the banner is reopened; the banner is shown behind it', async () => {
  const { page } = await arrive('/open', 'true');
  await isChunkThere(page);
  await page.evaluate(async () => {
    const dialogs = await window.SSRuntime.service('dialogs');
    dialogs.confirm({ title: 'Delete it?', message: 'It is gone for good.' });
  });
  await page.waitForSelector('dialog[open]');
  // The page behind a dialog is out of reach for a pointer; a script of the page is not.
  await page.evaluate(() => document.querySelector<HTMLElement>('#button')?.click());
  await page.waitForSelector(banner);
  expect((await page.$$('dialog[open]')).length).toBe(1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.click(`${banner}-accept`);
  expect(await count(page)).toBe(0);
});
