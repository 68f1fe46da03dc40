import { redactText } from '../common/secrets/redact.ts';
import type { VisitDetail, VisitEvent, VisitSummary, WriteEvent } from '../common/visits/visits.ts';
import { judgeWrite } from './verdict.ts';
import type { StoredEvent, StoredWrite, Visit } from './visit-log.ts';

/** Returns a visit with its events, the oldest first. */
export function describeVisit(visit: Visit): VisitDetail {
  const pages = visit.events.filter((event) => event.kind === 'page');
  const order = (event: StoredEvent): number => {
    // A call in the millisecond in which a page was requested belongs to the page before.
    if (event.kind === 'call') return event.atMs - 0.25;
    if (event.kind !== 'left') return event.atMs;
    const shownMs = pages.findLast(({ atMs, path }) => path === event.path && atMs <= event.atMs)?.atMs ?? 0;
    // A browser leaves a page when the next one has arrived, after its request.
    const next = pages.find(({ atMs }) => atMs > shownMs && atMs <= event.atMs && event.atMs - atMs < arrivalMs);
    return next ? next.atMs - 0.5 : event.atMs;
  };
  const inOrder = visit.events.map((event) => ({ event, atMs: order(event) })).sort((a, b) => a.atMs - b.atMs);
  const events = inOrder.map(({ event }) => describeEvent(event, visit));
  return { ...summarizeVisit(visit), events, dropped: visit.dropped };
}

const arrivalMs = 2000;

export function summarizeVisit(visit: Visit): VisitSummary {
  const { id, site, userAgent, events, startedAtMs, latestAtMs } = visit;
  const count = (kind: VisitEvent['kind']) => events.filter((event) => event.kind === kind).length;
  const first = events.find((event) => event.kind === 'page');
  const problems = events.filter((event) => event.kind === 'write' && isBad(describeWrite(event, visit)));
  return {
    ...{ id, site, startedAt: isoTime(startedAtMs), latestAt: isoTime(latestAtMs), browser: browserName(userAgent) },
    ...{ entrance: first?.path ?? '', pages: count('page'), writes: count('write'), calls: count('call') },
    problems: problems.length,
  };
}

function describeEvent(event: StoredEvent, visit: Visit): VisitEvent {
  if (event.kind === 'write') return describeWrite(event, visit);
  const { atMs, ...rest } = event;
  return { ...rest, time: isoTime(atMs) };
}

/** Returns a write with its verdict. A write before the page's settings were known is judged by those of a later report. */
export function describeWrite(event: StoredWrite & { readonly atMs: number }, visit: Visit): WriteEvent {
  const { atMs, answer, policy, ...rest } = event;
  return { ...rest, time: isoTime(atMs), verdict: judgeWrite({ ...event, answer, policy: policy ?? visit.policy }) };
}

const isBad = ({ verdict, isStored }: WriteEvent): boolean =>
  isStored && (verdict.kind === 'not-allowed' || verdict.kind === 'wrong-lifetime');

/** Returns an ISO time; the start of 1970 for a number that is not a date. */
const isoTime = (atMs: number): string => new Date(Math.abs(atMs) < 8.64e15 ? atMs : 0).toISOString();

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\/(\d+)/],
  ['Chrome', /(?:Headless)?Chrome\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
];

/** Returns `Firefox 145`, or the beginning of a user agent that is not one of the four. */
function browserName(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return redactText(userAgent).slice(0, 40) || 'no user agent';
}
