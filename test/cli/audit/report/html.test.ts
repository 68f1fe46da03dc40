import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { htmlReport } from '../../../../cli/audit/report/html.ts';
import { exampleReport } from '../../../helpers/audit-report.ts';

test('the HTML report holds no markup of the pages, has a title, and names its tables and levels', () => {
  const html = htmlReport(exampleReport);
  const document = load(html);
  expect(document('img, script').length).toBe(0);
  expect(document('title').text()).toBe('Cookie and tracking audit: 2 errors, 1 warning');
  expect(document('table caption').length).toBeGreaterThan(0);
  expect(document('.findings > li.error').first().text()).toContain('cookie-before-consent');
  expect(document('.findings summary').first().text()).toBe('Stack');
});
