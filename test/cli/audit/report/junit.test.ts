import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { junitReport } from '../../../../cli/audit/report/junit.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { exampleReport } from '../../../helpers/audit/audit-report.ts';

test('the JUnit report has a suite for each page and a case for each rule, and is valid XML for any page', () => {
  const text = junitReport(exampleReport, rules);
  const xml = load(text, { xml: true });
  expect(xml('testsuite').length).toBe(2);
  expect(xml('testsuite').first().find('testcase').length).toBe(17);
  expect(xml('testsuites').attr()).toMatchObject({ tests: '34', failures: '1', errors: '1', time: '1.234' });
  expect(xml('failure').length).toBe(2);
  expect(xml('error').attr('message')).toBe('The page could not be judged: nothing answers.');
  expect(text).not.toContain('\u0001');
  expect(text).not.toContain('<img');
});
