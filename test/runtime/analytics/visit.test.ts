import { expect, test } from 'vitest';
import { createVisit } from '../../../runtime/features/analytics/visit.ts';
import { fakeJar } from '../../helpers/fakes/fake-jar.ts';
import { playVisits } from '../../helpers/values/visit-model.ts';

const start = 1_700_000_000_000;

function visitWith(cookies: Record<string, string> = {}, options?: { refused: boolean }) {
  const jar = fakeJar(cookies, options);
  const time = { nowMs: start };
  let ids = 0;
  const visit = createVisit(
    jar,
    () => time.nowMs,
    () => `id-${++ids}`,
  );
  return { jar, time, visit };
}

// analytics#visit-record
test('a first hit writes a record with count 1, a session and an analytics id', () => {
  const { jar, visit } = visitWith();
  expect(visit.hit()).toBe(`id-1|${start}|${start}|${start}|1`);
  expect(jar.cookies).toEqual(
    new Map([
      ['ss_cvr', `id-1|${start}|${start}|${start}|1`],
      ['ss_cvt', `${start}`],
      ['ss_cid', 'id-2'],
    ]),
  );
});

// analytics#visit-record
test('the record lasts 63072000000 ms, the session 1800000 ms, the analytics id 390 days', () => {
  const { jar, visit } = visitWith();
  visit.hit();
  expect(Object.fromEntries(jar.lifetimesMs)).toEqual({
    ss_cvr: 63_072_000_000,
    ss_cvt: 1_800_000,
    ss_cid: 390 * 24 * 60 * 60 * 1000,
  });
});

// analytics#visit-session
test('a hit within the session renews the session and does not change record and analytics id', () => {
  const { jar, time, visit } = visitWith();
  const record = visit.hit();
  jar.lifetimesMs.clear();
  time.nowMs += 29 * 60_000;
  expect(visit.hit()).toBe(record);
  expect(jar.cookies.get('ss_cvt')).toBe(`${start + 29 * 60_000}`);
  expect(jar.cookies.get('ss_cid')).toBe('id-2');
  expect([...jar.lifetimesMs.keys()]).toEqual(['ss_cvt']);
});

// analytics#new-visit
test('a hit after the session has ended counts one more visit and makes the latest visit the previous one', () => {
  const { jar, time, visit } = visitWith();
  visit.hit();
  jar.cookies.delete('ss_cvt');
  time.nowMs += 3_600_000;
  expect(visit.hit()).toBe(`id-1|${start}|${start}|${start + 3_600_000}|2`);
  jar.cookies.delete('ss_cvt');
  time.nowMs += 3_600_000;
  expect(visit.hit()).toBe(`id-1|${start}|${start + 3_600_000}|${start + 7_200_000}|3`);
});

test.each([
  ['too few parts', 'a|1|2|3'],
  ['too many parts', 'a|1|2|3|4|5'],
  ['no id', '|1|2|3|4'],
  ['a zero', 'a|1|2|3|0'],
  ['a negative number', 'a|1|-2|3|4'],
  ['words', 'a|b|c|d|e'],
])('a record with %s counts as absent: a new record and a new session', (_, record) => {
  const { visit } = visitWith({ ss_cvr: record, ss_cvt: '1600000000000' });
  expect(visit.hit()).toBe(`id-1|${start}|${start}|${start}|1`);
});

test.each(['', '0', '012', '-5', '1.5', 'soon'])('a session of "%s" counts as absent: the visit count rises', (session) => {
  const { visit } = visitWith({ ss_cvr: 'a|1|2|3|4', ss_cvt: session });
  expect(visit.hit()).toBe(`a|1|3|${start}|5`);
});

// analytics#visit-two-tabs
test('the record is read at each hit, so that a visit that another tab has started is not counted twice', () => {
  const { jar, visit } = visitWith({ ss_cvr: 'a|1|2|3|4' });
  jar.cookies.set('ss_cvr', 'a|1|3|99|5');
  jar.cookies.set('ss_cvt', '99');
  expect(visit.hit()).toBe('a|1|3|99|5');
});

test('where cookies are refused the record is empty', () => {
  expect(visitWith({}, { refused: true }).visit.hit()).toBe('');
});

test('3000 random sequences of hits in two tabs, gaps, corruptions, deletions and refusals follow the rules', () => {
  for (let seed = 1; seed <= 3000; seed++) {
    try {
      playVisits(seed);
    } catch (error) {
      throw new Error(`sequence ${seed}`, { cause: error });
    }
  }
});
