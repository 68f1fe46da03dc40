import { describe, expect, test } from 'vitest';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

describe('a site’s pages', () => {
  test.each([
    '/commerce/goto-checkout',
    '/checkout/subscribe?cartToken=t-1',
    '/checkout/donate?donatePageId=d-1',
    '/checkout/giftcard?websiteId=w&giftCardProductId=g&sku=SQ1',
    '/settings/billing/billing/upgrade',
    '/settings/billing/billing/website/change-plan',
    '/cart',
  ])('%s shows a screen with the received values', async (path) => {
    const response = await call(await startPlatform(), path);
    expect(response.status).toBe(200);
    for (const [name, value] of new URL(path, 'http://x').searchParams)
      expect(response.text).toContain(`<dt>${name}</dt><dd>${value}</dd>`);
  });

  test('a page of the site takes precedence over the platform’s screen', async () => {
    const platform = await startPlatform([siteFolder('shop', { 'cart.html': '<title>My cart</title>' })]);
    expect((await call(platform, '/cart')).text).toContain('My cart');
  });

  test('a page sets the browser’s crumb once, readable by scripts, for the whole site', async () => {
    const platform = await startPlatform();
    const [cookie = ''] = (await call(platform, '/')).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^crumb=[\w-]{24}; Path=\/; SameSite=Lax$/);
    const again = await call(platform, '/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('a page with a Set-Cookie header of its own sets the crumb too', async () => {
    const { headers } = await call(await startPlatform(['leaky']), '/answer-cookie');
    expect(headers['set-cookie']).toHaveLength(2);
    expect(String(headers['set-cookie'])).toMatch(/^crumb=/);
  });

  test('pages respond to HEAD without a body, and to other methods with 405', async () => {
    const platform = await startPlatform();
    const head = await call(platform, '/', { method: 'HEAD' });
    expect([head.status, head.text, Number(head.headers['content-length']) > 0]).toEqual([200, '', true]);
    expect((await call(platform, '/', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});
