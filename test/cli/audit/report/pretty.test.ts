import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { prettyReport } from '../../../../cli/audit/report/pretty.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { exampleReport } from '../../../helpers/audit/audit-report.ts';

test('the pretty report begins with the verdict and the steps to take', () => {
  const [sentence = '', first = '', toDo = ''] = prettyReport(exampleReport, rules, new Chalk({ level: 0 }));
  expect(sentence).toMatch(/^This site does not keep its promises on privacy: \d errors? on 1 of 2 pages/);
  expect(first).toMatch(/^ {2}error {2}[a-z-]+ \(\d\): .+\.$/);
  expect(toDo).toMatch(/^ {9}to do: .+\.$/);
});

test('the pretty report shows each finding with its initiator, and no terminal escapes', () => {
  const text = prettyReport(exampleReport, rules, new Chalk({ level: 0 })).join('\n');
  expect(text).toContain('by document.cookie at https://shop.example/a.js:3:5');
  expect(text).toMatch(/ss_cvr +730 days/);
  expect(text).toMatch(/ss_cvt +cleared/);
  expect(text).toContain('https://shop.example/down  undecided\n');
  expect(text).toContain('  not judged  journey first: nothing answers\n');
  expect(text).toContain('1 error, 1 warning, 1 page undecided; 2 pages, 1 journey in 1.2 seconds.');
  expect(text).not.toContain('\u001b');
});
