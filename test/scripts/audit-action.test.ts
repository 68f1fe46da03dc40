import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditSarif } from '../../cli/audit/report/sarif.ts';
import { rules } from '../../cli/audit/rules/index.ts';
import { documentOf } from '../../cli/audit/write-reports.ts';
import { exampleReport } from '../helpers/audit/audit-report.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';

const log = auditSarif(exampleReport, rules);
const at = (uri: string) => ({
  runs: [{ results: [{ locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } } }] }] }],
});

test.each([
  ['the log of an audit of the web', log, true],
  ['a log without findings', { runs: [{ results: [] }] }, true],
  ['a finding in a file', at('file:///tmp/a.html'), true],
  ['a finding at an address', at('https://shop.example/'), false],
  ['a finding without a file', { runs: [{ results: [{ locations: [{ logicalLocations: [{}] }] }] }] }, false],
  ['a finding without a place', { runs: [{ results: [{}] }] }, false],
  ['no log', 'interrupted', false],
])('the audit action decides whether code scanning takes %s', (_what, sarif, isTaken) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'audit.json'), JSON.stringify(documentOf(exampleReport)));
  writeFileSync(join(folder, 'audit.sarif'), typeof sarif === 'string' ? sarif : JSON.stringify(sarif));
  const output = join(folder, 'output');
  const args = ['.github/actions/audit/summarize.mjs', folder, '1', 'audit'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', env: { GITHUB_OUTPUT: output } });
  expect(readFileSync(output, 'utf8')).toContain(`uploadable=${isTaken}\n`);
  expect(printed).toEqual(isTaken ? '' : expect.stringMatching(/^::warning::The findings are not uploaded to code scanning/));
});
