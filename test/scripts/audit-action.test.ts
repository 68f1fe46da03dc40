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

/** Returns what the action prints and writes for a report whose texts try to be commands, tables and markup. */
function summarized() {
  const attack = 'x\n::error::forged\r\n| a | b |\u0000<img src=x> @someone %0A';
  const [page] = exampleReport.pages;
  const [first, second] = page?.findings ?? [];
  if (!page || !first || !second) throw new Error('The example has no findings.');
  const findings = [
    { ...first, message: attack, source: 'js/a,b:c.js', line: 7 },
    { ...first, id: '2', message: 'again', source: 'js/a,b:c.js', line: 9 },
    { ...second, ruleId: 'call-shape', severity: 'warning' as const, known: true as const },
  ];
  const report = { ...exampleReport, pages: [{ ...page, findings }] };
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'audit.json'), JSON.stringify(documentOf(report)));
  writeFileSync(join(folder, 'audit.sarif'), JSON.stringify(auditSarif(report, rules)));
  const args = ['.github/actions/audit/summarize.mjs', folder, '1', 'audit'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', env: { GITHUB_ACTIONS: 'true' } });
  return { printed, summary: readFileSync(join(folder, 'summary.md'), 'utf8') };
}

test('annotations are one a rule, at the first place of new findings, and text of pages makes no command of its own', () => {
  const { printed } = summarized();
  expect(printed).toBe(
    '::error file=js/a%2Cb%3Ac.js,line=7,title=cookie-before-consent::x%0A::error::forged%0D%0A| a | b |\u0000<img src=x> @someone %250A (and 1 more)\n',
  );
});

test('the summary groups findings by rule, the most severe first, and text of pages makes no markup', () => {
  const { summary } = summarized();
  const lines = summary.split('\n').filter((line) => /^ *- /.test(line));
  expect(lines[0]).toBe('- **error** cookie-before-consent: 2 findings');
  expect(lines[2]).toBe('  - again (js&#47;a,b&#58;c.js&#58;9)');
  expect(lines[3]).toBe('- **warning** call-shape: 1 finding');
  expect(lines).toHaveLength(5);
  for (const part of ['<img', '@someone', '\u0000', '| a |']) expect(summary).not.toContain(part);
});
