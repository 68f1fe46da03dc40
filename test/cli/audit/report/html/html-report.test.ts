import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { htmlReport } from '../../../../../cli/audit/report/html/html-report.tsx';
import { rules } from '../../../../../cli/audit/rules/index.ts';
import { exampleReport, hostile } from '../../../../helpers/audit/audit-report.ts';

const html = htmlReport(exampleReport, rules);
const $ = load(html);

describe('the HTML report', () => {
  test('begins with the verdict and the steps to take, most severe first, then lists findings by rule', () => {
    expect($('title').text()).toBe('Cookie and tracking audit of shop.example: 1 error, 1 warning');
    expect($('.sentence').text()).toBe(
      'shop.example does not keep its promises on privacy: 1 error on 1 of 2 pages. Also 1 warning. 1 of 2 pages could not ' +
        'be judged completely, because nothing answers.',
    );
    const means = rules.find(({ id }) => id === 'cookie-before-consent')?.explain;
    expect($('.steps').text()).toContain(means?.fix);
    expect($('#rule-cookie-before-consent .finding.error').first().text()).toContain('ss_cvr');
    expect($('#rule-cookie-before-consent .finding summary').first().text()).toBe('Stack');
    expect($('section[aria-labelledby=undecided]').text()).toContain('visit “First visit”: nothing answers');
    expect($('h1').first().index()).toBeLessThan($('main').index() + 1);
  });

  test('names the site in title and heading, and takes a title and a client as text', () => {
    expect($('header h1').text()).toBe('Cookie and tracking audit of shop.example');
    expect($('header').text()).toContain('https://shop.example/ and 1 other page');
    const named = load(htmlReport(exampleReport, rules, [], { reportTitle: 'Check <b>', client: hostile }));
    expect(named('title').text()).toBe('Check <b>, shop.example: 1 error, 1 warning');
    expect(named('header h1').text()).toBe('Check <b>, shop.example');
    expect(named('header').text()).toContain(`For ${hostile.slice(0, 9)}`);
    expect(named('header b, header img').length).toBe(0);
  });

  test('gives each reason without a judgement a next step, and journeys in words', () => {
    expect($('section[aria-labelledby=undecided]').text()).toContain('What to do. Open the page in a browser.');
    expect($('.finding').first().text()).toContain('on a first visit, before an answer');
  });

  test('ends the verdict with one full stop, also after a reason that has its own', () => {
    const pages = exampleReport.pages.map((page) => ({
      ...page,
      undecided: page.undecided.map((one) => ({ ...one, reason: 'Page.navigate had no response within 15000 ms.' })),
    }));
    const sentence = load(htmlReport({ ...exampleReport, pages }, rules))('.sentence').text();
    expect(sentence).toMatch(/because Page\.navigate had no response within 15000 ms\.$/);
  });

  test('contains no markup and no values of the pages, and allows its own script and style only', () => {
    expect($('img[src=x], [onerror]').length).toBe(0);
    expect($('script').length).toBe(1);
    expect($('body').text()).toContain(hostile.slice(0, 9));
    expect(html).not.toContain('\u001b');
    const policy = $('meta[http-equiv]').attr('content') ?? '';
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash($('script').text())}'`);
    expect(policy).toContain(`style-src 'sha256-${hash($('style').text())}'`);
    expect(policy).toContain("default-src 'none'");
    expect($('[style]').length).toBe(0);
  });

  test('is complete without its script, except for the hidden filter', () => {
    expect($('#filter').attr('hidden')).toBeDefined();
    expect($('#filter select[name=rule] option').length).toBe($('.rule').length + 1);
    expect($('table caption').length).toBeGreaterThan(0);
    expect($('.time-line summary').first().text()).toContain('First visit');
    expect($('.finding[hidden]').length).toBe(0);
  });
});
