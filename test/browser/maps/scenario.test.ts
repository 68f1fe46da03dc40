// covers: fake-server/stand-ins/ runtime/features/maps/ runtime/features/maps/chunks/
import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { loadSites } from '../../../fake-server/start.ts';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { refuseRequests } from '../../helpers/browser/refuse-requests.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const attribute = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const block = (id: string, data: object, content = 'height: 240px;') =>
  `<div class="sqs-block sqs-block-map" id="${id}" data-block-json="${attribute(data)}"><div class="sqs-block-content" ` +
  `style="${content}">&nbsp;</div></div>`;
const bay = { mapLat: 50.2, mapLng: -5.45, mapZoom: 10, markerLat: 50.213, markerLng: -5.48 };
const hostile = {
  ...bay,
  addressTitle: '<img src=x onerror="window.harmed=1">',
  addressLine1: '"><script>window.harmed=1</script>',
};
const world = browserWorld(async () => [
  ...(await loadSites(['maps'])),
  testSite('far', {
    '/': {
      body: `<div style="height:3000px"></div><main>${block('near', { location: hostile, style: 1 })}</main>`,
    },
    '/between': {
      body: `<div style="height:900px"></div><main>${block('near', { location: bay })}</main><div style="height:1500px"></div>`,
    },
    '/shapes': {
      body: [
        block('shape', { location: bay, aspectRatio: 50 }, ''),
        block('units', { location: bay, vSize: 12 }, ''),
        '<div class="sqs-block sqs-block-map" id="torn" data-block-json="{&quot;location&quot;:"><div ' +
          'class="sqs-block-content">&nbsp;</div></div>',
        block('still', { location: bay, draggable: false, linkOnClick: false, controls: false, style: 4 }),
      ].join(''),
    },
  }),
]);

const state = (page: Page, selector: string) =>
  page.$eval(selector, (element) => [element.getAttribute('data-ss-map'), element.getAttribute('data-ss-map-style')]);
const becomes = (page: Page, selector: string, wanted: 'static' | 'interactive') =>
  page.waitForSelector(`${selector}[data-ss-map=${wanted}]`);
/** Returns the number of colours of the picture; an empty picture has one. */
const colours = (page: Page, selector: string) =>
  page.$eval(`${selector} canvas`, (canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return seen.size;
  });
const requests = (page: Page, pattern: string) =>
  page.evaluate(
    (text) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new RegExp(text).test(name)),
    pattern,
  );
const pinAt = (page: Page, selector: string) =>
  page.$eval(`${selector} .ss-map-pin`, (pin) => {
    const { left, top } = pin.getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
  });

// maps#nothing-early, maps#picture-first, maps#same-place, maps#keyboard, maps#names, maps#marker-icon
test(
  'a map far below downloads nothing; near the view it is a picture, and with the focus interactive, with keys, buttons and ' +
    'names; hostile text does nothing, and destroy restores the block',
  async () => {
    const visitor = await world.nextVisitor();
    const { page } = visitor;
    await page.setViewport({ width: 320, height: 600 });
    await visitor.open('far', '/');
    expect(await requests(page, '/chunks/map')).toEqual([]);
    await page.$eval('#near', (element) => element.scrollIntoView({ block: 'center' }));
    await becomes(page, '#near', 'static');
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /chunks\/maps\/6-/.test(name)));
    await page.waitForNetworkIdle({ idleTime: 50 });
    await expect.poll(() => colours(page, '#near')).toBeGreaterThan(10);
    expect(await requests(page, 'map-embedded|third-party')).toEqual([]);
    expect(await state(page, '#near')).toEqual(['static', 'Original']);
    expect(await findWithAxe(page, '#near')).toEqual([]);

    const name = `${hostile.addressTitle}, ${hostile.addressLine1}`;
    const pin = await page.$eval('#near .ss-map-pin', (link) => ({
      name: link.getAttribute('aria-label'),
      href: (link as HTMLAnchorElement).href.replace(/:\d+/, ''),
      target: (link as HTMLAnchorElement).target,
      size: [link.clientWidth, link.clientHeight],
    }));
    expect(pin).toEqual({
      name: `Open ${name} in a maps service, in a new window`,
      href: 'http://third-party.localhost/maps/search/?api=1&query=50.213%2C-5.48',
      target: '_blank',
      size: [24, 32],
    });
    expect(await page.$eval('#near .ss-map-box', (box) => [box.getAttribute('role'), box.getAttribute('aria-label')])).toEqual([
      'application',
      `Map: ${name}. The arrow keys move it, plus and minus zoom.`,
    ]);

    const before = await pinAt(page, '#near');
    await page.focus('#near .ss-map-box');
    await becomes(page, '#near', 'interactive');
    // The library places the marker on whole pixels.
    const after = await pinAt(page, '#near');
    for (const axis of [0, 1]) expect(Math.abs((after[axis] ?? 0) - (before[axis] ?? 0))).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('ss-map-box');
    expect(await findWithAxe(page, '#near')).toEqual([]);
    const moved = (from: readonly number[]) =>
      page.waitForFunction(
        (left, top) => {
          const box = document.querySelector('#near .ss-map-pin')?.getBoundingClientRect();
          // The place counts once the movement has ended.
          const isOnItsWay = document.querySelector('#near :is(.leaflet-pan-anim,.leaflet-zoom-anim)');
          return box && !isOnItsWay && (Math.abs(box.left - left) > 20 || Math.abs(box.top - top) > 20);
        },
        {},
        from[0] ?? 0,
        from[1] ?? 0,
      );
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('ArrowUp');
    await moved(before);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const up = await pinAt(page, '#near');
    expect((up[1] ?? 0) - (before[1] ?? 0)).toBeGreaterThan(20);
    await page.click('#near .ss-map-controls button');
    await moved(up);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.evaluate(() => (window as { harmed?: number }).harmed)).toBeUndefined();
    expect(await requests(page, 'third-party')).toEqual([]);
    await page.evaluate(() => window.SSRuntime.destroy());
    expect(await page.$eval('#near', (element) => [element.innerHTML, element.hasAttribute('data-ss-map')])).toEqual([
      '<div class="sqs-block-content" style="height: 240px;">&nbsp;</div>',
      false,
    ]);
    expect(visitor.pageErrors).toEqual([]);
  },
);

// maps#styles, maps#land, maps#height, maps#block-data
test('six styles draw six pictures; a map has its page’s height, else its own shape; unreadable data leave the block unchanged', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setViewport({ width: 1280, height: 2000 });
  await visitor.open('maps', '/');
  await page.waitForFunction(() => document.querySelectorAll('[data-ss-map=static]').length === 6);
  const styles = ['Original', 'Grayscale', 'Satellite', 'MinimalDark', 'MinimalLight', 'MinimalBlue'];
  expect(await page.$$eval('.sqs-block-map', (all) => all.map((each) => each.getAttribute('data-ss-map-style')))).toEqual(styles);
  await page.waitForNetworkIdle({ idleTime: 50 });
  const seas = () =>
    page.$$eval('.sqs-block-map canvas', (all) =>
      all.map((canvas) => Array.from((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(2, 2, 1, 1).data ?? []).join()),
    );
  await expect.poll(async () => new Set(await seas()).size).toBe(6);
  expect(await findWithAxe(page)).toEqual([]);
  expect(await page.$eval('.ss-map-credit', (credit) => credit.textContent)).toBe(
    'Outline map, no streets or terrain · Natural Earth · GeoNames',
  );

  await page.setViewport({ width: 600, height: 2000 });
  await visitor.open('far', '/shapes');
  await becomes(page, '#still', 'static');
  const height = (id: string) => page.$eval(`${id} .ss-map`, (map) => Math.round((map.clientHeight / map.clientWidth) * 100));
  expect([await height('#shape'), await page.$eval('#units .ss-map', (map) => map.clientHeight)]).toEqual([50, 360]);
  expect(await page.$eval('#torn', (element) => element.getAttribute('data-ss-block-error'))).toBe('data-unparseable');
  expect(await page.$eval('#torn', (element) => element.textContent)).toBe('\u00a0');
  expect(await page.$$eval('#still :is(a.ss-map-pin,.ss-map-controls)', (all) => all.length)).toBe(0);
  expect(await page.$eval('#still .ss-map-pin', (pin) => pin.getAttribute('role'))).toBe('img');
  expect(visitor.pageErrors).toEqual([]);
});

// maps#library-once, maps#library-style, maps#library-refusal, maps#marker-drag
test(
  'with a key the hosted library is loaded once for all maps and receives their options; a click on the marker opens the ' +
    'external page, the end of a drag does not, a key after a drag does',
  async () => {
    const visitor = await world.nextVisitor();
    const { page } = visitor;
    await page.setViewport({ width: 800, height: 1400 });
    await visitor.open('maps', '/hosted');
    await page.waitForFunction(() => document.querySelectorAll('.sqs-block-map[data-ss-map=interactive]').length === 2);
    const scripts = (await requests(page, 'third-party')).map((address) => address.replace(/:\d+/, ''));
    expect(scripts).toEqual(['http://third-party.localhost/maps/api/js?key=stand-in-map-key&language=en-GB&region=GB']);
    const made = await page.$$eval('.maps-stand-in', (all) =>
      all.map((map) => JSON.parse(map.getAttribute('data-options') ?? '')),
    );
    expect(made[0]).toMatchObject({
      center: { lat: 50.2, lng: -5.45 },
      zoom: 12,
      mapTypeId: 'roadmap',
      styles: [{ stylers: [{ saturation: -100 }] }],
      draggable: true,
      scrollwheel: true,
      disableDefaultUI: true,
      zoomControl: true,
    });
    expect(made[1].zoomControl).toBe(false);
    expect(made[1].styles).toContainEqual({ elementType: 'labels', stylers: [{ visibility: 'off' }] });
    await page.evaluate(() => {
      window.open = ((address: string) => {
        document.title = address.replace(/:\d+/, '');
        return null;
      }) as typeof window.open;
    });
    const marker = '.maps-stand-in > button';
    await page.$eval(marker, (button) => {
      button.dispatchEvent(new Event('drag-for-test'));
      button.dispatchEvent(new MouseEvent('click', { detail: 1 }));
      button.dispatchEvent(new Event('drag-for-test'));
    });
    expect(await page.title()).toMatch(/^With a key/);
    await page.focus(marker);
    await page.keyboard.press('Enter');
    expect(await page.title()).toBe('http://third-party.localhost/maps/search/?api=1&query=50.213%2C-5.48');
    await page.setViewport({ width: 500, height: 1400 });
    await page.waitForFunction(() => document.querySelector('.maps-stand-in')?.getAttribute('data-resize') === '1');
    // The library may refuse the key later: the maps become embedded maps again.
    await page.evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
    expect(await page.$$eval('.sqs-block-map', (all) => all.map((each) => each.getAttribute('data-ss-map')))).toEqual([
      'static',
      'static',
    ]);
    expect(await page.$$eval('.maps-stand-in', (all) => all.length)).toBe(0);
    await page.focus('.ss-map-box[role=application]');
    await becomes(page, '.sqs-block-map', 'interactive');
    expect(visitor.pageErrors).toEqual([]);
  },
);

// maps#library-consent
test(
  'where cookies are restricted the hosted library is loaded after accept; where it cannot be fetched the embedded map is ' +
    'shown',
  async () => {
    const visitor = await world.nextVisitor();
    const { page } = visitor;
    await page.setViewport({ width: 800, height: 1400 });
    await visitor.open('maps', '/hosted-asked');
    await becomes(page, '.sqs-block-map', 'static');
    expect(await requests(page, 'third-party|map-hosted')).toEqual([]);
    await page.evaluate(() => window.SSRuntime.consent.accept());
    await becomes(page, '.sqs-block-map', 'interactive');
    expect(await requests(page, 'third-party.*/maps/api')).toHaveLength(1);

    await page.setRequestInterception(true);
    page.on('request', (request) => void request.continue({}, 0));
    refuseRequests(page, /maps\/api\/js/);
    await visitor.open('maps', '/hosted');
    await becomes(page, '.sqs-block-map', 'static');
    await page.focus('.ss-map-box');
    await becomes(page, '.sqs-block-map', 'interactive');
    expect(await page.$('.maps-stand-in')).toBeNull();
    expect(visitor.pageErrors).toEqual([]);
  },
);

// maps#wheel
test('the wheel zooms a map that the pointer has moved over, and scrolls the page past a map that moves under a resting pointer', async () => {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setViewport({ width: 320, height: 600 });
  await visitor.open('far', '/between');
  await page.mouse.move(160, 300);
  const scrolled = () => page.evaluate(() => scrollY);
  const end = await page.$eval('#near', (element) => element.getBoundingClientRect().bottom + scrollY);
  // Past the map, a step at a time, each once the one before has been drawn.
  while ((await scrolled()) + 300 < end) {
    const before = await scrolled();
    await page.mouse.wheel({ deltaY: 100 });
    await page.waitForFunction((top) => scrollY > top, {}, before);
  }
  await page.mouse.wheel({ deltaY: -200 });
  await page.waitForFunction((bottom) => scrollY + 300 < bottom, {}, end);
  await becomes(page, '#near', 'interactive');
  const before = await pinAt(page, '#near');
  const top = await scrolled();
  const { left, bottom } = await page.$eval('#near', (element) => element.getBoundingClientRect().toJSON() as DOMRect);
  await page.mouse.move(left + 60, bottom - 60);
  await page.mouse.move(left + 80, bottom - 80);
  await page.mouse.wheel({ deltaY: -300 });
  await page.waitForFunction(
    (x, y) => {
      const { left, top } = document.querySelector('#near .ss-map-pin')?.getBoundingClientRect() ?? { left: x, top: y };
      return Math.abs(left - x) > 20 || Math.abs(top - y) > 20;
    },
    {},
    before[0] ?? 0,
    before[1] ?? 0,
  );
  expect(await scrolled()).toBe(top);
});

// maps#marker-link, maps#marker-drag
test(
  'a marker opens the external page by click and Enter, also after the map was dragged; the click that ends a drag on it ' +
    'does not',
  async () => {
    const visitor = await world.nextVisitor();
    const { page } = visitor;
    await page.setViewport({ width: 320, height: 600 });
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('click', (event) => {
        if (!(event.target as Element).closest('.ss-map-pin')) return;
        document.title = event.defaultPrevented ? 'held' : 'followed';
        event.preventDefault();
      }),
    );
    await visitor.open('far', '/');
    await page.$eval('#near', (element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForSelector('#near .ss-map-box');
    await page.focus('#near .ss-map-box');
    await becomes(page, '#near', 'interactive');
    const [x = 0, y = 0] = await pinAt(page, '#near');
    await page.mouse.move(x + 12, y + 12);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    expect(await page.title()).toBe('held');
    await page.focus('#near .ss-map-pin');
    await page.keyboard.press('Enter');
    expect(await page.title()).toBe('followed');
    await page.evaluate(() => {
      document.title = '';
    });
    await page.waitForFunction(() => !document.querySelector('#near .leaflet-pan-anim'));
    await page.click('#near .ss-map-pin');
    expect(await page.title()).toBe('followed');
  },
);
