import type { Severity } from '../../../runtime/contract/findings.ts';
import { severities } from '../../../runtime/contract/findings.ts';
import { countFindings, countsText, plural } from '../../report/findings.ts';
import { incompleteRuleId } from '../judging/judge.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditFinding, AuditReport } from './document.ts';

/** A finding and the index of its page in the report. */
export interface PlacedFinding {
  readonly finding: AuditFinding;
  readonly page: number;
}

/** All findings of one rule, with its explanation. */
export interface RuleGroup {
  readonly ruleId: string;
  /** Meaning of a finding, as a sentence. */
  readonly means: string;
  readonly why: string | null;
  readonly fix: string;
  readonly reference: string | null;
  /** Highest severity of its findings. */
  readonly severity: Severity;
  readonly pages: number;
  readonly findings: readonly PlacedFinding[];
}

export interface Verdict {
  readonly level: 'clean' | 'attention' | 'broken' | 'unknown';
  /** Verdict as a sentence, for the site's owners. */
  readonly sentence: string;
  /** Groups by severity, the most severe first, then in the order of the rules. */
  readonly groups: readonly RuleGroup[];
}

const incompleteExplained = {
  means: 'The page could not be visited to its end, so it could not be judged.',
  why: 'A page that was not visited has not passed.',
  fix: 'Fix the named problem, or give the page more time (--timeout), and audit again.',
};

/** Returns the verdict of a report. */
export function verdictOf({ pages, summary }: AuditReport, rules: readonly AuditRule[]): Verdict {
  const placed = pages.flatMap((page, index) => page.findings.map((finding): PlacedFinding => ({ finding, page: index })));
  const ids = [...new Set([incompleteRuleId, ...rules.map(({ id }) => id), ...placed.map(({ finding }) => finding.ruleId)])];
  const groups = ids
    .map((id) => groupOf(id, placed, rules))
    .filter((group) => group !== null)
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
  const judged = placed.filter(({ finding }) => finding.ruleId !== incompleteRuleId);
  const counts = countFindings(judged.map(({ finding }) => finding));
  const worst = judged.filter(({ finding }) => finding.severity === (counts.errors > 0 ? 'error' : 'warning'));
  const where = `${new Set(worst.map(({ page }) => page)).size} of ${plural(summary.pages, 'page')}`;
  const unseen = summary.incomplete > 0 || summary.interrupted;
  const rest = summary.interrupted
    ? ' The audit was interrupted: this is its result so far.'
    : summary.incomplete > 0
      ? ` ${plural(summary.incomplete, 'page')} could not be judged.`
      : '';
  if (counts.errors > 0) {
    const others = countsText({ ...counts, errors: 0 });
    const more = counts.warnings + counts.notes > 0 ? `, and ${others}` : '';
    const sentence = `This site does not keep its promises on privacy: ${plural(counts.errors, 'error')} on ${where}${more}.${rest}`;
    return { level: 'broken', sentence, groups };
  }
  if (unseen) return { level: 'unknown', sentence: `No verdict on the whole site.${rest}`, groups };
  if (counts.warnings > 0) {
    const sentence = `No violation is certain; ${plural(counts.warnings, 'warning')} on ${where} ${counts.warnings === 1 ? 'needs' : 'need'} a decision.`;
    return { level: 'attention', sentence, groups };
  }
  return { level: 'clean', sentence: `No violation was found on ${plural(summary.pages, 'page')}.`, groups };
}

function groupOf(ruleId: string, placed: readonly PlacedFinding[], rules: readonly AuditRule[]): RuleGroup | null {
  const findings = placed.filter(({ finding }) => finding.ruleId === ruleId);
  const [first] = findings;
  if (!first) return null;
  const rule = rules.find(({ id }) => id === ruleId);
  const { means, why, fix } = rule?.explain ?? incompleteExplained;
  const found = findings.map(({ finding }) => finding.severity);
  return {
    ruleId,
    means,
    why,
    fix,
    reference: rule?.reference ?? null,
    severity: severities.find((severity) => found.includes(severity)) ?? first.finding.severity,
    pages: new Set(findings.map(({ page }) => page)).size,
    findings,
  };
}
