import { expect, test } from 'vitest';
import type { PageVisit } from '../../../../cli/audit/artifacts/artifacts.ts';
import { askedAgain } from '../../../../cli/audit/rules/asked-again.ts';
import { answeredVisit, askingBanner, noBanner, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

/** consent#fair-banner */
const next = (journey: PageVisit['journey'], isShown: boolean, context: unknown = null) =>
  visit({ journey, context, bannerOnLoad: isShown ? askingBanner : noBanner });
const answers = [answeredVisit('accept', { context: null }), answeredVisit('decline', { context: null })];

test('a banner that comes back after a no, and not after a yes, is a warning', () => {
  const artifacts = page(...answers, next('accepted-return', false), next('declined-return', true));
  expect(askedAgain.check(artifacts)).toMatchObject([
    {
      severity: 'warning',
      journey: 'declined-return',
      message: 'The cookie banner is shown again on the next visit after a no, and not after a yes.',
    },
  ]);
});

test('one that stays away, that comes back after both, or of this platform, has no finding', () => {
  const of = (yes: boolean, no: boolean, context: unknown = null) =>
    askedAgain.check(page(...answers, next('accepted-return', yes, context), next('declined-return', no, context)));
  expect(of(false, false)).toEqual([]);
  expect(of(true, true)).toEqual([]);
  expect(of(false, true, { pageType: 2 })).toEqual([]);
  expect(askedAgain.check(page(...answers, next('declined-return', true)))).toEqual([]);
});
