import assert from 'node:assert/strict';
import { createVisit } from '../../../runtime/features/analytics/visit.ts';
import { seededRandom } from './generate.ts';

// The rules of the visit cookies, written a second time: a browser that drops cookies, corrupt values, and a visitor's hits.

const recordPattern = /^[^|;,\s]+(\|[1-9][0-9]*){4}$/;
const sessionPattern = /^[1-9][0-9]*$/;
const thirtyMinutesMs = 30 * 60 * 1000;
const twoYearsMs = 2 * 365 * 24 * 60 * 60 * 1000;
const days390Ms = 390 * 24 * 60 * 60 * 1000;

/** A browser's cookie jar, which drops cookies at their expiry. */
function browserJar(now: () => number, isRefused: () => boolean) {
  const kept = new Map<string, { value: string; endsMs: number }>();
  const read = (name: string) => {
    const cookie = kept.get(name);
    return cookie && cookie.endsMs > now() ? cookie.value : null;
  };
  return {
    kept,
    read,
    readAll: (name: string) => [read(name) ?? []].flat(),
    write(name: string, value: string, lifetimeMs: number) {
      if (!isRefused()) kept.set(name, { value, endsMs: now() + lifetimeMs });
      return read(name) === value;
    },
    clear: (names: readonly string[]) => names.forEach((name) => void kept.delete(name)),
  };
}

interface Expected {
  record: { id: string; first: number; previous: number; latest: number; count: number; endsMs: number } | null;
  sessionEndsMs: number;
}

const brokenRecords = [
  '',
  'a',
  'a|1|2|3',
  '|1|2|3|4',
  'a|0|2|3|4',
  'a|1|2|3|4|5',
  'a|01|2|3|4',
  'a|1|2|3|-4',
  'a b|1|2|3|4',
  'a|1|2|3|1e3',
];
const brokenSessions = ['', '0', '01', '-1', '1.5', 'x', ' 1'];
const gapsMs = [1, 60_000, thirtyMinutesMs - 1, thirtyMinutesMs, thirtyMinutesMs + 1, 86_400_000, days390Ms, twoYearsMs + 1];

/** Runs one sequence of 30 steps, determined by the seed; fails where the runtime and the model differ. */
export function playVisits(seed: number): void {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let nowMs = 1_600_000_000_000;
  let refused = false;
  let ids = 0;
  const jar = browserJar(
    () => nowMs,
    () => refused,
  );
  // Two tabs share the jar.
  const tabs = [0, 1].map(() =>
    createVisit(
      jar,
      () => nowMs,
      () => `id-${++ids}`,
    ),
  );
  const expected: Expected = { record: null, sessionEndsMs: 0 };
  const text = () => {
    const { record } = expected;
    return record && record.endsMs > nowMs
      ? `${record.id}|${record.first}|${record.previous}|${record.latest}|${record.count}`
      : null;
  };

  for (let step = 0; step < 30; step++) {
    const kind = random();
    if (kind < 0.5) {
      const isRunning = expected.sessionEndsMs > nowMs;
      const held = text() === null ? null : expected.record;
      const before = jar.kept.get('ss_cvr')?.value;
      const answer = pick(tabs).hit();
      if (!refused) {
        if (!held) {
          const id = jar.read('ss_cvr')?.split('|')[0] ?? '';
          expected.record = { id, first: nowMs, previous: nowMs, latest: nowMs, count: 1, endsMs: nowMs + twoYearsMs };
          assert.equal(before?.startsWith(`${id}|`) ?? false, false);
        } else if (!isRunning) {
          expected.record = { ...held, previous: held.latest, latest: nowMs, count: held.count + 1, endsMs: nowMs + twoYearsMs };
        }
        expected.sessionEndsMs = nowMs + thirtyMinutesMs;
        assert.equal(jar.read('ss_cvt'), String(nowMs));
        assert.match(jar.read('ss_cvt') ?? '', sessionPattern);
        assert.match(jar.read('ss_cid') ?? '', /^id-\d+$/);
        assert.equal(answer, text());
        assert.match(answer, recordPattern);
        assert.equal(jar.read('ss_cvr'), answer);
      }
    } else if (kind < 0.75) {
      nowMs += pick(gapsMs);
    } else if (kind < 0.83) {
      jar.kept.set('ss_cvr', { value: pick(brokenRecords), endsMs: nowMs + twoYearsMs });
      expected.record = null;
    } else if (kind < 0.91) {
      jar.kept.set('ss_cvt', { value: pick(brokenSessions), endsMs: nowMs + thirtyMinutesMs });
      expected.sessionEndsMs = 0;
    } else if (kind < 0.97) {
      const names = pick([['ss_cvr'], ['ss_cvt'], ['ss_cvr', 'ss_cvt', 'ss_cid']]);
      jar.clear(names);
      if (names.includes('ss_cvr')) expected.record = null;
      if (names.includes('ss_cvt')) expected.sessionEndsMs = 0;
    } else refused = !refused;
  }
}
