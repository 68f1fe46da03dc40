import type { JournalEntry } from '../common/journal/journal.ts';
import { readCookies } from '../http/cookies.ts';
import type { Journal } from '../journal/journal.ts';
import { recordKey } from './sender.ts';
import type { Visit, VisitLog } from './visit-log.ts';

/** At most this many new entries are read at a time, the newest: each is decoded. */
const maxEntries = 5000;
/** Accepted difference of a call's time and the start of its visit, because both are rounded. */
const toleranceMs = 50;

/**
 * Adds the calls of the journal since the last time to their visits. It is called when visits are shown, so that calls cost
 * nothing when they are served.
 */
export function readCalls(log: VisitLog, journal: Pick<Journal, 'entries' | 'lastSeq' | 'resets'>): void {
  if (log.readResets !== journal.resets) log.readSeq = 0;
  log.readResets = journal.resets;
  const since = Math.max(log.readSeq, journal.lastSeq - maxEntries);
  log.readSeq = journal.lastSeq;
  const visits = log.list();
  if (visits.length === 0 || since >= journal.lastSeq) return;
  for (const entry of journal.entries({ since })) {
    const visit = visitOf(entry, visits);
    if (!visit) continue;
    const { seq, endpoint, method, path, status, valid, fault } = entry;
    const atMs = Date.parse(entry.time);
    visit.latestAtMs = Math.max(visit.latestAtMs, atMs);
    log.add(visit, { atMs, kind: 'call', seq, endpoint, method, path: path.slice(0, 300), status, valid, fault });
  }
}

/**
 * Returns the visit that sent a call: by its visitor record, else the visit of the same user agent that opened the page
 * of the referrer last, else the latest one of that user agent.
 */
function visitOf({ site, time, headers }: JournalEntry, visits: readonly Visit[]): Visit | undefined {
  const atMs = Date.parse(time);
  const { 'user-agent': userAgent = '', cookie, referer } = headers;
  const candidates = visits.filter(
    (visit) => visit.site === site && visit.userAgent === userAgent.slice(0, 300) && visit.startedAtMs <= atMs + toleranceMs,
  );
  if (candidates.length <= 1) return candidates[0];
  const key = recordKey(readCookies(cookie).get('ss_cvr'));
  const path = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : null;
  const openedAtMs = (visit: Visit): number =>
    visit.events.findLast((event) => event.kind === 'page' && event.atMs <= atMs + toleranceMs && event.path === path)?.atMs ?? 0;
  return (
    (key === null ? undefined : candidates.find((visit) => visit.keys.has(key))) ??
    candidates.toSorted((a, b) => openedAtMs(b) - openedAtMs(a))[0]
  );
}
