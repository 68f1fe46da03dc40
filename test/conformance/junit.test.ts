// covers: cli/audit/report/junit.ts
import { expect, test } from 'vitest';
import { junitReport } from '../../cli/audit/report/junit.ts';
import { rules } from '../../cli/audit/rules/index.ts';
import { exampleReport } from '../helpers/audit-report.ts';
import { junitProblems } from '../helpers/junit-schema.ts';

test('a JUnit report keeps to the schema that CI servers read by, and its counts are those of its cases', () => {
  expect(junitProblems(junitReport(exampleReport, rules))).toEqual([]);
});

test.each([
  ['a suite without its name', 'name="http', 'title="http', 'testsuite without name'],
  ['a case without its class', ' classname=', ' class=', 'testcase without classname'],
  ['an element of another name', 'failure', 'fault', 'unknown element fault'],
  ['a count that is no number', 'failures="', 'failures="x', 'is no number'],
  ['a count that is not that of its cases', ' tests="1', ' tests="2', 'tests, there are'],
])('the schema refuses %s', (_what, from, to, problem) => {
  const changed = junitReport(exampleReport, rules).replaceAll(from, to);
  expect(junitProblems(changed).join('\n')).toContain(problem);
});
