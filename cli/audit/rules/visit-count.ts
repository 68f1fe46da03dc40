import type { JarCookie, PageVisit } from '../artifacts/artifacts.ts';
import { consentState } from '../judging/consent-state.ts';
import { excludedPage, excludedVisitor } from '../judging/exclusion.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { readPolicy } from '../policy/policy.ts';

/**
 * A new record starts with count 1 and a session. The count of a valid record rises by one without a session, and is unchanged
 * with one: analytics#new-record and analytics#new-visit.
 */
export const visitCount = defineRule({
  id: 'visit-count',
  title: 'The visitor record counts each visit once',
  reference: 'analytics#new-visit',
  needs: 'context',
  explain: {
    means: 'The number of visits in ss_cvr did not rise by one for each visit, or a record was written without its session.',
    why: 'The owners’ figures are computed from these numbers: a count that rises with each page view, or never, makes them wrong.',
    wrong: 'record.count += 1;   // on each page view',
    right: 'if (!hasSession) record.count += 1;   // ss_cvt lasts 30 minutes and is renewed on each hit',
    fix: 'Leave ss_cvr and ss_cvt to the runtime, and find the other script that writes them.',
  },
  check: (page) => page.visits.flatMap(wrongCount),
});

function wrongCount(visit: PageVisit): Problem[] {
  const policy = readPolicy(visit.context);
  const { restrictedAtStart } = consentState(visit);
  const isExcluded = excludedVisitor(policy) !== null || excludedPage(policy, visit.landedOn, visit.censusDisabled) !== null;
  const mayCount = visit.answer?.choice === 'accept' || !restrictedAtStart;
  if (isExcluded || !mayCount) return [];
  const after = record(visit.jarAfter);
  if (after === null) return [];
  // A record from before the answer is a finding of another rule: counting starts with the answer.
  const jarBefore = visit.jarAtAnswer ?? visit.jarBefore;
  const before = record(jarBefore);
  const hadSession = has(jarBefore, 'ss_cvt');
  const initiator = visit.writes.findLast(({ name }) => name === 'ss_cvr')?.initiator ?? null;
  const problem = (subject: string, message: string): Problem[] => [
    { subject, journey: visit.journey, message, initiator, evidence: { before: before?.count ?? null, after: after.count } },
  ];
  if (!has(visit.jarAfter, 'ss_cvt'))
    return problem('ss_cvt', 'The visitor record ss_cvr exists without its session ss_cvt; a visit has both.');
  const expected = before === null ? 1 : before.count + (hadSession ? 0 : 1);
  if (before !== null && before.id !== after.id)
    return problem('ss_cvr id', 'The visitor record ss_cvr was valid and has another id now; a valid record is kept.');
  if (after.count === expected) return [];
  // The jar may be read between the writes of record and session, so a record of this visit may get its session later.
  const isFromThisVisit = before !== null && before.text !== record(visit.jarBefore)?.text;
  if (isFromThisVisit && !hadSession && after.count === before.count) return [];
  const why = before === null ? 'a new record' : hadSession ? 'a page view in the same session' : 'a visit in a new session';
  return problem('ss_cvr count', `The visitor record ss_cvr counts ${after.count} visits; after ${why} it must be ${expected}.`);
}

const has = (jar: readonly JarCookie[], wanted: string): boolean => jar.some(({ name }) => name === wanted);

function record(jar: readonly JarCookie[]): { readonly text: string; readonly id: string; readonly count: number } | null {
  const value = jar.find(({ name }) => name === 'ss_cvr')?.value ?? '';
  const [text, id, count] = /^([^|]+)\|[1-9]\d*\|[1-9]\d*\|[1-9]\d*\|([1-9]\d*)$/.exec(value.replaceAll('%7C', '|')) ?? [];
  return text === undefined || id === undefined ? null : { text, id, count: Number(count) };
}
