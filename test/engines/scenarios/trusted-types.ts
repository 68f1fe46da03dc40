import { expect } from 'vitest';
import { image } from '../../helpers/markup/gallery-html.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';
import type { Topic } from '../facade/scenario.ts';

const site = 'strict';
const say = (word: string) => `(window.consented = window.consented || []).push('${word}')`;
const slide = (name: string) =>
  `<div class="slide" data-type="image"><a class="image-slide-anchor" href="/img/${name}-800x500.svg" ` +
  `data-slide-id="${name}">${image(name)}</a></div>`;
const watch =
  "<script>policyViolations = []; document.addEventListener('securitypolicyviolation', function (event) { " +
  "policyViolations.push(event.effectiveDirective + ': ' + event.sample) })</script>";

declare global {
  interface Window {
    policyViolations: readonly string[];
    consented?: readonly string[];
  }
}

export const trustedTypes: Topic = {
  sites: [
    withPictures(
      testSite(site, {
        '/': {
          context: {
            ...plainContext,
            cookieSettings: {
              isCookieBannerEnabled: true,
              isRestrictiveCookiePolicyEnabled: true,
              cookieBannerAcceptType: 'OPT_IN_AND_OUT',
              cookieBannerText: '<p>May <strong>we</strong>?</p>',
            },
          },
          headers: { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types ss-runtime" },
          head: watch,
          body: `<main><div class="sqs-block gallery-block sqs-block-gallery" id="grid" data-block-json='{"design":"grid","lightbox":true}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slide('one')}${slide('two')}</div></div></div>
<script type="text/plain" data-ss-consent>${say('inline')}</script>
<script type="text/plain" data-ss-consent src="data:text/javascript,${encodeURIComponent(say('fetched'))}"></script></main>`,
        },
      }),
    ),
  ],
  scenarios: [
    {
      title:
        'where a page allows one policy, ss-runtime, banner, held-back scripts, dialog and lightbox work without a violation',
      async run({ open, tab }) {
        await open(site, '/');
        expect(await tab.evaluate(() => 'trustedTypes' in window)).toBe(true);
        expect(await tab.text('.sqs-cookie-banner-v2-text')).toBe('May we?');
        await tab.click('.sqs-cookie-banner-v2-accept');
        await tab.until(() => window.consented?.length === 2);
        await tab.evaluate(async () => {
          const dialogs = await window.SSRuntime.service('dialogs');
          dialogs.alert('A sentence');
        });
        await tab.click('.sqs-dialog-confirm');
        await tab.until(() => document.querySelector('.sqs-dialog') === null);
        await tab.click('[data-slide-id=two]');
        await tab.until(() => document.querySelector('.sqs-lightbox[open] .sqs-lightbox-next') !== null);
        expect(await tab.evaluate(() => window.policyViolations)).toEqual([]);
      },
    },
  ],
};
