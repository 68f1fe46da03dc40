// covers: fake-server/hosts/
import { expect, test } from 'vitest';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { slide, slideshow } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { call, jsonHeaders } from '../../helpers/platform/platform.ts';
import { mugId, shopPage } from '../../helpers/platform/shop.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const show = slideshow({ id: 'show', data: {}, slides: ['ash', 'elm'].map((name) => slide(name, 'fill')) });
const world = browserWorld(() => [testSite('shop', { '/': { body: show + shopPage } })]);

/** Calls the control surface in a session. */
const control = (session: string, path: string, method = 'GET', body?: object) =>
  call(world.platform, `/__ss/${path}`, {
    method,
    headers: { ...jsonHeaders, 'X-SS-Session': session },
    ...(body && { body: JSON.stringify(body) }),
  });

const ordersOf = async (session: string) => ((await control(session, 'orders')).json() as { orders: unknown[] }).orders.length;

/** Buys a mug, and sends a beacon and an image, as scripts of the page do. */
const useShop = ({ page }: Visitor, itemId: string) =>
  page.evaluate(async (id) => {
    const post = (path: string, body: object) =>
      fetch(`/api/commerce/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('shopping-cart/entries', { itemId: id, variantId: 'mug-l', quantity: 1 });
    const paid = await post('orders', { kind: 'cart', key: 'k', outcome: 'success', email: 'ada@example.com' });
    navigator.sendBeacon('/api/mark?by=beacon', 'x');
    new Image().src = '/api/mark?by=image';
    return paid.status;
  }, itemId);

const marksOf = (session: string) =>
  world.platform
    .session(session)
    .journal.entries()
    .flatMap(({ path, query }) => (path === '/api/mark' ? [query.by] : []))
    .sort();

const isMounted = ({ page }: Visitor) =>
  page.evaluate(() => Boolean(window.SSRuntime.gallery(document.getElementById('show') as Element)));
const hasBanner = ({ page }: Visitor) => page.evaluate(() => document.body.textContent?.includes('Only in session one') ?? false);

test(
  'two browsers in sessions of one process, by header and by cookie: faults, settings, orders, beacons and images of one do ' +
    'not reach the other or the main session',
  async () => {
    const [one, two] = await Promise.all([world.newVisitor(), world.newVisitor()]);
    const settings = { isCookieBannerEnabled: true, cookieBannerText: 'Only in session one' };
    await control('one', 'faults', 'PUT', { rules: 'chunk-gallery:status:503' });
    await control('one', 'sites/shop/cookie-settings', 'PUT', settings);
    await Promise.all([servePictures(one.page), servePictures(two.page)]);
    await one.page.setExtraHTTPHeaders({ 'X-SS-Session': 'one' });
    await two.page.browserContext().setCookie({ name: 'X-SS-Session', value: 'two', domain: 'shop.localhost', path: '/' });
    await Promise.all([one.open('shop', '/'), two.open('shop', '/')]);

    await expect.poll(() => hasBanner(one)).toBe(true);
    await expect.poll(() => isMounted(two)).toBe(true);
    expect([await isMounted(one), await hasBanner(two)]).toEqual([false, false]);

    // The session's cookie goes on without the header, as with beacons.
    await one.page.setExtraHTTPHeaders({});
    expect(await useShop(one, mugId)).toBe(200);
    await expect.poll(() => marksOf('one')).toEqual(['beacon', 'image']);
    expect([await ordersOf('one'), await ordersOf('two'), await ordersOf('')]).toEqual([1, 0, 0]);
    expect(await useShop(two, mugId)).toBe(200);
    await expect.poll(() => marksOf('two')).toEqual(['beacon', 'image']);
    expect([await ordersOf('one'), await ordersOf('two'), world.platform.journal.lastSeq]).toEqual([1, 1, 0]);
    expect([one.pageErrors, two.pageErrors]).toEqual([[], []]);
  },
);
