import { expect, test } from 'vitest';
import type { PageVisit } from '../../../../cli/audit/artifacts/artifacts.ts';
import { askedAgain } from '../../../../cli/audit/rules/asked-again.ts';
import { answeredVisit, askingBanner, noBanner, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

/** consent#fair-banner */
const next = (journey: PageVisit['journey'], isShown: boolean, more: Partial<PageVisit> = {}) =>
  visit({ journey, context: null, bannerOnLoad: isShown ? askingBanner : noBanner, ...more });
const answered = (choice: 'accept' | 'decline', more: Partial<PageVisit> = {}, isVerified = true) => {
  const seen = answeredVisit(choice, { context: null, bannerAfterAnswer: noBanner, ...more });
  return { ...seen, answer: seen.answer && { ...seen.answer, control: 'Reject all', verified: isVerified } };
};
const [yes, no] = [answered('accept'), answered('decline', {}, false)];
const check = (...visits: PageVisit[]) => askedAgain.check(page(...visits));

test('a banner that comes back after a no, and not after a yes, is an error that quotes the control', () => {
  const [problem, ...others] = check(yes, next('accepted-return', false), no, next('declined-return', true));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    journey: 'declined-return',
    message: 'The cookie banner is shown again on the next visit after a press of “Reject all”, and not after a yes.',
  });
  expect(problem?.severity).toBeUndefined();
});

test('one that stays away, comes back after both, or stayed open has no finding, nor has one of this platform', () => {
  const of = (afterYes: boolean, afterNo: boolean, more: Partial<PageVisit> = {}) =>
    check(yes, next('accepted-return', afterYes, more), no, next('declined-return', afterNo, more));
  expect(of(false, false)).toEqual([]);
  expect(of(true, true)).toEqual([]);
  expect(of(false, true, { context: { pageType: 2 } })).toEqual([]);
  const open = answered('decline', { bannerAfterAnswer: askingBanner });
  expect(check(yes, next('accepted-return', false), open, next('declined-return', true))).toEqual([]);
});

test('without both next visits, or where one met a wall or ended early, nothing is known', () => {
  const wall = { refusal: { kind: 'wall', reason: 'it asks for a proof' } } as const;
  expect(check(yes, no, next('declined-return', true))).toEqual([]);
  expect(check(yes, next('accepted-return', false, wall), no, next('declined-return', true))).toEqual([]);
  expect(check(yes, next('accepted-return', false), no, next('declined-return', true, { incomplete: 'it crashed' }))).toEqual([]);
  expect(check(answered('accept', {}, false), next('accepted-return', false), no, next('declined-return', true))).toEqual([]);
});
