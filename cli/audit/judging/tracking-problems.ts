import type { PageVisit } from '../artifacts/artifacts.ts';
import type { Call } from '../artifacts/calls.ts';
import { isVisitCookieWrite } from './exclusion.ts';
import type { Problem } from './rule.ts';

/** Returns a problem for each of the calls and each visit cookie of a visit that must not be tracked. `why` ends the sentence. */
export function trackingProblems(visit: PageVisit, calls: readonly Call[], why: string): Problem[] {
  const sent = calls.map((call) => ({
    subject: `call ${call.endpoint ?? call.path}`,
    journey: visit.journey,
    message: `${call.method} ${call.path} is sent although ${why}.`,
    initiator: call.sentBy,
    evidence: { call },
  }));
  return [...sent, ...visitCookieProblems(visit, why)];
}

const visitCookieProblems = (visit: PageVisit, why: string): Problem[] =>
  visit.writes.filter(isVisitCookieWrite).map((write) => ({
    subject: `cookie ${write.name}`,
    journey: visit.journey,
    message: `Visit cookie ${write.name} is set although ${why}.`,
    initiator: write.initiator,
    evidence: { cookie: write },
  }));
