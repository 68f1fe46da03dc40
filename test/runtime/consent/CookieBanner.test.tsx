import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CookieBanner } from '../../../runtime/features/consent/banner/CookieBanner.tsx';

test('the template has the named parts: root, text, controls; decline precedes accept and has the same weight', () => {
  const $ = load(renderToStaticMarkup(<CookieBanner />));
  expect($('section.sqs-cookie-banner-v2').attr('aria-label')).toBe('Cookies');
  expect($('.sqs-cookie-banner-v2-text').length).toBe(1);
  expect(
    $('.sqs-cookie-banner-v2-cta-container > button')
      .toArray()
      .map((button) => $(button).attr('class')),
  ).toEqual(['sqs-cookie-banner-v2-cta sqs-cookie-banner-v2-deny', 'sqs-cookie-banner-v2-cta sqs-cookie-banner-v2-accept']);
  expect(
    $('svg')
      .toArray()
      .every((sign) => $(sign).attr('aria-hidden') === 'true'),
  ).toBe(true);
});
