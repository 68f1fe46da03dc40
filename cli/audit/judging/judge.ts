import type { Finding, Severity } from '../../../runtime/contract/findings.ts';
import type { Initiator, PageArtifacts } from '../artifacts/artifacts.ts';
import type { AuditRule, Problem } from './rule.ts';

/** Id of the finding about a page that was not visited in every journey. It belongs to no rule and cannot be switched off. */
export const incompleteRuleId = 'page-incomplete';

/**
 * Severities that override those of the rules' violations, by rule id. Notes of a rule are not violations and stay notes.
 */
export type Severities = Readonly<Record<string, Severity>>;

/** Returns the findings of a page: one for each rule and subject, with all journeys in which it occurs. */
export function judgePage(page: PageArtifacts, rules: readonly AuditRule[], severities: Severities = {}): Finding[] {
  const findings = rules
    .filter((rule) => isJudgeable(page, rule))
    .flatMap((rule) => merged(rule.check(page)).map((problem) => findingOf(page, rule, problem, severities[rule.id])));
  return page.incomplete === null ? findings : [incompleteFinding(page, page.incomplete), ...findings];
}

/** Returns the rules that cannot be judged on this page, each with the reason as a clause. */
export function skippedRules(
  page: PageArtifacts,
  rules: readonly AuditRule[],
): { readonly ruleId: string; readonly reason: string }[] {
  if (page.visits.length === 0) return [];
  const withoutContext = rules
    .filter((rule) => !isJudgeable(page, rule))
    .map(({ id }) => ({
      ruleId: id,
      reason: 'it needs the page context (Static.SQUARESPACE_CONTEXT); give one with --context FILE',
    }));
  const unanswered = page.skippedJourneys?.declined;
  const withoutAnswer =
    unanswered === undefined
      ? []
      : rules.filter(({ needs }) => needs === 'answer').map(({ id }) => ({ ruleId: id, reason: unanswered }));
  return [...withoutContext, ...withoutAnswer];
}

const isJudgeable = ({ visits }: PageArtifacts, { needs }: AuditRule): boolean =>
  needs !== 'context' || visits.some(({ context }) => context !== null);

/** Returns the subject of a finding from its evidence. */
export const subjectOf = (finding: Finding): string =>
  String((finding.evidence as { subject?: unknown } | undefined)?.subject ?? '');

interface MergedProblem extends Problem {
  readonly journeys: readonly string[];
}

function merged(problems: readonly Problem[]): MergedProblem[] {
  const bySubject = new Map<string, MergedProblem>();
  for (const problem of problems) {
    const known = bySubject.get(problem.subject);
    if (!known) bySubject.set(problem.subject, { ...problem, journeys: [problem.journey] });
    else if (!known.journeys.includes(problem.journey)) {
      bySubject.set(problem.subject, { ...known, journeys: [...known.journeys, problem.journey] });
    }
  }
  return [...bySubject.values()];
}

const findingOf = (page: PageArtifacts, rule: AuditRule, problem: MergedProblem, severity?: Severity): Finding => ({
  ruleId: rule.id,
  severity: problem.severity === 'note' ? 'note' : (severity ?? problem.severity ?? 'error'),
  message: problem.message,
  ...sourceOf(problem.initiator ?? null),
  reference: rule.reference,
  url: page.url,
  journey: problem.journey,
  evidence: {
    subject: problem.subject,
    journeys: problem.journeys,
    ...problem.evidence,
    ...(problem.initiator && { initiator: problem.initiator }),
  },
});

const incompleteFinding = (page: PageArtifacts, reason: string): Finding => ({
  ruleId: incompleteRuleId,
  severity: 'error',
  message: `The page could not be judged: ${reason}.`,
  url: page.url,
  evidence: { subject: 'page', journeys: page.visits.map(({ journey }) => journey) },
});

function sourceOf(initiator: Initiator | null): Pick<Finding, 'source' | 'line' | 'column'> {
  if (initiator?.kind === 'script') return { source: initiator.url, line: initiator.line, column: initiator.column };
  return initiator ? { source: initiator.url } : {};
}
