import { expect, test } from 'vitest';
import type { Answer, JourneyName, PageArtifacts } from '../../../../cli/audit/artifacts/artifacts.ts';
import { judgeWhole } from '../../../../cli/audit/judging/judge.ts';
import type { AuditRule } from '../../../../cli/audit/judging/rule.ts';
import { auditVerdict, pageVerdict } from '../../../../cli/audit/judging/verdict.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import {
  answeredVisit,
  askingBanner,
  cookieWrite,
  jarCookie,
  noBanner,
  page,
  visit,
} from '../../../helpers/audit/audit-artifacts.ts';

const six = ['first', 'accepted', 'accepted-return', 'declined', 'declined-return', 'seeded'] as const;
const foreign = { context: null, runtime: null, bannerOnLoad: noBanner, settingsText: '' };
const judge = (artifacts: PageArtifacts, journeys: readonly JourneyName[] = six, all: readonly AuditRule[] = rules) => {
  const { findings, undecided = [], notApplicable = [] } = judgeWhole(artifacts, { rules: all, journeys });
  return { findings, undecided, notApplicable, verdict: pageVerdict(findings, undecided) };
};
const journeysOf = (list: readonly object[]) => list.flatMap((one) => ('journey' in one ? [one.journey] : []));
const rulesOf = (list: readonly object[]) => list.flatMap((one) => ('rule' in one ? [one.rule] : []));
const reasonFor = (names: readonly JourneyName[], reason: string) => Object.fromEntries(names.map((name) => [name, reason]));
const answers = six.slice(1, 5);

test(
  'a page of another make without a banner and without tracking keeps its promises, and the rules of declared policies do ' +
    'not apply',
  () => {
    const none = reasonFor([...answers, 'seeded'], 'no banner');
    const { verdict, undecided, notApplicable } = judge({ ...page(visit(foreign)), notApplicableJourneys: none });
    expect([verdict, undecided]).toEqual(['keeps', []]);
    expect(journeysOf(notApplicable)).toEqual([...answers, 'seeded']);
    expect(rulesOf(notApplicable)).toEqual(
      expect.arrayContaining(['cookie-after-decline', 'call-shape', 'visit-count', 'anti-forgery']),
    );
  },
);

test('a page without a banner that tracks breaks its promises', () => {
  const tracking = visit({ ...foreign, jarAfter: [jarCookie('_ga')], writes: [cookieWrite('_ga', 60_000)] });
  expect(
    judge({ ...page(tracking), notApplicableJourneys: reasonFor(answers, 'no banner') }, ['first', ...answers]).verdict,
  ).toBe('breaks');
});

test('a banner that could not be answered leaves its journeys, and the rules that need an answer, undecided', () => {
  const skippedJourneys = reasonFor(answers, 'its controls are not known');
  const { verdict, undecided } = judge({ ...page(visit(foreign)), skippedJourneys }, ['first', ...answers]);
  expect(verdict).toBe('undecided');
  expect(journeysOf(undecided)).toEqual(answers);
  expect(undecided).toContainEqual({ rule: 'cookie-after-decline', reason: 'its controls are not known' });
});

test('a banner that a visit saw is not taken for none when another visit did not find it', () => {
  const none = reasonFor(answers, 'no banner');
  const seen = visit({ ...foreign, bannerOnLoad: askingBanner });
  const { verdict, undecided, notApplicable } = judge({ ...page(seen), notApplicableJourneys: none }, ['first', ...answers]);
  expect([verdict, journeysOf(undecided), journeysOf(notApplicable)]).toEqual(['undecided', answers, []]);
});

test('an unverified no counts as not given: what follows is judged as before an answer, and its return is not judged', () => {
  const answer: Answer = { choice: 'decline', by: 'rules', make: 'Onebanner', verified: false, pageMs: 1 };
  const tracking = { jarAfter: [jarCookie('_ga')], writes: [cookieWrite('_ga', 60_000, { afterAnswer: true })] };
  const declined = answeredVisit('decline', { ...foreign, answer, ...tracking });
  const returned = visit({ ...foreign, journey: 'declined-return', jarAfter: [jarCookie('_gid')] });
  const { findings, undecided } = judge(page(declined, returned), ['declined', 'declined-return']);
  expect(findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([
    'cookie-before-consent: Cookie _ga (known as a tracker’s cookie) is set before the visitor agreed.',
  ]);
  expect(journeysOf(undecided)).toEqual(['declined', 'declined-return']);
  expect(rulesOf(undecided)).toEqual(['cookie-after-decline']);
});

test('an unverified yes is judged up to the answer only, and a stored answer needs no effect', () => {
  const answer: Answer = { choice: 'accept', by: 'click', verified: false, pageMs: 1 };
  const tracking = { jarAfter: [jarCookie('_ga')], writes: [cookieWrite('_ga', 60_000, { afterAnswer: true })] };
  const accepted = answeredVisit('accept', { ...foreign, answer, ...tracking });
  expect(judge(page(accepted), ['accepted'])).toMatchObject({ findings: [], verdict: 'undecided' });
  const stored = answeredVisit('accept', { answer: { ...answer, by: 'stored' } });
  expect(judge(page(stored), ['accepted'])).toMatchObject({ findings: [], verdict: 'keeps' });
});

test('with a page context an answer without effect stays a violation', () => {
  const answer: Answer = { choice: 'decline', by: 'click', verified: false, pageMs: 1 };
  const { findings, verdict } = judge(page(answeredVisit('decline', { answer, jarAfter: [] })), ['declined']);
  expect(findings.map(({ ruleId }) => ruleId)).toEqual(['consent-choice']);
  expect(verdict).toBe('breaks');
});

test('the cookies of a wall are not those of the page', () => {
  const refusal = { kind: 'wall', reason: 'a bot wall answered' } as const;
  const wall = visit({ ...foreign, refusal, jarAfter: [jarCookie('_ga')], writes: [cookieWrite('_ga', 60_000)] });
  const { findings, undecided, notApplicable, verdict } = judge({ ...page(wall), incomplete: 'a bot wall answered' }, [
    'first',
    'declined',
  ]);
  expect([findings, notApplicable, verdict]).toEqual([[], [], 'undecided']);
  expect(undecided).toEqual(['first', 'declined'].map((journey) => ({ journey, reason: 'a bot wall answered' })));
});

test('an empty page is judged, and has not passed', () => {
  const empty = { ...foreign, refusal: { kind: 'empty', reason: 'it has no visible content' } } as const;
  expect(judge(page(visit(empty)), ['first']).verdict).toBe('undecided');
  const tracking = visit({ ...empty, jarAfter: [jarCookie('_ga')], writes: [cookieWrite('_ga', 60_000)] });
  expect(judge(page(tracking), ['first']).verdict).toBe('breaks');
});

test('a failure after the last visit belongs to it, and a journey that was not asked for is not undecided', () => {
  expect(judge({ ...page(visit()), incomplete: 'the browser crashed' }, ['first']).undecided).toEqual([
    { journey: 'first', reason: 'the browser crashed' },
  ]);
  expect(judge(page(visit()), ['first'])).toMatchObject({ verdict: 'keeps', undecided: [] });
});

test('a rule says itself why it cannot be judged, unless it does not apply', () => {
  const [one] = rules;
  if (!one) throw new Error('expected a rule');
  const all = [{ ...one, undecided: () => 'its string is unreadable' }];
  expect(judge(page(visit()), ['first'], all).undecided).toEqual([{ rule: one.id, reason: 'its string is unreadable' }]);
  expect(judge(page(visit(foreign)), ['first'], [{ ...one, needs: 'context', undecided: () => 'x' }]).undecided).toEqual([]);
});

test('a broken page outweighs an undecided one, and an interrupted audit keeps nothing', () => {
  expect(auditVerdict([{ verdict: 'keeps' }, { verdict: 'undecided' }, { verdict: 'breaks' }], false)).toBe('breaks');
  expect(auditVerdict([{ verdict: 'keeps' }, { verdict: 'undecided' }], false)).toBe('undecided');
  expect(auditVerdict([{ verdict: 'keeps' }], true)).toBe('undecided');
  expect(auditVerdict([], false)).toBe('undecided');
  expect(auditVerdict([{ verdict: 'keeps' }], false)).toBe('keeps');
});

test(
  'a visit that ended early is judged by what it saw, is undecided with its reason, and does not miss what it may not have ' +
    'seen',
  () => {
    const incomplete = 'it took longer than 30000 ms';
    const early = visit({
      incomplete,
      bannerOnLoad: noBanner,
      jarAfter: [jarCookie('_ga')],
      writes: [cookieWrite('_ga', 60_000)],
    });
    const { findings, undecided, verdict } = judge(page(early), ['first']);
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['cookie-before-consent']);
    expect([verdict, undecided]).toEqual(['breaks', [{ journey: 'first', reason: incomplete }]]);
    expect(judge(page(visit({ incomplete, bannerOnLoad: noBanner })), ['first']).verdict).toBe('undecided');
  },
);
