import type { CookieWriter, SeenCookie, WriteEvent } from '../common/visits/visits.ts';
import { describeWrite } from './describe-visit.ts';
import { cookieRow } from './verdict.ts';
import type { Visit } from './visit-log.ts';

const verdictOrder = ['not-allowed', 'wrong-lifetime', 'unclear', 'allowed'] as const;
const maxWriters = 20;

/**
 * Returns the cookies and storage items of all visits, by site and name. Of a cookie in several visits the latest one counts,
 * with the writers of all.
 * @param visits the newest first
 */
export function listCookies(visits: readonly Visit[]): readonly SeenCookie[] {
  const found = new Map<string, { readonly visit: Visit; readonly writes: WriteEvent[] }>();
  const entryOf = (visit: Visit, store: string, name: string) => {
    const key = JSON.stringify([visit.site, store, name]);
    const entry = found.get(key) ?? { visit, writes: [] };
    found.set(key, entry);
    return entry;
  };
  for (const visit of visits) {
    for (const name of visit.before) entryOf(visit, 'cookie', name);
    for (const event of visit.events)
      if (event.kind === 'write') entryOf(visit, event.store, event.name).writes.push(describeWrite(event, visit));
  }
  return [...found].map(([key, { visit, writes }]) => {
    const [site, store, name] = JSON.parse(key) as [string, SeenCookie['store'], string];
    return { site, store, name, visit: visit.id, ...contractOf(store, name), ...stateOf(writes), writers: writersOf(writes) };
  });
}

function contractOf(store: SeenCookie['store'], name: string): Pick<SeenCookie, 'purpose' | 'isTracking' | 'contractLifetimeMs'> {
  const row = store === 'cookie' ? cookieRow(name) : null;
  return { purpose: row?.purpose ?? null, isTracking: row?.tracking ?? false, contractLifetimeMs: row?.lifetimeMs ?? null };
}

function stateOf(writes: readonly WriteEvent[]): Pick<SeenCookie, 'state' | 'shape' | 'value' | 'writtenAt' | 'expiresAt'> {
  const kept = writes.filter(({ isStored }) => isStored);
  const latest = kept.toSorted(byTime).at(-1);
  if (!latest) {
    const state = writes.length > 0 ? 'refused' : 'before';
    return { state, shape: '', value: null, writtenAt: null, expiresAt: null };
  }
  const { lifetime, time, shape, value } = latest;
  const isDeleted = typeof lifetime === 'number' && lifetime <= 0;
  const expiresMs = typeof lifetime === 'number' ? Date.parse(time) + lifetime : Number.NaN;
  const expiresAt = isDeleted || !(Math.abs(expiresMs) < maxDateMs) ? null : new Date(expiresMs).toISOString();
  return { state: isDeleted ? 'deleted' : 'kept', shape, value, writtenAt: time, expiresAt };
}

/** The largest date: a page may ask for more. */
const maxDateMs = 8.64e15;

/** Returns equal writes together, those with a bad verdict first, then the newest first. */
function writersOf(writes: readonly WriteEvent[]): readonly CookieWriter[] {
  const groups = new Map<string, CookieWriter>();
  for (const { writer, lifetime, isStored, count, path, time, verdict } of writes.toSorted(byTime)) {
    const key = JSON.stringify([
      writer.owner,
      writer.file,
      writer.line,
      roundSeconds(lifetime),
      isStored,
      verdict.kind,
      verdict.reason,
    ]);
    const counted = (groups.get(key)?.count ?? 0) + count;
    groups.set(key, { writer, lifetime, isStored, count: counted, path, latestAt: time, verdict });
  }
  return [...groups.values()]
    .sort((a, b) => orderOf(a) - orderOf(b) || b.latestAt.localeCompare(a.latestAt))
    .slice(0, maxWriters);
}

const orderOf = ({ verdict }: CookieWriter): number => verdictOrder.indexOf(verdict.kind);

/** An `Expires` has whole seconds, so equal writes have lifetimes that differ by parts of one. */
const roundSeconds = (lifetime: CookieWriter['lifetime']): number | string =>
  typeof lifetime === 'number' ? Math.round(lifetime / 5000) : lifetime;

const byTime = (a: WriteEvent, b: WriteEvent): number => a.time.localeCompare(b.time);
