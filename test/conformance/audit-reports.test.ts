import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { junitReport } from '../../cli/audit/report/junit.ts';
import { rules } from '../../cli/audit/rules/index.ts';
import { writeReports } from '../../cli/audit/write-reports.ts';
import { exampleReport } from '../helpers/audit/audit-report.ts';
import { fakeIo } from '../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';
import { junitProblems } from '../helpers/reports/junit-schema.ts';
import { sarifProblems } from '../helpers/reports/sarif-schema.ts';

test('reports of an audit conform to SARIF 2.1.0 and to the JUnit format of Jenkins', async () => {
  const cwd = temporaryFolder();
  const outputs = [
    { format: 'sarif', file: 'audit.sarif' },
    { format: 'junit', file: 'audit.xml' },
  ] as const;
  await writeReports(exampleReport, outputs, rules, fakeIo({ cwd }));
  const [sarif = '', junit = ''] = outputs.map(({ file }) => readFileSync(join(cwd, file), 'utf8'));
  expect(sarifProblems(JSON.parse(sarif))).toEqual([]);
  expect(sarif).toContain('"partialFingerprints"');
  expect(junitProblems(junit)).toEqual([]);
});

test.each([
  ['a suite without its name', /name="http/g, 'title="http', 'unknown attribute title'],
  ['a case without its name', / name="[^"]*">\n {6}<failure/g, '>\n      <failure', 'testcase lacks name'],
  ['an element of another name', /failure/g, 'fault', 'testcase may not hold fault'],
  ['a count that is not that of its cases', / tests="/g, ' tests="9', 'in all, expected'],
])('the check of JUnit reports refuses %s', (_what, from, to, problem) => {
  const changed = junitReport(exampleReport, rules).replaceAll(from, to);
  expect(junitProblems(changed).join('\n')).toContain(problem);
});
