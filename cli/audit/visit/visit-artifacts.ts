import type { Banner, JarCookie, PageVisit, Refusal, StorageWrite, StoredItem } from '../artifacts/artifacts.ts';
import type { Profile } from '../browser/browser.ts';
import { inTime } from '../browser/in-time.ts';
import { waitMs } from '../browser/waits.ts';
import { consentIn } from '../policy/restriction.ts';
import { asBanner, controlsOf } from './answer/banner-finder.ts';
import type { GivenAnswer } from './answer/given-answer.ts';
import type { SeenPage } from './answer/see-banner.ts';
import { isStored } from './answer/verify-answer.ts';
import { isDatabase } from './pace/page-time.ts';
import { seenRequests } from './requests/seen-requests.ts';
import { withJournal } from './requests/with-journal.ts';
import { scriptInitiator } from './traffic/initiators.ts';
import { type Sources, sourceLines, tagWith } from './traffic/sources.ts';
import type { VisitOptions, VisitPlan } from './visit-options.ts';
import { maxStoredLength } from './visitor.ts';
import { isAfter, type Watch } from './watch/watch.ts';
import { fingerprintsOf } from './writes/fingerprints.ts';
import { jarOfWrites, writesOf } from './writes/writes.ts';

/** Observations of a visit so far. Absent parts were not reached. */
export interface SeenVisit {
  openedAtMs: number;
  /** Whether the browser has begun to show the page. */
  isOpened: boolean;
  status?: number | null;
  looked?: SeenPage;
  /** Page context of a visit that ended before `looked`. */
  context?: unknown;
  force?: PageVisit['force'];
  answered?: GivenAnswer;
  last?: { readonly address: string; readonly banner: Banner };
  storage?: readonly StoredItem[];
  /** Items in storage after the answer, one line each. */
  stored?: readonly string[];
  refusal?: Refusal | null;
  reopening?: PageVisit['reopening'];
  leadsTo?: string | null;
  sources?: Sources;
  /** By the page’s clock. */
  passedMs?: number;
  /** Why the visit ended early, as a clause. */
  incomplete?: string;
}

interface VisitParts {
  readonly plan: VisitPlan;
  readonly options: VisitOptions;
  readonly watch: Watch;
  readonly profile: Profile;
  readonly jarBefore: readonly JarCookie[];
  readonly startedAtMs: number;
  readonly pictures: PageVisit['pictures'];
}

/** Returns the artifacts of a visit whose page is left, or that has ended early. */
export async function visitArtifacts(
  { plan, options, watch, profile, jarBefore, startedAtMs, pictures }: VisitParts,
  seen: SeenVisit,
): Promise<PageVisit> {
  const { openedAtMs, looked, answered, last, force = null, refusal, reopening, incomplete } = seen;
  const context = looked ? looked.context : (seen.context ?? options.context ?? null);
  const documents = watch.traffic.requests.filter(({ type }) => type === 'Document');
  const landing = documents.findLast(({ frameId }) => frameId === documents[0]?.frameId);
  const landedOn = looked?.reading.address ?? landing?.url ?? plan.url;
  const answeredAtMs = answered?.atMs ?? null;
  const jarAfter = await (incomplete === undefined
    ? profile.cookies()
    : // The browser may have ended with the page.
      inTime(profile.cookies(), waitMs('read'), 'reading the cookies').catch(() => jarOfWrites(watch, jarBefore)));
  const isVerified = (given: GivenAnswer): boolean => {
    if (given.answer.by === 'stored') return true;
    if (!last || last.banner.visible) return false;
    if (context === null) return isStored(watch, given, { jar: jarAfter, stored: seen.stored ?? [] });
    return consentIn(jarAfter) !== consentIn(given.jar);
  };
  const writes = writesOf(watch, { before: jarBefore, after: jarAfter }, answeredAtMs);
  const read = { openedAtMs, answeredAtMs, ownHeaders: options.headers, sources: seen.sources };
  const journal = options.callLog ? await options.callLog.end(seenRequests(watch, read)) : null;
  // Read again: responses arrive while the log waits.
  const requests = seenRequests(watch, read);
  const visit: PageVisit = {
    journey: plan.journey,
    landedOn,
    status: seen.status ?? landing?.status ?? null,
    ...(refusal && { refusal }),
    ...(incomplete !== undefined && { incomplete }),
    durationMs: Date.now() - startedAtMs,
    openedAtMs,
    endedAtMs: Date.now(),
    context,
    ...loadOf(watch, openedAtMs),
    ...(seen.passedMs !== undefined && { passedMs: seen.passedMs }),
    ...(plan.role !== undefined && { role: plan.role }),
    runtime: looked?.reading.runtime ?? null,
    censusDisabled: looked?.reading.censusDisabled ?? false,
    settingsText: looked?.reading.settingsText ?? '',
    ...(plan.answeredBefore && { answeredBefore: plan.answeredBefore }),
    ...(seen.leadsTo && { leadsTo: seen.leadsTo }),
    answer: answered ? { ...answered.answer, verified: isVerified(answered) } : null,
    jarBefore,
    jarAtAnswer: answered?.jar ?? null,
    jarAfter,
    writes,
    bannerOnLoad: looked?.reading.banner ?? asBanner(null),
    bannerAfterAnswer: (answered && last?.banner) ?? null,
    bannerAtEnd: answered || force ? null : (last?.banner ?? null),
    force,
    storage: [...(seen.storage ?? []), ...databaseItems(watch, landedOn)],
    storageWrites: storageWrites(watch, landedOn, answeredAtMs),
    bannerControls: controlsOf(looked?.located ?? null),
    ...(reopening && { reopening }),
    fingerprints: fingerprintsOf(watch, answeredAtMs),
    popups: popupsOf(watch, answeredAtMs),
    ...connectionsOf(watch, answeredAtMs),
    ...hintsOf(watch, seen.sources, answeredAtMs),
    requests: journal ? withJournal(requests, journal, read) : requests,
    pictures,
  };
  return seen.sources ? { ...visit, sourceLines: sourceLines(seen.sources, scriptsOf(visit)) } : visit;
}

function loadOf(watch: Watch, openedAtMs: number): Pick<PageVisit, 'loadedMs'> {
  const loadedAtMs = watch.loadedAtMs();
  return loadedAtMs === null ? {} : { loadedMs: Math.max(0, loadedAtMs - openedAtMs) };
}

/** Returns the scripts that wrote or sent something in a visit. */
const scriptsOf = ({ writes, requests, storageWrites, fingerprints, popups, hints = [] }: PageVisit) => [
  ...writes.map(({ initiator }) => (initiator.kind === 'script' ? initiator : null)),
  ...storageWrites.map(({ initiator }) => initiator),
  ...fingerprints.map(({ initiator }) => initiator),
  ...[...popups, ...hints].map(({ openedBy }) => openedBy),
  ...requests.map(({ sentBy }) => sentBy),
];

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

const storageWrites = ({ events }: Watch, pageUrl: string, answeredAtMs: number | null): StorageWrite[] =>
  events
    .filter(({ kind }) => kind === 'storage')
    .map(({ via, text, body, origin, stack, seenAtMs }) => ({
      kind: via,
      name: text,
      ...(body !== null && { value: body.slice(0, maxStoredLength) }),
      ...(origin !== originOf(pageUrl) && { origin }),
      initiator: scriptInitiator(via, stack),
      afterAnswer: isAfter(seenAtMs, answeredAtMs),
    }));

/**
 * Returns the texts that were written to databases and caches, which do not respond while the page's clock is stopped, and to the
 * history, of which a page reads one entry only.
 */
const databaseItems = ({ events }: Watch, pageUrl: string): StoredItem[] =>
  events.flatMap(({ kind, via, text, body, origin }) =>
    kind === 'storage' && body !== null && (isDatabase(via) || via === 'history.state')
      ? [{ kind: via, name: text, value: body, ...(origin !== originOf(pageUrl) && { origin }) }]
      : [],
  );

function connectionsOf({ events }: Watch, answeredAtMs: number | null): Pick<PageVisit, 'connections'> {
  const connections = events
    .filter(({ kind }) => kind === 'connection')
    .flatMap(({ via, text, stack, seenAtMs }) => {
      const openedBy = scriptInitiator(via, stack);
      const afterAnswer = isAfter(seenAtMs, answeredAtMs);
      return text.split(' ').map((url) => ({ via, url, openedBy, afterAnswer }));
    });
  return connections.length > 0 ? { connections } : {};
}

function hintsOf({ events }: Watch, sources: Sources | undefined, answeredAtMs: number | null): Pick<PageVisit, 'hints'> {
  const hints = events
    .filter(({ kind }) => kind === 'hint')
    .map(({ via, text: url, body, page, stack, seenAtMs }) => ({
      ...{ via, url, page },
      openedBy: scriptInitiator(via, stack) ?? tagWith(sources, page, body ?? url),
      afterAnswer: isAfter(seenAtMs, answeredAtMs),
    }));
  return hints.length > 0 ? { hints } : {};
}

const popupsOf = ({ events }: Watch, answeredAtMs: number | null): PageVisit['popups'] =>
  events
    .filter(({ kind }) => kind === 'popup')
    .map(({ via, text, stack, seenAtMs }) => ({
      url: text,
      openedBy: scriptInitiator(via, stack),
      afterAnswer: isAfter(seenAtMs, answeredAtMs),
    }));
