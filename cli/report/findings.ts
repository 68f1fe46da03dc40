import type { Finding, Severity } from '../../runtime/contract/findings.ts';
import { severities } from '../../runtime/contract/findings.ts';

/** How many findings there are of each severity; the keys are those of interfaces §2 summaries. */
export interface FindingCounts {
  errors: number;
  warnings: number;
  notes: number;
}

/** What a report says about a rule besides its findings: SARIF lists every rule of a tool. */
export interface RuleDescription {
  readonly id: string;
  /** One sentence: what holds when the rule is silent, or what the finding means. */
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

/** In file order: by line, column, then severity (errors first) and rule. Findings without a place come first. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    severityRank(a.severity) - severityRank(b.severity) ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.message, b.message)
  );
}

/** `2 errors, 1 warning`; `no findings` when there are none. */
export function countsText({ errors, warnings, notes }: FindingCounts): string {
  const parts = [plural(errors, 'error'), plural(warnings, 'warning'), plural(notes, 'note')];
  return parts.filter((part) => !part.startsWith('0 ')).join(', ') || 'no findings';
}

/** `1 item`, `2 items`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const severityRank = (severity: Severity): number => severities.indexOf(severity);
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
