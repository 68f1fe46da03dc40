import { expect, test } from 'vitest';
import { compareFindings, countFindings, countsText } from '../../../cli/report/findings.ts';
import type { Finding } from '../../../fake-server/common/findings.ts';

const finding = (part: Partial<Finding>): Finding => ({ ruleId: 'a-rule', severity: 'error', message: 'm', ...part });

test('counts findings by severity', () => {
  const findings = [finding({}), finding({ severity: 'note' }), finding({ severity: 'note' }), finding({ severity: 'warning' })];
  expect(countFindings(findings)).toEqual({ errors: 1, warnings: 1, notes: 2 });
});

test('sorts by line and column, errors before notes, findings without a place first', () => {
  const sorted = [
    finding({ line: 2, column: 1 }),
    finding({ line: 1, column: 9, severity: 'note' }),
    finding({ line: 1, column: 9 }),
    finding({ line: 1, column: 3 }),
    finding({ ruleId: 'nowhere' }),
  ].sort(compareFindings);
  expect(sorted.map(({ line, column, severity, ruleId }) => [line, column, severity, ruleId].join(' '))).toEqual([
    '  error nowhere',
    '1 3 error a-rule',
    '1 9 error a-rule',
    '1 9 note a-rule',
    '2 1 error a-rule',
  ]);
});

test('names only the severities that occur, in the singular for one', () => {
  expect(countsText({ errors: 1, warnings: 0, notes: 2 })).toBe('1 error, 2 notes');
  expect(countsText({ errors: 0, warnings: 0, notes: 0 })).toBe('no findings');
});
