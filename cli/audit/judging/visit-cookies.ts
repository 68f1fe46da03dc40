import type { CookieWrite, JarCookie, PageVisit } from '../artifacts/artifacts.ts';
import { isDeletion } from '../artifacts/cookies.ts';

/** A valid visitor record: analytics#visit-record-format. */
export interface SeenRecord {
  readonly text: string;
  readonly id: string;
  readonly count: number;
}

/** Time in which the writes of one hit follow each other, in milliseconds. */
const hitMs = 100;

/** Returns the record in a cookie's value; null for an invalid one. */
export function readRecord(value: string | undefined): SeenRecord | null {
  const [text, id, count] = /^([^|]+)\|[1-9]\d*\|[1-9]\d*\|[1-9]\d*\|([1-9]\d*)$/.exec((value ?? '').replace(/%7C/gi, '|')) ?? [];
  return text === undefined || id === undefined ? null : { text, id, count: Number(count) };
}

/** Whether a value is a valid session; any other one counts as absent: analytics#visit-session-format. */
export const isSession = (value: string | undefined): boolean => value !== undefined && /^[1-9]\d*$/.test(value);

/** Returns the valid records of a jar, which has several when they were written for different paths. */
export const recordsIn = (jar: readonly JarCookie[]): SeenRecord[] =>
  jar.flatMap(({ name, value }) => (name === 'ss_cvr' ? (readRecord(value) ?? []) : []));

/** A change of the visitor record, with the state that its writer found. */
export interface RecordChange {
  /** Records that the writer may have found: several after a deletion that may have failed; null for no record. */
  readonly before: readonly (SeenRecord | null)[];
  /** null for a session that began without a change of the record. */
  readonly after: SeenRecord | null;
  /** Whether a session existed. */
  readonly hadSession: boolean;
  /** Whether the record found is the one from before the visit. */
  readonly isFromStart: boolean;
  /** null for a change without an observed write. */
  readonly write: CookieWrite | null;
}

/** Returns the changes of the record in a visit, in order. */
export function recordChanges(visit: PageVisit): RecordChange[] {
  const start = recordsIn(visit.jarBefore)[0] ?? null;
  const changes: RecordChange[] = [];
  let before: readonly (SeenRecord | null)[] = [start];
  let sessionEndMs = visit.jarBefore.some(({ name, value }) => name === 'ss_cvt' && isSession(value)) ? Infinity : 0;
  /** Time until which a removed session, if it is written again, goes on: a hit removes its copies for other paths. */
  let goesOnUntilMs = -Infinity;
  let changedAtMs = -Infinity;
  /** Session that began before its visit was counted. */
  let uncounted: { readonly change: RecordChange; readonly atMs: number } | null = null;

  const writeRecord = (after: SeenRecord, atMs: number, write: CookieWrite | null) => {
    // Some scripts write the session first.
    const isOneHit = uncounted !== null && atMs - uncounted.atMs <= hitMs;
    // A record that was just counted gets its session next.
    const hadSession = atMs - changedAtMs <= hitMs || (!isOneHit && atMs < sessionEndMs);
    changes.push({ before, after, hadSession, isFromStart: before.includes(start), write });
    if (isOneHit) uncounted = null;
    before = [after];
    changedAtMs = atMs;
  };
  const writeSession = (atMs: number, endMs: number, write: CookieWrite | null) => {
    if (atMs >= sessionEndMs && atMs > goesOnUntilMs && !before.includes(null) && atMs - changedAtMs > hitMs) {
      uncounted ??= { change: { before, after: null, hadSession: false, isFromStart: before.includes(start), write }, atMs };
    }
    sessionEndMs = endMs;
  };

  for (const write of visit.writes) {
    if (write.refused !== undefined) continue;
    if (write.name === 'ss_cvr') {
      const after = isDeletion(write) ? null : readRecord(write.value);
      if (after) writeRecord(after, write.atMs, write);
      // A deletion for another path or domain has no effect.
      else before = [...new Set([null, ...before])];
    } else if (write.name === 'ss_cvt') {
      if (!isDeletion(write) && isSession(write.value))
        writeSession(write.atMs, write.atMs + (write.lifetimeMs ?? Infinity), write);
      else {
        if (write.atMs < sessionEndMs) goesOnUntilMs = write.atMs + hitMs;
        sessionEndMs = 0;
      }
    }
  }
  addUnseenWrites();
  return uncounted === null ? changes : [...changes, (uncounted as { readonly change: RecordChange }).change];

  /** Adds what is in the jar at the end without an observed write. */
  function addUnseenWrites() {
    const records = recordsIn(visit.jarAfter);
    const [unseen] = records.some(({ text }) => before.some((record) => record?.text === text)) ? [] : records;
    if (unseen) writeRecord(unseen, visit.endedAtMs, null);
    const hasSession = visit.jarAfter.some(({ name, value }) => name === 'ss_cvt' && isSession(value));
    if (hasSession && sessionEndMs === 0) writeSession(visit.endedAtMs, Infinity, null);
  }
}
