import { expect, test } from 'vitest';
import { answerState, isRestrictedAt } from '../../../../cli/audit/judging/answer-state.ts';
import { answeredVisit, askingSettings, jarCookie, visit } from '../../../helpers/audit/audit-artifacts.ts';

const foreign = { context: null } as const;

test('a visit is unanswered until its answer, which counts afterwards', () => {
  for (const choice of ['accept', 'decline'] as const) {
    expect(answerState(answeredVisit(choice), false)).toBe('unanswered');
    expect(answerState(answeredVisit(choice), true)).toBe(choice === 'accept' ? 'accepted' : 'declined');
  }
  expect(isRestrictedAt(answeredVisit('accept'), true)).toBe(false);
  expect(isRestrictedAt(answeredVisit('accept'), false)).toBe(true);
  expect(isRestrictedAt(answeredVisit('decline'), true)).toBe(true);
});

test('an unverified no counts as not given, and nothing is known after an unverified yes', () => {
  const unverified = (choice: 'accept' | 'decline') => {
    const answered = answeredVisit(choice);
    return { ...answered, answer: answered.answer && { ...answered.answer, verified: false } };
  };
  expect(answerState(unverified('decline'), true)).toBe('unanswered');
  expect(isRestrictedAt(unverified('decline'), true)).toBe(true);
  expect(answerState(unverified('accept'), true)).toBeNull();
});

test('a return has the answer of the cookie, or of its journey on a page of another platform', () => {
  expect(answerState(visit({ journey: 'return', jarBefore: [jarCookie('ss_cookieAllowed', 'false')] }), false)).toBe('declined');
  expect(answerState(visit({ journey: 'accepted-return', ...foreign }), false)).toBe('accepted');
  expect(answerState(visit({ journey: 'declined-return', ...foreign }), false)).toBe('declined');
  expect(answerState(visit({ journey: 'gpc', ...foreign }), false)).toBe('unanswered');
});

test('a page that only informs is not restricted, and one with an absolute policy always is', () => {
  const withSettings = (more: object) => ({ context: { cookieSettings: { ...askingSettings, ...more } } });
  expect(isRestrictedAt(visit(withSettings({ isRestrictiveCookiePolicyEnabled: false })), false)).toBe(false);
  expect(isRestrictedAt(answeredVisit('accept', withSettings({ isRestrictiveCookiePolicyAbsolute: true })), true)).toBe(true);
});
