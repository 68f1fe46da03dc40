import type { PageVisit } from '../artifacts/artifacts.ts';
import { consentState } from './consent-state.ts';

/** Answer of the visitor at a time of a visit. */
export type AnswerState = 'unanswered' | 'declined' | 'accepted';

/** Ends of sentences about something that happened in a state. */
export const stateTexts: Readonly<Record<AnswerState, string>> = {
  unanswered: 'before the visitor answered',
  declined: 'after the visitor declined',
  accepted: 'after the visitor accepted',
};

/**
 * Returns the visitor's answer before or after the answer of this visit. An unverified no counts as not given, and null stands
 * for an unverified yes, after which nothing can be judged.
 */
export function answerState(visit: PageVisit, afterAnswer: boolean): AnswerState | null {
  const { answer } = visit;
  if (answer && afterAnswer) {
    if (answer.verified) return answer.choice === 'accept' ? 'accepted' : 'declined';
    return answer.choice === 'accept' ? null : 'unanswered';
  }
  const { given } = consentState(visit);
  if (given === null) return 'unanswered';
  return given === 'false' ? 'declined' : 'accepted';
}

/** Whether tracking is forbidden before or after the answer of this visit: consent#restriction. */
export function isRestrictedAt(visit: PageVisit, afterAnswer: boolean): boolean {
  const { never, policy, restrictedAtStart } = consentState(visit);
  if (never !== null) return true;
  const state = answerState(visit, afterAnswer);
  if (!visit.answer || !afterAnswer) return restrictedAtStart;
  return policy.restrictive && (state === 'declined' || state === 'unanswered');
}
