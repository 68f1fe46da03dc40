import { expect, test } from 'vitest';
import type { PageVisit } from '../../../../cli/audit/artifacts/artifacts.ts';
import { judgePage } from '../../../../cli/audit/judging/judge.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { answeredVisit, cookieWrite, jarCookie, noBanner, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const ga = jarCookie('_ga', 'GA1.1.123456789.1700000000');
const yes = answeredVisit('accept', {
  ...{ journey: 'withdrawn', context: null, jarAfter: [ga] },
  writes: [cookieWrite('_ga', 63_072_000_000, { afterAnswer: true })],
});
const no = (jarAfter: PageVisit['jarAfter'], more: Partial<PageVisit> = {}) =>
  answeredVisit('decline', {
    ...{ journey: 'withdrawn', context: null, answeredBefore: 'accept', jarBefore: [ga], jarAtAnswer: [ga], jarAfter },
    ...{ bannerOnLoad: noBanner, bannerAfterAnswer: noBanner },
    ...more,
  });
const after = (jarAfter: PageVisit['jarAfter']) =>
  visit({ ...{ journey: 'withdrawn', context: null, answeredBefore: 'decline', jarBefore: jarAfter, jarAfter } });
/** consent#restricted-cookies */
const found = (...visits: PageVisit[]) => {
  const cookieRules = rules.filter(({ id }) => /^cookie-(before|after)/.test(id));
  return judgePage(page(...visits), cookieRules).map(({ ruleId, severity, message }) => [ruleId, severity, message]);
};

test('a cookie of the yes that stays after the later no is an error, told once for both visits', () => {
  expect(found(yes, no([ga]), after([ga]))).toEqual([
    ['cookie-after-withdrawal', 'error', 'Cookie _ga (known as a tracker’s cookie) exists after the visitor withdrew consent.'],
  ]);
});

test('one that is set again by the visit after the no is an error', () => {
  const again = { ...after([ga]), jarBefore: [], writes: [cookieWrite('_ga', 60_000)] };
  expect(found(yes, no([]), again).map(([rule]) => rule)).toEqual(['cookie-after-withdrawal']);
});

test('one that is deleted with the no has no finding, although the yes before it allowed it until then', () => {
  const written = { writes: [cookieWrite('_ga', 63_072_000_000), cookieWrite('_ga', 0, { afterAnswer: true })] };
  expect(found(yes, no([], written), after([]))).toEqual([]);
});
