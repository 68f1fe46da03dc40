import type { Answer, Environment, JourneyName, PageVisit, Request, StorageWrite, StoredItem } from '../artifacts/artifacts.ts';
import { maxPostDataChars } from '../artifacts/requests.ts';
import type { Profile, SeedCookie, Tab } from '../browser/browser.ts';
import { waitMs } from '../browser/waits.ts';
import { consentIn } from '../policy/restriction.ts';
import type { GivenAnswer } from './answering.ts';
import { controlsOf } from './banner-finder.ts';
import { checkSelectors } from './banner-parts.ts';
import { seenCalls, withLog } from './calls.ts';
import { documentRefusal } from './document-refusal.ts';
import { environmentOf } from './environment.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { scriptInitiator } from './initiators.ts';
import { orIncomplete } from './page-time.ts';
import { readReopening } from './reopening.ts';
import { roleScript } from './roles.ts';
import { isStored } from './verify-answer.ts';
import { IncompleteError } from './visit-errors.ts';
import type { VisitOptions } from './visit-options.ts';
import { createVisitor, maxStoredLength } from './visitor.ts';
import { wallMarks } from './wall-marks.ts';
import { type Watch, watchTab } from './watch.ts';
import { writesOf } from './writes.ts';

export interface VisitPlan {
  readonly journey: JourneyName;
  readonly url: string;
  readonly choice: Answer['choice'] | null;
  /** Cookies of a simulated earlier visit. */
  readonly seeds: readonly SeedCookie[];
  /** Website role of the signed-in visitor; absent for an anonymous visitor. */
  readonly role?: string;
}

/** Journeys that return after an answer. */
const nextVisits: readonly JourneyName[] = ['accepted-return', 'declined-return'];

/**
 * Makes one page view in a profile: opens the page, lets time pass, answers the banner if planned, scrolls, clicks and types, and
 * closes the page. Calls `onEnvironment` before the page is opened. Throws IncompleteError.
 */
export async function makeVisit(
  profile: Profile,
  plan: VisitPlan,
  options: VisitOptions,
  onEnvironment: (environment: Environment) => void = () => undefined,
): Promise<PageVisit> {
  const startedAtMs = Date.now();
  const [jarBefore, tab] = await Promise.all([seeded(profile, plan.seeds), profile.openTab()]);
  const { headers, headerOrigins } = options;
  const origins = [new URL(plan.url).origin, ...headerOrigins];
  const watch = await watchTab(tab, { headers, origins, privacyControl: plan.journey === 'gpc' });
  if (plan.role !== undefined) await tab.session.send('Page.addScriptToEvaluateOnNewDocument', { source: roleScript(plan.role) });
  const environment = await environmentOf(tab, options);
  if (environment) onEnvironment(environment);
  await checkSelectors(tab, options.banner);
  options.callLog?.begin();
  const visitor = createVisitor(tab, watch, options, startedAtMs);

  const makeSteps = async (): Promise<PageVisit> => {
    const openedAtMs = Date.now();
    const status = await visitor.open(plan.url);
    const looked = await visitor.seeBanner(consentIn(jarBefore) === null);
    const { reading: first, context } = looked;
    // Reports show the banner before and after each answer, on the next visit, and in preview mode.
    if (plan.journey === 'first' || plan.choice !== null) await visitor.picture('Before an answer');
    const force = plan.journey === 'forced' ? await visitor.force(profile) : null;
    const answered = plan.choice === null ? null : await visitor.answer(profile, plan.choice, looked);
    await visitor.moveAbout();
    if (plan.journey === 'leave') await tab.whileHidden(() => visitor.beHidden());
    await visitor.passRest();
    // A banner that was not clicked is not answered and stays.
    const last = await visitor.atEnd(looked, answered?.answer.by === 'click');
    const [storage, stored] = await Promise.all([
      visitor.storage(first.address),
      answered && context === null ? visitor.stored() : [],
    ]);
    // A check for robots may have let the visitor pass by now.
    const document = await orIncomplete(tab.evaluate('readDocument', wallMarks)).catch(() => null);
    const refusal = document && documentRefusal(document, { askedFor: plan.url, landedOn: last.address });
    const reopening = answered ? await readReopening(tab) : undefined;
    if (answered) await visitor.picture(answered.answer.choice === 'accept' ? 'After a yes' : 'After a no');
    if (nextVisits.includes(plan.journey)) await visitor.picture('On the next visit');
    if (force) await visitor.picture('In the banner’s preview mode');

    await tab.leave(Math.min(visitor.leftMs(), waitMs('leave'))).catch(() => undefined);
    const answeredAtMs = answered?.atMs ?? null;
    const seen = seenCalls(watch, answeredAtMs);
    const jarAfter = await profile.cookies();
    const isVerified = (given: GivenAnswer): boolean => {
      if (given.answer.by === 'stored') return true;
      if (context === null) return !last.banner.visible && isStored(watch, given, { jar: jarAfter, stored });
      return !last.banner.visible && consentIn(jarAfter) !== consentIn(given.jar);
    };
    const writes = writesOf(watch, { before: jarBefore, after: jarAfter }, answeredAtMs);
    const logged = options.callLog ? await options.callLog.end(seen) : null;
    return {
      journey: plan.journey,
      landedOn: first.address,
      status,
      ...(refusal && { refusal }),
      durationMs: Date.now() - startedAtMs,
      openedAtMs,
      endedAtMs: Date.now(),
      context,
      ...(plan.role !== undefined && { role: plan.role }),
      runtime: first.runtime,
      censusDisabled: first.censusDisabled,
      settingsText: first.settingsText,
      answer: answered && { ...answered.answer, verified: isVerified(answered) },
      jarBefore,
      jarAtAnswer: answered?.jar ?? null,
      jarAfter,
      writes,
      calls: logged ? withLog(seen, logged, answeredAtMs) : seen.map(({ atLeave: _, ...call }) => call),
      bannerOnLoad: first.banner,
      bannerAfterAnswer: answered ? last.banner : null,
      bannerAtEnd: answered || force ? null : last.banner,
      force,
      storage: [...storage, ...databaseItems(watch, first.address)],
      storageWrites: storageWrites(watch, first.address, answeredAtMs),
      bannerControls: controlsOf(looked.located),
      ...(reopening && { reopening }),
      fingerprints: fingerprintsOf(watch, answeredAtMs),
      popups: popupsOf(watch, answeredAtMs),
      requests: requestsOf(watch, openedAtMs, answeredAtMs),
      pictures: visitor.pictures,
    };
  };
  return unlessEnded(makeSteps(), tab, options.signal);
}

async function seeded(profile: Profile, seeds: readonly SeedCookie[]) {
  if (seeds.length > 0) await profile.setCookies(seeds);
  return profile.cookies();
}

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
      afterAnswer: answeredAtMs !== null && seenAtMs >= answeredAtMs,
    }));

/** Returns the texts that were written to databases and caches, which do not respond while the page's clock is stopped. */
const databaseItems = ({ events }: Watch, pageUrl: string): StoredItem[] =>
  events.flatMap(({ kind, via, text, body, origin }) =>
    kind === 'storage' && body !== null && (via === 'indexedDB' || via === 'caches')
      ? [{ kind: via, name: text, value: body, ...(origin !== originOf(pageUrl) && { origin }) }]
      : [],
  );

const popupsOf = ({ events }: Watch, answeredAtMs: number | null): PageVisit['popups'] =>
  events
    .filter(({ kind }) => kind === 'popup')
    .map(({ via, text, stack, seenAtMs }) => ({
      url: text,
      openedBy: scriptInitiator(via, stack),
      afterAnswer: answeredAtMs !== null && seenAtMs >= answeredAtMs,
    }));

function requestsOf({ traffic }: Watch, openedAtMs: number, answeredAtMs: number | null): Request[] {
  return traffic.requests.map((seen) => {
    const { method, url, type, page, status, etag, sentBy, startedAtMs, pageTimeMs, respondedAfterMs } = seen;
    const headers = traffic.headersOf(seen);
    return {
      method,
      url,
      type,
      page,
      status,
      etag,
      ...(seen.details.ifNoneMatch !== null && { ifNoneMatch: seen.details.ifNoneMatch }),
      sentBy,
      afterAnswer: answeredAtMs !== null && startedAtMs >= answeredAtMs,
      pageMs: Math.max(0, pageTimeMs - openedAtMs),
      respondedAfterMs,
      requestHeaders: headers.request,
      responseHeaders: headers.response,
      postData: seen.body?.slice(0, maxPostDataChars) ?? null,
      transfer: seen.transfer.result(),
    };
  });
}

/** Resolves with the visit. Rejects when the page's process ends or the audit is stopped first. */
async function unlessEnded(visit: Promise<PageVisit>, tab: Tab, signal: AbortSignal): Promise<PageVisit> {
  visit.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void tab.crashed.then((reason) => reject(new IncompleteError(reason)));
    void visit.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
