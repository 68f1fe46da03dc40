import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { image } from '../../helpers/markup/gallery-html.ts';
import { servePictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const say = (word: string) => `(window.ran = window.ran || []).push('${word}')`;
const slide = (name: string) =>
  `<div class="slide" data-type="image"><a class="image-slide-anchor" href="/img/${name}-800x500.svg" ` +
  `data-slide-id="${name}" data-description="&lt;p&gt;About it&lt;/p&gt;">${image(name)}</a></div>`;

const world = browserWorld(() => [
  testSite('strict', {
    '/': {
      context: {
        ...plainContext,
        cookieSettings: {
          isCookieBannerEnabled: true,
          isRestrictiveCookiePolicyEnabled: true,
          cookieBannerAcceptType: 'OPT_IN_AND_OUT',
          cookieBannerText: '<p>May <strong>we</strong>?</p>',
        },
        websiteSettings: {
          popupOverlaySettings: {
            style: 2,
            showOnAllPages: true,
            enableMobile: true,
            version: 1,
            text: '<p>An <em>offer</em></p>',
          },
        },
      },
      headers: { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types ss-runtime" },
      // Trusted types allow one policy of a name: a second one of `ss-runtime` would be a violation.
      body: `<main><h1>Pots</h1>
        <div class="sqs-block gallery-block sqs-block-gallery" data-block-json='{"design":"grid","lightbox":true}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slide('one')}${slide('two')}</div></div></div></main>
        <script type="text/plain" data-ss-consent>${say('inline')}</script>
        <script type="text/plain" data-ss-consent src="data:text/javascript,${encodeURIComponent(say('fetched'))}"></script>`,
    },
  }),
]);

test(
  'where a page allows one policy, ss-runtime, banner, held-back scripts, popup, dialog, lightbox and 5 third-party scripts ' +
    'work in one visit',
  async () => {
    const { page, open } = await world.newVisitor();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await servePictures(page);
    await page.evaluateOnNewDocument(() => {
      const seen: string[] = [];
      Object.assign(window, { violations: seen });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
        seen.push(`${effectiveDirective}: ${sample}`);
      });
    });
    await open('strict', '/');
    const text = (selector: string) => page.$eval(selector, (element) => element.innerHTML);

    await page.waitForSelector('.sqs-cookie-banner-v2');
    expect(await text('.sqs-cookie-banner-v2-text')).toContain('<strong>we</strong>');
    await page.click('.sqs-cookie-banner-v2-accept');
    await page.waitForFunction(() => (window as { ran?: string[] }).ran?.length === 2);
    expect(await page.evaluate(() => (window as { ran?: string[] }).ran)).toEqual(['inline', 'fetched']);

    await page.waitForSelector('.sqs-popup-overlay[open]');
    expect(await text('.sqs-popup-overlay-text')).toContain('<em>offer</em>');
    await page.click('.sqs-popup-overlay-close');
    await page.waitForFunction(() => !document.querySelector('.sqs-popup-overlay'));

    const answer = page.evaluate(async () => {
      const dialogs = await window.SSRuntime.service('dialogs');
      return await dialogs.alert('A sentence').answer;
    });
    await page.waitForSelector('.sqs-dialog[data-state="shown"]');
    expect(await text('.sqs-dialog-message')).toBe('<p>A sentence</p>');
    await page.click('.sqs-dialog-confirm');
    expect(await answer).toBe('confirm');

    await page.click('[data-slide-id="two"]');
    await page.waitForSelector('.sqs-lightbox[open] .sqs-lightbox-next');
    expect(await page.$$eval('[data-part]', (marks) => marks.length)).toBe(0);

    // Third-party scripts are loaded by the policy as well, each from its own host: none is refused.
    const loaded = await page.evaluate(async () => {
      const others = await window.SSRuntime.service('third-parties');
      await Promise.all([
        others.captcha(),
        others.follow(),
        others.reservation(),
        others.tableBooking(),
        others.weddingRegistry(),
      ]);
      return [...document.scripts].map(({ src }) => src).filter((src) => src.includes('third-party')).length;
    });
    expect(loaded).toBe(5);

    expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([]);
    expect(await page.evaluate(() => (globalThis as { trustedTypes?: object }).trustedTypes !== undefined)).toBe(true);
  },
);
