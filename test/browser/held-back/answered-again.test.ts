// covers: runtime/features/consent/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

declare global {
  interface Window {
    runs?: number;
  }
}

const context = {
  ...plainContext,
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
};
const script = 'window.runs = (window.runs || 0) + 1; document.body.append(document.createElement("output"))';
const address = `data:text/javascript,${encodeURIComponent(script)}`;
const world = browserWorld(() => [
  testSite('answered-again', {
    '/inline': { context, body: `<script type="text/plain" data-ss-consent="analytics" data-name="x">${script}</script>` },
    '/data-src': { context, body: `<script type="text/plain" data-ss-consent data-src="${address}" async></script>` },
  }),
]);

// Tags of other consent managers are moved to this one as they are, and answers come several times.
// consent#held-back-scripts, consent#answer-in-click
test.each(['/inline', '/data-src'])(
  'on %s three acceptances, new settings and an initialize run a held-back script once',
  async (path) => {
    const { page, open, pageErrors } = await world.nextVisitor();
    await open('answered-again', path);
    await page.waitForSelector('.sqs-cookie-banner-v2');
    await page.evaluate(() => {
      window.SSRuntime.consent.accept();
      window.SSRuntime.consent.accept();
      window.SSRuntime.consent.update({ cookieBannerTheme: 'LIGHT' });
    });
    await page.waitForSelector('output');
    await page.evaluate(async () => {
      await window.SSRuntime.initialize();
      window.SSRuntime.consent.accept();
      await window.SSRuntime.initialize();
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    expect(await page.evaluate(() => window.runs)).toBe(1);
    expect(pageErrors).toEqual([]);
  },
);
