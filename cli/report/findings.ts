import type { Finding, Severity } from '../../fake-server/common/findings.ts';
import { severities } from '../../fake-server/common/findings.ts';
import { plural } from '../../fake-server/common/plural.ts';

/** Number of findings of each severity, with the keys of a report's summary. */
export interface FindingCounts {
  errors: number;
  warnings: number;
  notes: number;
}

/** Description of a rule, as SARIF lists all rules of a tool. */
export interface RuleDescription {
  readonly id: string;
  /** One sentence, which is true when the rule has no findings, or describes a finding. */
  readonly title: string;
  /** Rule of the behaviour reference, such as `consent#restriction`. */
  readonly reference?: string;
}

const countKeys = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

export const noFindings = (): FindingCounts => ({ errors: 0, warnings: 0, notes: 0 });

/** Adds the findings to `counts`, in place, and returns it. */
export function addFindings(counts: FindingCounts, findings: readonly Finding[]): FindingCounts {
  for (const finding of findings) counts[countKeys[finding.severity]] += 1;
  return counts;
}

export const countFindings = (findings: readonly Finding[]): FindingCounts => addFindings(noFindings(), findings);

/** Orders findings by line, column, severity (errors first) and rule. Findings without a place come first. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    severityRank(a.severity) - severityRank(b.severity) ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.message, b.message)
  );
}

/** Returns `2 errors, 1 warning`, or `no findings`. */
export function countsText({ errors, warnings, notes }: FindingCounts): string {
  const parts = [plural(errors, 'error'), plural(warnings, 'warning'), plural(notes, 'note')];
  return parts.filter((part) => !part.startsWith('0 ')).join(', ') || 'no findings';
}

const severityRank = (severity: Severity): number => severities.indexOf(severity);
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
