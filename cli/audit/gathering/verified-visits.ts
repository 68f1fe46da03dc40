import type { PageVisit } from '../artifacts/artifacts.ts';
import { unanswered } from '../visit/answer/consent-rules.ts';

/** Visits of a chain on a page of another platform, where an answer counts only when an effect of it was observed. */
export interface VerifiedVisits {
  /** Whether the next visit must show if the answer was kept. */
  isPending(): boolean;
  /** Returns the visits that are complete with this one. */
  add(visit: PageVisit): PageVisit[];
}

/** Returns the verification of one chain. An answer that stored nothing is verified by a next visit that does not ask again. */
export function verifiedVisits(): VerifiedVisits {
  let pending: PageVisit | null = null;
  return {
    isPending: () => pending !== null,
    add(visit) {
      const before = pending ? [afterNextVisit(pending, visit)] : [];
      pending = null;
      const { answer, context, bannerAfterAnswer } = visit;
      if (answer === null || answer.verified || context !== null) return [...before, visit];
      if (bannerAfterAnswer?.visible) return [...before, unverified(visit, unanswered.stays(answer.control))];
      pending = visit;
      return before;
    },
  };
}

function afterNextVisit(visit: PageVisit, next: PageVisit): PageVisit {
  const { answer } = visit;
  if (answer === null) return visit;
  // Absence shows something only where presence was seen.
  if (!visit.bannerOnLoad.visible && visit.answeredBefore === undefined) return unverified(visit, unanswered.neverSeen);
  if (next.refusal) return unverified(visit, unanswered.notVerified);
  if (next.bannerOnLoad.visible) return unverified(visit, unanswered.notStored(answer.control));
  return { ...visit, answer: { ...answer, verified: true } };
}

const unverified = (visit: PageVisit, reason: string): PageVisit =>
  visit.answer === null ? visit : { ...visit, answer: { ...visit.answer, unverified: reason } };
