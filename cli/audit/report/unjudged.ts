import type { Unjudged } from '../judging/undecided.ts';
import type { ReportedPage } from './document.ts';
import { journeyHead } from './journey-text.ts';

/** Rules and journeys that were not judged for one reason. */
export interface UnjudgedGroup {
  /** As a clause. */
  readonly reason: string;
  /** `journey declined`, `journeys accepted, declined; rule cookie-after-decline`. */
  readonly names: string;
}

/** How journeys are named: by their option, or in words. */
interface JourneyNames {
  readonly noun: string;
  readonly nameOf: (journey: string) => string;
}

const byOption: JourneyNames = { noun: 'journey', nameOf: (journey) => journey };
/** In words for owners of sites: `visit “Visit with a no”`. */
export const inWords: JourneyNames = { noun: 'visit', nameOf: (journey) => `“${journeyHead(journey)}”` };

/** Returns the reasons in the order of their first occurrence. */
export function unjudgedGroups(unjudged: readonly Unjudged[], { noun, nameOf } = byOption): UnjudgedGroup[] {
  const reasons = [...new Set(unjudged.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const same = unjudged.filter((one) => one.reason === reason);
    const journeys = [...new Set(same.flatMap((one) => ('journey' in one ? [one.journey] : [])))];
    const rules = [...new Set(same.flatMap((one) => ('rule' in one ? [one.rule] : [])))];
    const parts = [namesText(noun, journeys.map(nameOf)), namesText('rule', rules)];
    return { reason, names: parts.filter(Boolean).join('; ') };
  });
}

const namesText = (noun: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${noun}${names.length === 1 ? '' : 's'} ${names.join(', ')}`;

/** Whether a rule has a meaning on a page, or a finding there. */
export const appliesTo = ({ notApplicable, findings }: ReportedPage, id: string): boolean =>
  !notApplicable.some((one) => 'rule' in one && one.rule === id) || findings.some(({ ruleId }) => ruleId === id);

/**
 * Returns why a rule was not judged on a page, as a clause; null when it was. Of a page of which nothing was seen, no rule was.
 */
export function unjudgedRule({ journeys, undecided }: ReportedPage, id: string): string | null {
  const own = undecided.find((one) => 'rule' in one && one.rule === id);
  if (own) return own.reason;
  const reasonOf = (name: string) => undecided.find((one) => 'journey' in one && one.journey === name)?.reason;
  const isUnseen = journeys.every(({ name }) => reasonOf(name) !== undefined);
  return isUnseen ? (undecided[0]?.reason ?? null) : null;
}
