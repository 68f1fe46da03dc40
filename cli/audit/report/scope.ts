import { type JourneyName, journeyNames } from '../artifacts/journeys.ts';
import type { AuditRule } from '../judging/rule.ts';
import type { AuditReport, ReportedPage } from './document.ts';
import { type LegalText, legalBasis } from './legal-basis.ts';
import { appliesTo, unjudgedRule } from './unjudged.ts';

/** State of a rule over all pages, the worst one first. */
type RuleState = 'broken' | 'warned' | 'noted' | 'not judged' | 'held' | 'does not apply' | 'not asked';

/** A rule that was asked for, with its result. */
export interface ScopeRule {
  readonly id: string;
  readonly title: string;
  readonly reference: string;
  readonly state: RuleState;
  /** Number of pages that it was applied to. */
  readonly pages: number;
  readonly basis: readonly LegalText[];
}

/** Returns all rules of an audit, in their order. */
export const scopeRules = ({ pages }: Pick<AuditReport, 'pages'>, rules: readonly AuditRule[]): ScopeRule[] =>
  rules.map(({ id, title, reference, isIdle = false }) => {
    const on = pages.filter((page) => appliesTo(page, id));
    return { id, title, reference, state: isIdle ? 'not asked' : stateOf(id, on), pages: on.length, basis: legalBasis(id) };
  });

function stateOf(id: string, pages: readonly ReportedPage[]): RuleState {
  if (pages.length === 0) return 'does not apply';
  const found = pages.flatMap(({ findings }) => findings.filter(({ ruleId }) => ruleId === id).map(({ severity }) => severity));
  if (found.includes('error')) return 'broken';
  if (found.includes('warning')) return 'warned';
  if (pages.some((page) => unjudgedRule(page, id) !== null)) return 'not judged';
  if (found.length === 0 && !wasAsked(id, pages)) return 'not asked';
  return found.length > 0 ? 'noted' : 'held';
}

/** Visits without which a rule has nothing to judge: one of each list is needed. A rule without a list is about every visit. */
const neededVisits: Readonly<Record<string, readonly JourneyName[]>> = {
  'cookie-before-consent': ['first', 'accepted', 'declined', 'forced', 'roles', 'leave', 'gpc'],
  'cookie-after-decline': ['declined', 'declined-return', 'return'],
  'cookie-after-withdrawal': ['withdrawn'],
  'asked-again': ['declined-return'],
  'cookie-not-cleared': ['seeded', 'return'],
  'consent-choice': ['accepted', 'declined', 'accepted-return', 'declined-return'],
  'tracking-of-excluded-visitor': ['roles'],
  'global-privacy-control': ['gpc'],
};

/** Whether a page has a visit that the rule is about. */
function wasAsked(id: string, pages: readonly ReportedPage[]): boolean {
  if (!Object.hasOwn(neededVisits, id)) return true;
  return pages.some(({ journeys }) => journeys.some(({ name }) => neededVisits[id]?.includes(name as JourneyName)));
}

/** A visit of the audit, in real time. */
export interface ScopeVisit {
  readonly url: string;
  readonly journey: string;
  /** In ISO 8601 and UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
}

/** Returns all visits, in the order of the pages. */
export const scopeVisits = ({ pages }: Pick<AuditReport, 'pages'>): ScopeVisit[] =>
  pages.flatMap(({ url, journeys }) =>
    journeys.map(({ name, startedAt, durationMs }) => ({
      url,
      journey: name,
      startedAt,
      endedAt: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    })),
  );

/** Returns the journeys that no page has and that were not asked for. */
export function journeysNotAsked({ pages }: Pick<AuditReport, 'pages'>): JourneyName[] {
  const asked = new Set(
    pages.flatMap(({ journeys, undecided, notApplicable }) => [
      ...journeys.map(({ name }) => name),
      ...[...undecided, ...notApplicable].flatMap((one) => ('journey' in one ? [one.journey as string] : [])),
    ]),
  );
  return journeyNames.filter((name) => !asked.has(name));
}
