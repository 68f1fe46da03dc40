import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { junitReport } from '../../../../cli/audit/report/junit.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { exampleReport } from '../../../helpers/audit/audit-report.ts';
import { junitProblems } from '../../../helpers/reports/junit-schema.ts';

test('the JUnit report has a suite for each page and a case for each rule, and is valid XML for any page', () => {
  const text = junitReport(exampleReport, rules);
  const xml = load(text, { xml: true });
  expect(xml('testsuite').length).toBe(2);
  expect(xml('testsuite').first().find('testcase').length).toBe(rules.length);
  expect(xml('testsuites').attr()).toMatchObject({
    tests: String(2 * rules.length + 1),
    failures: '1',
    errors: '0',
    time: '1.234',
  });
  expect(junitProblems(text)).toEqual([]);
  expect(xml('failure').length).toBe(2);
  // Nothing of the second page was judged, so no rule has passed there.
  const [, second] = xml('testsuite').toArray();
  expect(xml(second).find('skipped').length).toBe(rules.length + 1);
  expect(xml(second).find('skipped').first().text()).toBe('nothing answers');
  // No visit with Global Privacy Control was made, so its rule has not passed either.
  expect(xml('testsuite').first().find('testcase:has(skipped)').text()).toContain('the audit has no visit, or no list');
  expect(text).not.toContain('\u0001');
  expect(text).not.toContain('<img');
});
