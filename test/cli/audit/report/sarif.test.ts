import { expect, test } from 'vitest';
import type { AuditFinding, AuditReport } from '../../../../cli/audit/report/document.ts';
import { auditSarif } from '../../../../cli/audit/report/sarif.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { exampleReport } from '../../../helpers/audit/audit-report.ts';
import { sarifProblems } from '../../../helpers/reports/sarif-schema.ts';

const [first] = exampleReport.pages;
const [found] = first?.findings ?? [];

/** Returns the report of one page with one finding, at a place. */
function reportOf(file: string | undefined, place: Pick<AuditFinding, 'source' | 'line' | 'column'>): AuditReport {
  if (!first || !found) throw new Error('The example has no finding.');
  const { source: _source, line: _line, column: _column, ...finding } = found;
  const page = { ...first, ...(file !== undefined && { file }), findings: [{ ...finding, ...place }] };
  return { ...exampleReport, pages: [{ ...page, undecided: [{ journey: 'first', reason: 'it never loads' }] }] };
}

const folders = { cwd: '/repo/site', sourceRoot: '/repo' };
const script = { source: 'https://cdn.example/x.js?v=2', line: 7, column: 3 };

test.each([
  ['a script of a saved page', 'a.html', { source: 'js/x.js', line: 7, column: 3 }, 'site/js/x.js', 7, undefined, 'site/a.html'],
  ['a script of another host on a saved page', 'a.html', script, 'site/a.html', 1, undefined, 'site/a.html'],
  ['a saved page', 'a.html', {}, 'site/a.html', 1, undefined, 'site/a.html'],
  ['a page outside the root', '/tmp/a.html', {}, 'file:///tmp/a.html', 1, undefined, 'file:///tmp/a.html'],
  ['a page of the web', undefined, {}, 'shop.example', 1, 'https://shop.example/', 'shop.example'],
  ['a script of a page of the web', undefined, script, 'cdn.example/x.js', 7, script.source, 'shop.example'],
])(
  '%s is at a file of the repository, or at a relative path with a logical location',
  (_what, file, place, uri, startLine, address, noticeUri) => {
    const log = auditSarif(reportOf(file, place), rules, folders);
    const [run] = log.runs;
    const [location, ...more] = run?.results?.[0]?.locations ?? [];
    expect(more).toEqual([]);
    expect(location?.physicalLocation).toMatchObject({ artifactLocation: { uri }, region: { startLine } });
    expect(location?.logicalLocations?.[0]?.fullyQualifiedName).toBe(address);
    const notice = run?.invocations?.[0]?.toolExecutionNotifications?.[0]?.locations?.[0];
    expect(notice?.physicalLocation?.artifactLocation?.uri).toBe(noticeUri);
    expect(JSON.stringify(log)).not.toMatch(/"uri":"https?:/);
    expect(sarifProblems(JSON.parse(JSON.stringify(log)))).toEqual([]);
  },
);
