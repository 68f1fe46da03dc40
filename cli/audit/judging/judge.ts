import type { Finding, Severity } from '../../../fake-server/common/findings.ts';
import type { Initiator, JourneyName, PageArtifacts } from '../artifacts/artifacts.ts';
import { scriptOf } from '../artifacts/initiators.ts';
import { guardRules } from './guard-rules.ts';
import { judgeable, withSeenBanner } from './judged-visits.ts';
import { withoutRefusalOfNotice } from './notices.ts';
import { atOwnPlace } from './own-place.ts';
import type { AuditRule, Problem } from './rule.ts';
import { notApplicableOn, notApplicableReason, type Unjudged, undecidedOn } from './undecided.ts';

/**
 * Severities that override those of the rules' violations, by rule id. Notes of a rule are not violations and stay notes.
 */
export type Severities = Readonly<Record<string, Severity>>;

/** A page's findings, and what could not be judged on it. */
export interface Judgement {
  readonly artifacts: PageArtifacts;
  readonly findings: readonly Finding[];
  readonly undecided?: readonly Unjudged[];
  readonly notApplicable?: readonly Unjudged[];
}

interface JudgeOptions {
  readonly rules: readonly AuditRule[];
  readonly severities?: Severities;
  /** Journeys that were asked for. */
  readonly journeys: readonly JourneyName[];
}

/** Judges a page by every rule that applies to it. */
export function judgeWhole(artifacts: PageArtifacts, { rules, severities = {}, journeys }: JudgeOptions): Judgement {
  const page = withoutRefusalOfNotice(withSeenBanner(artifacts));
  const guarded = guardRules(rules);
  const findings = judgePage(page, guarded, severities);
  return {
    artifacts: page,
    findings,
    undecided: undecidedOn(page, { rules: guarded, journeys }),
    notApplicable: notApplicableOn(page, rules),
  };
}

/** Returns the findings of a page: one for each rule and subject, with all journeys in which it occurs. */
export function judgePage(page: PageArtifacts, rules: readonly AuditRule[], severities: Severities = {}): Finding[] {
  const judged = judgeable(page);
  const whole = { ...judged, visits: judged.visits.filter(({ incomplete }) => incomplete === undefined) };
  const seenBy = ({ seesFailedAnswers, needsWholeVisits }: AuditRule) =>
    seesFailedAnswers ? page : needsWholeVisits ? whole : judged;
  return rules
    .filter((rule) => notApplicableReason(judged, rule) === null)
    .flatMap((rule) => merged(rule.check(seenBy(rule))).map((problem) => findingOf(page, rule, problem, severities[rule.id])));
}

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

function findingOf(page: PageArtifacts, rule: AuditRule, problem: MergedProblem, severity?: Severity): Finding {
  const initiator = atOwnPlace(page, problem.initiator ?? null);
  return {
    ruleId: rule.id,
    severity: problem.severity === 'note' ? 'note' : (severity ?? problem.severity ?? 'error'),
    message: problem.message,
    ...(problem.meaning !== undefined && { meaning: problem.meaning }),
    ...(problem.advice !== undefined && { advice: problem.advice }),
    ...sourceOf(page, initiator),
    reference: rule.reference,
    url: page.url,
    journey: problem.journey,
    evidence: {
      subject: problem.subject,
      journeys: problem.journeys,
      ...problem.evidence,
      ...(initiator && { initiator }),
    },
  };
}

/** A finding without a script is about the page. Its file is the place for readers of SARIF, who cannot open a made-up host. */
function sourceOf({ file }: PageArtifacts, initiator: Initiator | null): Pick<Finding, 'source' | 'line' | 'column'> {
  const script = initiator && scriptOf(initiator);
  if (script) return { source: script.file ?? script.url, line: script.line, column: script.column };
  if (initiator) return { source: initiator.url };
  return file === undefined ? {} : { source: file };
}
