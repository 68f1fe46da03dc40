import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite, type ServedPlatform, start } from '../../../fake-server/start.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';

const world = browserWorld(() => []);
let platform: ServedPlatform;
beforeAll(async () => {
  platform = await start({ sites: [await loadSite('clean')], https: true, reissueCookies: true });
});
afterAll(() => platform.close());

const daySeconds = 86_400;

test('over https a page becomes ready, its cookies are Secure, and the server renews those that a browser keeps for 7 days only', async () => {
  const { page, pageErrors } = await world.newVisitor();
  const session = await page.createCDPSession();
  await session.send('Security.setIgnoreCertificateErrors', { ignore: true });
  const open = async (path: string) => {
    await page.goto(`https://clean.localhost:${platform.port}${path}`);
    await page.evaluate(() => window.SSRuntime.ready);
  };
  const daysLeft = async () => {
    const cookies = await page.browserContext().cookies();
    return Object.fromEntries(
      cookies
        .filter(({ name }) => ['ss_cvr', 'ss_cookieAllowed'].includes(name))
        .map(({ name, secure, expires }) => [name, [secure, Math.round((expires - Date.now() / 1000) / daySeconds)]]),
    );
  };
  await open('/');
  await page.click('.sqs-cookie-banner-v2-accept');
  await platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit');
  await page.goto('about:blank');
  // Safari keeps cookies that scripts have written for 7 days: https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/
  const expires = Date.now() / 1000 + 7 * daySeconds;
  const written = await page.browserContext().cookies();
  await page.browserContext().setCookie(...written.map((cookie) => ({ ...cookie, expires })));
  await open('/about');
  // Chromium keeps no cookie for more than 400 days: https://developer.chrome.com/blog/cookie-max-age-expires
  expect(await daysLeft()).toEqual({ ss_cvr: [true, 400], ss_cookieAllowed: [true, 30] });
  expect(await page.$('.sqs-cookie-banner-v2')).toBeNull();
  expect(pageErrors).toEqual([]);
});
