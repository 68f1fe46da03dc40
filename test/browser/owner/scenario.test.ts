// covers: runtime/browser/ runtime/features/owner/ runtime/features/third-parties/
import type { HTTPRequest } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSite } from '../../../fake-server/start.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { hastenAnimations } from '../../helpers/browser/hasten-animations.ts';
import { call } from '../../helpers/platform/platform.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const account = { id: 'a1', displayName: 'Somebody', roles: {} };
const ownContext = { ...plainContext, appDomain: 'app.example', authenticatedAccount: account, websiteRoles: { '1': true } };
const world = browserWorld(async () => [
  await loadSite('owner'),
  testSite('published', {
    '/': { context: { ...ownContext, website: { id: 'w1', identifier: 'heron' } } },
    '/viewer': { context: { ...ownContext, website: { id: 'w1', identifier: 'heron' }, websiteRoles: { '10': true } } },
    '/developer': { context: { ...ownContext, website: { id: 'w1', identifier: 'heron', developerMode: true } } },
    '/config/pages': { context: ownContext },
    '/elsewhere': { context: { ...ownContext, website: { id: 'w1', internalUrl: 'https://heron.app.example' } } },
    ...Object.fromEntries(
      [3, 8, 12, 13, 14].map((value) => [
        `/status-${value}`,
        { context: { ...ownContext, pageType: 3, website: { id: 'w1', identifier: 'heron', siteStatus: { value } } } },
      ]),
    ),
    '/framing': { context: plainContext, body: '<iframe src="/"></iframe>' },
  }),
]);

const fetched = ({ page }: Visitor): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};
/** Waits for the listener of Escape: in the owner's chunk for a signed-in owner, else in the chunk after load. */
const listening = ({ page }: Visitor) =>
  page.evaluate(async () => {
    await window.SSRuntime.service('owner');
    await window.SSRuntime.track('opened').catch(() => {});
  });
async function arrive(path = '/'): Promise<Visitor> {
  const visitor = await world.nextVisitor();
  await visitor.open('owner', path);
  await visitor.page.evaluate(() => {
    // An earlier test may have left the tab on the origin of the control surface.
    sessionStorage.removeItem('leaving');
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', () => sessionStorage.setItem('leaving', 'true'));
  });
  await listening(visitor);
  world.platform.journal.clear();
  return visitor;
}
/** Presses Escape, with other keys held down. */
async function press({ page }: Visitor, ...held: ('Shift' | 'Control')[]): Promise<void> {
  for (const key of held) await page.keyboard.down(key);
  await page.keyboard.press('Escape');
  for (const key of held) await page.keyboard.up(key);
}
/**
 * Expects the page to stay at the path. The tasks of the key were queued before this one, and a page that is being left is
 * marked.
 */
const staysAt = async ({ page }: Visitor, path: string) => {
  const leaving = await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => resolve(sessionStorage.getItem('leaving')))),
  );
  expect([leaving, new URL(page.url()).pathname]).toEqual([null, path]);
};

// owner#escape-download, owner#escape-login
test('a visitor’s page fetches no code for owners until Escape is pressed, which opens the log-in without sign-up', async () => {
  const visitor = await world.nextVisitor();
  const paths = fetched(visitor);
  await visitor.open('owner', '/guest');
  await visitor.page.evaluate(() => window.SSRuntime.track('opened').catch(() => {}));
  expect(paths.filter((path) => path.includes('/chunks/owner'))).toEqual([]);
  await press(visitor);
  await visitor.page.waitForSelector('.ss-account h2');
  expect(paths.filter((path) => path.includes('/chunks/owner'))).toHaveLength(1);
  const links = () => visitor.page.$$eval('.ss-account-link', (all) => all.map((link) => link.textContent));
  expect(await links()).toEqual(['Forgot your password?']);
  expect(new URL(visitor.page.url()).pathname).toBe('/guest');
  await visitor.page.keyboard.press('Escape');
  await visitor.page.waitForFunction(() => !document.querySelector('.ss-account'));
  // The site allows sign-up elsewhere.
  await visitor.page.evaluate(() => void window.SSRuntime.service('accounts').then((accounts) => accounts.open()));
  await visitor.page.waitForSelector('.ss-account h2');
  expect(await links()).toHaveLength(2);
});

// owner#escape-config, owner#config-address
test('Escape leads an owner to the configuration panel with the path and query as frameUrl', async () => {
  const visitor = await arrive('/?a=b c');
  await Promise.all([visitor.page.waitForNavigation(), press(visitor)]);
  expect(visitor.page.url()).toBe(world.address('control', '/__ss/settings-screen/?site=owner&frameUrl=%2F%3Fa%3Db%2520c'));
});

// owner#config-address
test('on localhost Escape stays on this machine, also where the page names another domain', async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('published', '/elsewhere');
  await listening(visitor);
  expect(new URL(visitor.page.url()).pathname).toBe('/elsewhere');
  await Promise.all([visitor.page.waitForNavigation(), press(visitor)]);
  expect(visitor.page.url()).toBe(world.address('control', '/__ss/settings-screen/?site=published&frameUrl=%2Felsewhere'));
});

// owner#escape-ignored
test(
  'Escape does nothing in a field, also inside a shadow tree, with Ctrl, where the page prevents it, while an input method ' +
    'is composing, or while it is held down',
  async () => {
    const visitor = await arrive();
    await visitor.page.focus('#field');
    await press(visitor);
    await visitor.page.focus('#button');
    await press(visitor, 'Control');
    await visitor.page.evaluate(() => document.addEventListener('keydown', (event) => event.preventDefault(), { once: true }));
    await press(visitor);
    await staysAt(visitor, '/');
    await visitor.page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).append(document.createElement('input'));
      host.shadowRoot?.querySelector('input')?.focus();
    });
    await press(visitor);
    await visitor.page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    });
    await staysAt(visitor, '/');
    await visitor.page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', repeat: true, bubbles: true }));
    });
    await staysAt(visitor, '/');
  },
);

// owner#escape-panel, owner#pointer
test(
  'in the configuration area Escape announces ss-runtime:panel and navigates nowhere; the owner service has the place of a ' +
    'signed-in owner’s mouse',
  async () => {
    const visitor = await world.nextVisitor();
    await visitor.open('published', '/config/pages');
    await listening(visitor);
    await visitor.page.evaluate(() => {
      document.addEventListener('ss-runtime:panel', () => {
        document.title = 'Panel';
      });
    });
    await visitor.page.mouse.move(30, 40);
    await press(visitor);
    await visitor.page.waitForFunction(() => document.title === 'Panel');
    expect(new URL(visitor.page.url()).pathname).toBe('/config/pages');
    const pointer = () => window.SSRuntime.service('owner').then((owner) => owner.pointer());
    expect(await visitor.page.evaluate(pointer)).toEqual({ xPx: 30, yPx: 40 });
  },
);

// owner#escape-closes
test('Escape that closes a dialog or a popover does only that', async () => {
  const visitor = await arrive();
  await visitor.page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
  });
  await press(visitor);
  await visitor.page.waitForFunction(() => !document.querySelector('dialog')?.open);
  await visitor.page.evaluate(() => {
    const popover = document.body.appendChild(document.createElement('div'));
    popover.popover = 'auto';
    popover.textContent = 'Popover';
    popover.showPopover();
  });
  await press(visitor);
  await staysAt(visitor, '/');
  await Promise.all([visitor.page.waitForNavigation(), press(visitor)]);
  expect(new URL(visitor.page.url()).pathname).toBe('/__ss/settings-screen/');
});

// owner#escape-login
test('a page that prevents ss-runtime:login opens its own log-in', async () => {
  const visitor = await arrive('/guest');
  await visitor.page.evaluate(() => {
    document.addEventListener('ss-runtime:login', (event) => {
      event.preventDefault();
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await press(visitor);
  await visitor.page.waitForFunction(() => document.title === '{"allowSignup":false}');
  await staysAt(visitor, '/guest');
});

// owner#escape-log-out, owner#log-out, owner#log-out-notice
test('Shift and Escape log the owner out: one call, the root with logout=true, a notice', async () => {
  const visitor = await arrive();
  await hastenAnimations(visitor.page);
  const { crumb } = await visitor.cookies();
  // The notice removes itself, so it is recorded when it is added.
  await visitor.page.evaluateOnNewDocument(() => {
    const seen: unknown[] = Object.assign(window, { noticed: [] }).noticed;
    new MutationObserver(() => {
      const notice = document.querySelector('.sqs-information-notice');
      if (!notice || seen.length > 0) return;
      seen.push([notice.role, notice.querySelector('strong')?.textContent, notice.querySelector('p')?.textContent]);
    }).observe(document, { childList: true, subtree: true });
  });
  await Promise.all([visitor.page.waitForNavigation(), press(visitor, 'Shift')]);
  expect(visitor.page.url()).toBe(world.address('owner', '/?logout=true'));
  const [sent, ...others] = world.platform.journal.entries({ endpoint: 'logout' });
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ method: 'POST', path: '/api/auth/Logout', query: { crumb }, body: null, valid: true });
  const noticed = () => (window as unknown as { noticed: unknown[] }).noticed;
  await visitor.page.waitForFunction(() => (window as unknown as { noticed: unknown[] }).noticed.length > 0);
  expect(await visitor.page.evaluate(noticed)).toEqual([
    ['status', 'Logout Successful', 'You have been successfully logged out.'],
  ]);
  // The notice stays for seconds, and polling in every frame would make the browser draw them all.
  await visitor.page.waitForFunction(() => !document.querySelector('.sqs-information-notice'), { polling: 100 });
});

// owner#log-out-notice, overlays#notice-time
test('the log-out notice is shown to any visitor at an address with logout=true, and its time does not run under the pointer', async () => {
  const visitor = await world.nextVisitor();
  // The test runs timers of 2000 ms itself.
  await visitor.page.evaluateOnNewDocument(() => {
    const { setTimeout: later, clearTimeout: never } = window;
    const timers: (() => void)[] = [];
    const hand = {
      timers,
      setTimeout: (callback: () => void, ms: number) => (ms === 2000 ? 1_000_000 + timers.push(callback) : later(callback, ms)),
      clearTimeout: (id: number) => (id > 1_000_000 ? void delete timers[id - 1_000_001] : never(id)),
    };
    Object.assign(window, hand);
  });
  const running = () => visitor.page.evaluate(() => (window as unknown as { timers: object[] }).timers.filter(Boolean).length);
  await visitor.open('owner', '/guest?logout=true');
  await visitor.page.waitForSelector('.sqs-information-notice');
  const counts = [await running()];
  await visitor.page.hover('.sqs-information-notice');
  counts.push(await running());
  await visitor.page.mouse.move(5, 500);
  counts.push(await running());
  expect(counts).toEqual([1, 0, 1]);
  await visitor.page.evaluate(() =>
    (window as unknown as { timers: (() => void)[] }).timers.forEach((callback) => void callback()),
  );
  expect(await visitor.page.$('.sqs-information-notice')).toBe(null);
});

test('a log-out that meets a crumb failure is repeated once', async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('owner', '/?__ss=logout:crumbFail');
  await listening(visitor);
  world.platform.journal.clear();
  await Promise.all([visitor.page.waitForNavigation(), press(visitor, 'Shift')]);
  const sent = world.platform.journal.entries({ endpoint: 'logout' });
  expect(sent.map(({ status }) => status)).toEqual([400, 200]);
  expect(sent[0]?.query.crumb).not.toBe(sent[1]?.query.crumb);
});

// owner#log-out-failure
test('a log-out that fails stays on the page and shows the overlay', async () => {
  const visitor = await world.nextVisitor();
  await visitor.open('owner', '/?__ss=logout:status:503');
  await listening(visitor);
  await press(visitor, 'Shift');
  await visitor.page.waitForSelector('.sqs-system-error[open]');
  expect(new URL(visitor.page.url()).search).toBe('?__ss=logout:status:503');
});

// owner#help-address, owner#upgrade-address
test('an owner’s page records no visit, and the addresses of help and upgrades are the platform’s', async () => {
  const visitor = await arrive();
  const addresses = await visitor.page.evaluate(async () => {
    const { helpAddress, upsellAddress, track } = await window.SSRuntime.service('owner');
    return [helpAddress('/a b'), upsellAddress('trial'), upsellAddress('plan'), await track('inventoryPanel', 'search')];
  });
  expect(addresses).toEqual([
    '/api/auth/sso/help?path=%2Fa%20b',
    world.address('owner', '/settings/billing/billing/upgrade'),
    world.address('owner', '/settings/billing/billing/website/change-plan'),
    false,
  ]);
  expect(world.platform.journal.entries({ endpoint: 'record-hit' })).toEqual([]);
  await visitor.page.goto(world.address('owner', String(addresses[0])));
  const [help] = world.platform.journal.entries({ endpoint: 'sso-help' });
  expect(help).toMatchObject({ method: 'GET', path: '/api/auth/sso/help', query: { path: '/a b' }, valid: true, problems: [] });
});

// owner#upgrade-address, owner#site-kind
test(
  'a trial has the upgrade address, any other plan the change-plan address, and a resold site neither; siteKind names the ' +
    'kind of site',
  async () => {
    const visitor = await world.nextVisitor();
    const found: unknown[] = [];
    for (const value of [3, 8, 12, 13, 14]) {
      await visitor.open('published', `/status-${value}`);
      found.push(
        await visitor.page.evaluate(async () => {
          const { upsellAddress, siteKind } = await window.SSRuntime.service('owner');
          const says = Object.entries(siteKind).flatMap(([name, is]) => (is ? name : []));
          return [upsellAddress()?.split('/').pop() ?? null, upsellAddress('plan') === null, ...says];
        }),
      );
    }
    expect(found).toEqual([
      ['upgrade', false, 'isTrial', 'isCoverPage'],
      ['change-plan', false, 'isCoverPage'],
      ['change-plan', false, 'isCoverPage', 'isParkingPage'],
      [null, true, 'isResold', 'isCoverPage'],
      [null, true, 'isResold', 'isCoverPage'],
    ]);
  },
);

/**
 * Serves the site `published` at a name that is not localhost: every response is the platform's, and nothing leaves the machine.
 */
async function asPublished(visitor: Visitor, name = 'heron.example'): Promise<(path: string) => Promise<string>> {
  const { page } = visitor;
  const answer = async (request: HTTPRequest) => {
    const url = new URL(request.url());
    const isSite = url.hostname === name;
    if (!isSite && !url.hostname.endsWith('.localhost')) {
      return request.respond({ status: 200, contentType: 'text/html', body: '<title>Elsewhere</title>' });
    }
    const host = isSite ? `published.localhost:${world.platform.port}` : url.host;
    const { status, headers, bytes } = await call(world.platform, `${url.pathname}${url.search}`, { host });
    const type = String(headers['content-type'] ?? 'text/html');
    return request.respond({
      status,
      headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' },
      body: bytes,
    });
  };
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request));
  return async (path) => {
    await page.goto(`http://${name}${path}`);
    await page.evaluate(() => window.SSRuntime?.service('owner')).catch(() => {});
    await page.waitForFunction(() => document.readyState === 'complete');
    return page.url();
  };
}

// owner#config-redirect
test('an owner of a published site is sent to its configuration page on the app domain', async () => {
  const visitor = await world.nextVisitor();
  const open = await asPublished(visitor);
  await open('/?a=1');
  await visitor.page.waitForFunction(() => location.hostname === 'heron.app.example');
  expect(visitor.page.url()).toBe('https://heron.app.example/config/?frameUrl=%2F%3Fa%3D1');
});

// owner#config-redirect-exempt
test('at /viewer and at /developer there is no redirect', async () => {
  const visitor = await world.nextVisitor();
  const open = await asPublished(visitor);
  for (const path of ['/viewer', '/developer']) expect(await open(path)).toBe(`http://heron.example${path}`);
});

// owner#last-site
test('a signed-in owner’s page writes the site’s identifier as base64 into a cookie of the app domain', async () => {
  const visitor = await world.nextVisitor();
  const open = await asPublished(visitor, 'heron.app.example');
  await open('/viewer');
  const [mark] = (await visitor.page.cookies()).filter(({ name }) => name === 'ss_lastid');
  expect(mark).toMatchObject({ value: 'aGVyb24=', domain: '.app.example', path: '/', session: true, sameSite: 'Lax' });
});

// owner#config-redirect-exempt
test('in a frame there is no redirect', async () => {
  const visitor = await world.nextVisitor();
  const open = await asPublished(visitor);
  await open('/framing');
  const frame = visitor.page.frames().find((one) => one.parentFrame());
  await frame?.evaluate(() => window.SSRuntime.service('owner'));
  expect(frame?.url()).toBe('http://heron.example/');
});

// owner#noredirect
test('noredirect is remembered until the tab is closed', async () => {
  const visitor = await world.nextVisitor();
  const open = await asPublished(visitor);
  expect(await open('/?noredirect')).toBe('http://heron.example/?noredirect');
  expect(await open('/')).toBe('http://heron.example/');
});

test(
  'captcha, follow script and comments count are fetched once each, and the fonts with the page; a captcha for a document ' +
    'that is gone rejects with its sentence',
  async () => {
    const visitor = await arrive('/guest');
    const paths = fetched(visitor);
    const answers = await visitor.page.evaluate(async () => {
      const { captcha, follow, commentsCount, webFonts } = await window.SSRuntime.service('third-parties');
      await Promise.all([captcha(), captcha(), follow(), follow()]);
      return [await commentsCount(), await webFonts(), await webFonts(), typeof (window as { grecaptcha?: unknown }).grecaptcha];
    });
    expect(answers).toEqual([true, true, true, 'object']);
    expect(paths.filter((path) => !/\/chunks\/|^\/api\//.test(path)).sort()).toEqual([
      '/captcha/api.js',
      '/comments/count.js',
      '/social/widgets.js',
    ]);
    expect(await visitor.page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))).toContain(
      'Heron Serif',
    );
    const message = await visitor.page.evaluate(async () => {
      const { captcha } = await window.SSRuntime.service('third-parties');
      const gone = document.implementation.createHTMLDocument();
      return captcha(gone).catch((error: Error) => error.message);
    });
    expect(message).toBe('[GoogleReCaptchaAPI] Document was destroyed');
  },
);

test('a script that fails rejects, leaves no tag behind, and is fetched again', async () => {
  // A file that fails at first must not be cached.
  const visitor = await world.newVisitor();
  await visitor.open('owner', '/guest');
  await visitor.page.setRequestInterception(true);
  let blocked = 0;
  visitor.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/captcha/api.js' && blocked === 0) {
      blocked += 1;
      void request.abort();
    } else void request.continue();
  });
  const answers = await visitor.page.evaluate(async () => {
    const { captcha } = await window.SSRuntime.service('third-parties');
    const first = await captcha().catch((error: { code: string }) => error.code);
    const tags = document.querySelectorAll('script[src*=captcha]').length;
    await captcha();
    return [first, tags];
  });
  expect(answers).toEqual(['script-missing', 0]);
});

test('goToCheckout without a cart shows a message and with one leads to the checkout; giftCard passes its ids', async () => {
  const visitor = await arrive('/guest');
  const said: string[] = [];
  visitor.page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  const goes = (way: 'checkout' | 'card') =>
    visitor.page.evaluate(async (which) => {
      const { checkout } = await window.SSRuntime.service('commerce');
      if (which === 'checkout') checkout.goToCheckout();
      else checkout.giftCard({ productId: 'g1', sku: 'SQ1' });
    }, way);
  await goes('checkout');
  expect(said).toEqual(['Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.']);
  await visitor.page.evaluate(() => {
    document.cookie = 'hasCart=true; path=/';
  });
  await Promise.all([visitor.page.waitForNavigation(), goes('checkout')]);
  expect(new URL(visitor.page.url()).pathname).toBe('/commerce/goto-checkout');
  await visitor.open('owner', '/guest');
  await Promise.all([visitor.page.waitForNavigation(), goes('card')]);
  expect(visitor.page.url()).toBe(
    world.address('owner', '/checkout/giftcard?websiteId=66b2c3d4e5f6071829300002&giftCardProductId=g1&sku=SQ1'),
  );
});
