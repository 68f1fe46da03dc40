import type { PageVisit } from '../artifacts/artifacts.ts';
import { consentState } from '../judging/consent-state.ts';
import { excludedPage, excludedVisitor } from '../judging/exclusion.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { wrongSentRecord } from '../judging/sent-record.ts';
import { renewalWithoutHit, unrenewedSession } from '../judging/session-renewal.ts';
import { type RecordChange, recordChanges, recordsIn } from '../judging/visit-cookies.ts';
import { readPolicy } from '../policy/policy.ts';

/**
 * A new record starts with count 1 and a session. The count of a valid record rises by one without a session, and is unchanged
 * with one; each hit renews the session: analytics#new-record, analytics#new-visit and analytics#visit-session.
 */
export const visitCount = defineRule({
  id: 'visit-count',
  title: 'The visitor record counts each visit once',
  reference: 'analytics#new-visit',
  needs: 'context',
  needsWholeVisits: true,
  explain: {
    means:
      'The number of visits in ss_cvr did not rise by one for each visit, a record was written without its session or ' +
      'disappeared, a hit did not renew the session or sent another record, or the session was renewed without a hit.',
    why:
      'The owners’ figures are computed from these numbers: a count that rises with each page view, or never, makes them ' +
      'wrong.',
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
  // A record from before the answer is a finding of another rule: counting starts with the answer.
  const isCounting = ({ write }: RecordChange) => !restrictedAtStart || write === null || write.afterAnswer;
  const changes = recordChanges(visit).filter(isCounting);
  return [
    ...changes.flatMap((change) => wrongChange(visit, change)),
    ...missingParts(visit),
    ...unrenewedSession(visit, restrictedAtStart),
    ...renewalWithoutHit(visit, restrictedAtStart),
    ...wrongSentRecord(visit),
  ];
}

function wrongChange(visit: PageVisit, { before, after, hadSession, isFromStart, write }: RecordChange): Problem[] {
  const [found = null] = before;
  const expected = before.map((record) => (record === null ? 1 : record.count + (hadSession ? 0 : 1)));
  const count = after?.count ?? found?.count ?? 0;
  const problem = (subject: string, message: string): Problem[] => [
    {
      subject,
      journey: visit.journey,
      message,
      initiator: write?.initiator ?? lastWriter(visit, 'ss_cvr'),
      evidence: { before: found?.count ?? null, after: count },
    },
  ];
  if (!expected.includes(count)) {
    const why = found === null ? 'a new record' : hadSession ? 'a page view in the same session' : 'a visit in a new session';
    return problem('ss_cvr count', `The visitor record ss_cvr counts ${count} visits; after ${why} it must be ${expected[0]}.`);
  }
  const isOther = found !== null && after !== null && isFromStart && before.every((record) => record?.id !== after.id);
  return isOther
    ? problem('ss_cvr id', 'The visitor record ss_cvr was valid and has another id now; a valid record is kept.')
    : [];
}

/** Returns a problem for a record without its session, and for a valid record that disappeared. */
function missingParts(visit: PageVisit): Problem[] {
  const has = (wanted: string) => visit.jarAfter.some(({ name }) => name === wanted);
  const problem = (name: string, message: string): Problem[] => [
    {
      subject: name,
      journey: visit.journey,
      message,
      initiator: lastWriter(visit, name),
      evidence: { before: recordsIn(visit.jarBefore)[0]?.count ?? null, after: recordsIn(visit.jarAfter)[0]?.count ?? null },
    },
  ];
  if (recordsIn(visit.jarAfter).length > 0) {
    if (has('ss_cvt')) return [];
    return problem('ss_cvt', 'The visitor record ss_cvr exists without its session ss_cvt; a visit has both.');
  }
  const existed = recordsIn(visit.jarBefore).length > 0 || recordChanges(visit).some(({ after }) => after !== null);
  if (!existed || has('ss_cvr') || visit.answer?.choice === 'decline') return [];
  return problem('ss_cvr', 'The visitor record ss_cvr was valid and disappeared; a valid record is kept.');
}

const lastWriter = (visit: PageVisit, wanted: string) => visit.writes.findLast(({ name }) => name === wanted)?.initiator ?? null;
