import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { htmlReport } from '../../../../../cli/audit/report/html/html-report.tsx';
import { stepKindOf } from '../../../../../cli/audit/report/steps.ts';
import { ownerTexts } from '../../../../../cli/audit/report/texts/index.ts';
import { rules } from '../../../../../cli/audit/rules/index.ts';
import { languages } from '../../../../../runtime/contract/texts/languages.ts';
import { exampleReport, hostile } from '../../../../helpers/audit/audit-report.ts';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(languages)('the first page in the language %s', (language) => {
  const texts = ownerTexts[language];
  const $ = load(htmlReport(exampleReport, rules, [], { reportLanguage: language, client: 'Ada', author: 'Bea' }));

  test('has a sentence for each rule and each step, none of them in another language’s words', () => {
    expect(Object.keys(texts.rules).sort()).toEqual(rules.map(({ id }) => id).sort());
    const others = languages.filter((other) => other !== language).flatMap((other) => Object.values(ownerTexts[other].rules));
    expect(Object.values(texts.rules).filter((text) => others.includes(text))).toEqual([]);
    expect(Object.keys(texts.steps).sort()).toEqual(['banner', 'code', 'declare', 'delete', 'shorten', 'wait']);
  });

  test('has the same values in each text as the other languages', () => {
    const shape = (texts: object) =>
      Object.entries(texts).map(([key, text]) => [
        key,
        typeof text === 'string' ? holes(text) : Object.keys(text as object).sort(),
      ]);
    expect(shape(texts)).toEqual(shape(ownerTexts.de));
  });

  test('is marked with its language and direction, has verdict, steps and names, and says that the rest is in English', () => {
    expect($('html').attr('lang')).toBe(language);
    const first = $('body > div').first();
    expect([first.attr('lang'), first.attr('dir')]).toEqual([language, language === 'he' ? 'rtl' : 'ltr']);
    expect(first.find('.sentence').text()).toBe(`${texts.broken.replace('{site}', 'shop.example')} ${texts.notAllJudged}`);
    expect(
      first
        .find('.steps .means')
        .toArray()
        .map((one) => $(one).text()),
    ).toContain(texts.rules['cookie-before-consent']);
    expect(first.find('.steps').text()).toContain('\u2068ss_cvr');
    expect(first.find('.steps').text()).toContain(
      texts.rank.replace('{risk}', texts.levels.high).replace('{effort}', texts.levels.medium),
    );
    expect(first.find('header').text()).toContain(texts.forClient.replace('{name}', 'Ada'));
    expect(first.find('header').text()).toContain(texts.byAuthor.replace('{name}', 'Bea'));
    expect(first.text()).toContain(texts.technical);
    expect([$('main').attr('lang'), $('main').attr('dir')]).toEqual(['en', 'ltr']);
    expect($('#to-do, #causes').length).toBe(0);
    expect($('title').text()).toBe(texts.title.replace('{site}', 'shop.example'));
  });
});

test('names and pages are text in the first page too', () => {
  const $ = load(htmlReport(exampleReport, rules, [], { reportLanguage: 'de', client: hostile, author: hostile }));
  expect($('header img, img[src=x]').length).toBe(0);
  expect($('header').text()).toContain(`Für ${hostile.slice(0, 9)}`);
});

test('a rule without a kind of step is a matter of code, also one named like a part of every object', () => {
  expect([stepKindOf('visit-count'), stepKindOf('constructor'), stepKindOf('cookie-before-consent')]).toEqual([
    'code',
    'code',
    'wait',
  ]);
});

test('a logo and an author stand in the head', () => {
  const logo = 'data:image/png;base64,AAAA';
  const $ = load(htmlReport(exampleReport, rules, [], { logo, author: 'Harbour Studio' }));
  expect([$('header img.logo').attr('src'), $('header img.logo').attr('alt')]).toEqual([logo, 'Harbour Studio']);
  expect($('header').text()).toContain('By Harbour Studio');
});
