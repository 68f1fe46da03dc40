import { type Severity, severities } from '../../../fake-server/common/findings.ts';
import { legalBasis } from './legal-basis.ts';

/** Kind of a step, by what its owner changes. */
export type StepKind = 'wait' | 'delete' | 'banner' | 'shorten' | 'declare' | 'code';

const levels = ['low', 'medium', 'high'] as const;
export type Level = (typeof levels)[number];

/** All findings of one rule. */
interface Group {
  readonly ruleId: string;
  /** Highest severity of its findings. */
  readonly severity: Severity;
  readonly findings: readonly unknown[];
}

/** Rank of the step that mends all findings of a rule. */
interface Rank {
  readonly kind: StepKind;
  readonly risk: Level;
  /** Estimate of ours, by the kind of the step. */
  readonly effort: Level;
}

/** Kind of the step by the rule's id. */
const stepKinds: Readonly<Record<string, StepKind>> = {
  'cookie-before-consent': 'wait',
  'storage-identifier': 'wait',
  'third-party-tracking': 'wait',
  fingerprinting: 'wait',
  'cookie-under-absolute-policy': 'wait',
  'global-privacy-control': 'wait',
  'cookie-after-decline': 'delete',
  'cookie-after-withdrawal': 'delete',
  'cookie-not-cleared': 'delete',
  'banner-fairness': 'banner',
  'pay-or-consent': 'banner',
  'asked-again': 'banner',
  'consent-banner': 'banner',
  'identifier-lifetime': 'shorten',
  'cookie-lifetime': 'shorten',
  'declared-cookies': 'declare',
};

/** A setting of the consent tool or a text is changed by its owner, a tag by who placed it, code by its author. */
const efforts: Readonly<Record<StepKind, Level>> = {
  banner: 'low',
  declare: 'low',
  wait: 'medium',
  delete: 'medium',
  shorten: 'medium',
  code: 'high',
};

/** Returns the kind of the step that mends the findings of a rule. */
export const stepKindOf = (ruleId: string): StepKind => (Object.hasOwn(stepKinds, ruleId) ? stepKinds[ruleId] : null) ?? 'code';

/** Compares groups for an order: the most severe first, then by risk, then the least effort first, then most findings. */
export const byRank = (one: Group, other: Group): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
  levels.indexOf(riskOf(other)) - levels.indexOf(riskOf(one)) ||
  levels.indexOf(effortOf(one)) - levels.indexOf(effortOf(other)) ||
  other.findings.length - one.findings.length;

/** Returns the steps to take for errors and warnings, in the order of the groups. */
export const stepsOf = <Some extends Group>(groups: readonly Some[]): (Some & Rank)[] =>
  groups
    .filter(({ severity }) => severity !== 'note')
    .map((group) => ({ ...group, kind: stepKindOf(group.ruleId), risk: riskOf(group), effort: effortOf(group) }));

const effortOf = ({ ruleId }: Group): Level => efforts[stepKindOf(ruleId)];

/** An error with a legal basis is a high risk, a warning without one a low risk. */
function riskOf({ ruleId, severity }: Group): Level {
  const hasBasis = legalBasis(ruleId).length > 0;
  if (severity === 'error') return hasBasis ? 'high' : 'medium';
  return hasBasis ? 'medium' : 'low';
}
