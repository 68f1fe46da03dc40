import { consentCookieName } from '../../runtime/contract/cookies.ts';
import type { AnswerEvent } from '../common/visits/visits.ts';
import { readCookies } from '../http/cookies.ts';
import type { Visit, VisitLog } from './visit-log.ts';

/** Returns the stored answer in a Cookie header; null without one. */
export const answerOf = (header: string | undefined): string | null =>
  readCookies(header).get(consentCookieName)?.slice(0, 20) ?? null;

/**
 * Adds an answer to the banner (consent#consent-cookie). A page reports an answer with its time, but often after the next
 * request has shown it: its event replaces that of the request.
 */
export function addAnswer(
  log: VisitLog,
  visit: Visit,
  { path, atMs, value, seenIn }: { path: string; atMs: number; value: string | null; seenIn: AnswerEvent['seenIn'] },
): void {
  const answer = answerWord(value);
  visit.answer = value;
  if (seenIn === 'page') {
    const guess = visit.events.findLastIndex((event) => event.kind === 'answer' && event.seenIn === 'request');
    const found = visit.events[guess];
    if (found?.kind === 'answer' && found.answer === answer && found.atMs >= atMs - toleranceMs) visit.events.splice(guess, 1);
  }
  log.add(visit, { atMs, kind: 'answer', path, answer, seenIn });
}

/** Accepted difference of the page's and the server's times. */
const toleranceMs = 1000;

function answerWord(value: string | null): AnswerEvent['answer'] {
  if (value === null) return 'withdrawn';
  if (value === 'true') return 'accepted';
  return value === 'false' ? 'declined' : 'other';
}
