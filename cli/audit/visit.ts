import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../errors.ts';
import { giveAnswer } from './answer.ts';
import type { Answer, ForceMode, JarCookie, JourneyName, Request, StorageWrite, StoredItem, Visit } from './artifacts.ts';
import { ownBanner } from './banner-parts.ts';
import type { Profile, SeedCookie, Tab } from './browser.ts';
import type { CallLog } from './call-log.ts';
import { seenCalls, withLog } from './calls.ts';
import { loadConsentRules, unanswered } from './consent-rules.ts';
import { answerByRules } from './foreign-banner.ts';
import { readClock, readHidden, readParsed, scrollAndFocus, twoFrames } from './in-page/exercise.ts';
import { type BannerParts, forceBanner, type PageReading, placeOf, readContext, readPage } from './in-page/read-page.ts';
import { readStorage } from './in-page/read-storage.ts';
import { inTime } from './in-time.ts';
import { loadProblem } from './load-problem.ts';
import { readPolicy } from './policy.ts';
import { consentIn } from './restriction.ts';
import { roleScript } from './roles.ts';
import { scriptSetter } from './setters.ts';
import { type Watch, watchTab } from './watch.ts';
import { veiledWrites, writesOf } from './writes.ts';

/** A page that could not be seen to its end; the message is a clause that says why. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/** A visit that this page has no way to be made in; the message is a clause that says why. */
export class SkippedError extends Error {
  override readonly name = 'SkippedError';
}

export interface VisitPlan {
  readonly journey: JourneyName;
  readonly url: string;
  readonly choice: Answer['choice'] | null;
  /** Cookies that an earlier visit is to have left. */
  readonly seeds: readonly SeedCookie[];
  /** Website role to be signed in with; absent for an anonymous visitor. */
  readonly role?: string;
}

export interface VisitOptions {
  readonly timeoutMs: number;
  /** How much time the page sees, by its own clock. */
  readonly pageMs: number;
  readonly signal: AbortSignal;
  /** What the platform writes down; null where the page is not on a platform of ours. */
  readonly callLog: CallLog | null;
  /** The page context where the page holds none (`--context`). */
  readonly context: unknown;
  readonly banner: BannerParts;
  /** Request headers for the page's own origin (`--header`). */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins that these headers go to besides the page's own: the other targets', and those that were asked for. */
  readonly headerOrigins: readonly string[];
  /** Whether pictures of the banner's states are taken. */
  readonly pictures: boolean;
}

/** The page's time when it is looked at for a banner: a late one is waited for, to the end of the visit. */
const lookAtMs = [1000, 3500, 10_000];
/** A banner may slide in, and out again. */
const bannerMotionMs = 2000;
/** What the page does in answer to the visitor's moves, after its own drawing. */
const afterMovesMs = 1000;
/** An input that no page has heard of by then never comes; real time. */
const inputTimeoutMs = 8000;
const inputPatienceMs = 100;
const moveTimeoutMs = 1000;
/** A page that will not be left is closed with its profile. */
const leaveTimeoutMs = 3000;
/** A page at rest answers at once; one in an endless loop never does. */
const readTimeoutMs = 5000;
const endlessScript = 'one of its scripts does not end: an answer to a reading of the page';
/** As much of a stored text as is kept, in UTF-16 units. */
const longestStored = 2000;
const hiddenTimeoutMs = 3000;
/** Real time for one stretch of the page's. */
const stretchCapMs = 15_000;

/** One page view in a profile: opens, lets time pass, answers the banner if asked to, moves about, leaves. Throws IncompleteError. */
export async function makeVisit(profile: Profile, plan: VisitPlan, options: VisitOptions): Promise<Visit> {
  const startedAtMs = Date.now();
  const [jarBefore, tab] = await Promise.all([seeded(profile, plan.seeds), profile.openTab()]);
  const { headers, headerOrigins } = options;
  const watch = await watchTab(tab, { headers, origins: [new URL(plan.url).origin, ...headerOrigins] });
  if (plan.role !== undefined) await tab.session.send('Page.addScriptToEvaluateOnNewDocument', { source: roleScript(plan.role) });
  options.callLog?.begin();
  const visitor = createVisitor(tab, watch, options, startedAtMs);
  const pictures: { label: string; jpeg: string }[] = [];
  const picture = async (label: string) => {
    if (options.pictures) pictures.push({ label, jpeg: await tab.screenshot() });
  };

  const work = async (): Promise<Visit> => {
    const openedAtMs = Date.now();
    const status = await visitor.open(plan.url);
    const first = await visitor.seeBanner(consentIn(jarBefore) === null);
    const context =
      (await orIncomplete(inTime(tab.evaluate(readContext, null), readTimeoutMs, endlessScript))) ?? options.context;
    // The states that a report shows: unanswered, answered either way, and the preview.
    if (plan.journey === 'first') await picture('Before an answer');
    const force = plan.journey === 'forced' ? await visitor.force(profile) : null;
    const answered =
      plan.choice === null ? null : await visitor.answer(profile, plan.choice, first, { isForeign: context === null });
    await visitor.moveAbout();
    if (plan.journey === 'leave') await tab.whileHidden(() => visitor.beHidden());
    await visitor.passRest();
    const last = await visitor.settled(answered !== null);
    const storage = await visitor.storage();
    if (answered) await picture(answered.answer.choice === 'accept' ? 'After a yes' : 'After a no');
    if (force) await picture('In the banner’s preview mode');

    await tab.leave(Math.min(visitor.leftMs(), leaveTimeoutMs)).catch(() => undefined);
    const answeredAtMs = answered?.atMs ?? null;
    const seen = seenCalls(watch, answeredAtMs);
    const jarAfter = await profile.cookies();
    const writes = writesOf(watch, answeredAtMs);
    const veiled = veiledWrites(watch.traffic, { before: jarBefore, after: jarAfter }, writes, answeredAtMs);
    const logged = options.callLog ? await options.callLog.end(seen) : null;
    return {
      journey: plan.journey,
      landedOn: first.address,
      status,
      durationMs: Date.now() - startedAtMs,
      openedAtMs,
      endedAtMs: Date.now(),
      context,
      ...(plan.role !== undefined && { role: plan.role }),
      runtime: first.runtime,
      censusDisabled: first.censusDisabled,
      settingsText: first.settingsText,
      answer: answered?.answer ?? null,
      jarBefore,
      jarAtAnswer: answered?.jar ?? null,
      jarAfter,
      writes: [...writes, ...veiled],
      calls: logged ? withLog(seen, logged, answeredAtMs) : seen.map(({ atLeave: _, ...call }) => call),
      bannerOnLoad: first.banner,
      bannerAfterAnswer: answered ? last.banner : null,
      bannerAtEnd: answered || force ? null : last.banner,
      force,
      storage,
      storageWrites: storageWrites(watch, answeredAtMs),
      requests: requestsOf(watch, openedAtMs, answeredAtMs),
      pictures,
    };
  };
  return endedEarly(work(), tab, options.signal);
}

async function seeded(profile: Profile, seeds: readonly SeedCookie[]) {
  if (seeds.length > 0) await profile.setCookies(seeds);
  return profile.cookies();
}

/** What a visitor does on a page, each step with the time that it takes. */
function createVisitor(tab: Tab, watch: Watch, options: VisitOptions, startedAtMs: number) {
  const leftMs = () => Math.max(1, startedAtMs + options.timeoutMs - Date.now());
  const openedAtMs = Date.now();
  /** The page's time since the visitor came or answered, and since the visitor came. */
  let spentMs = 0;
  let passedMs = 0;
  const pass = async (pageMs: number) => {
    spentMs += pageMs;
    passedMs += pageMs;
    return watch.clock.pass(pageMs, { capMs: Math.min(stretchCapMs, leftMs()), signal: options.signal });
  };
  const read = () => orIncomplete(inTime(tab.evaluate(readPage, options.banner), readTimeoutMs, endlessScript));
  /** A page whose clock is behind real time is late to draw, and to hear of mouse and keys. */
  const keepUp = async () => {
    const behindMs = Date.now() - openedAtMs - passedMs;
    if (behindMs > -afterMovesMs) await pass(behindMs + 2 * afterMovesMs);
  };
  /**
   * An input of the visitor's, until the page has heard of it. A busy page hears of it with its next frame, which may need some of its
   * time. Returns whether it did.
   */
  const input = async (given: Promise<unknown>, patienceMs = inputTimeoutMs): Promise<boolean> => {
    let isHeard = false;
    const heard = given.then(
      () => {
        isHeard = true;
      },
      () => undefined,
    );
    const untilMs = Date.now() + patienceMs;
    let isInFront = false;
    while (!isHeard && Date.now() < untilMs) {
      await Promise.race([heard, delay(inputPatienceMs, undefined, { signal: options.signal })]);
      if (isHeard) break;
      await pass(inputPatienceMs);
      // A tab that the browser takes for covered draws no frames.
      if (!isInFront && Date.now() > untilMs - patienceMs / 2) {
        isInFront = true;
        await tab.bringToFront();
      }
    }
    return isHeard;
  };
  /** A page that draws nothing (a hidden one, say) has no frames. */
  const frames = async () => {
    await keepUp();
    await inTime(tab.evaluate(twoFrames, null), 500, 'drawing').catch(() => undefined);
  };
  /** The page once its banner is as it should be; what moves in or out has its time. */
  const readOnce = async (holds: (reading: PageReading) => boolean): Promise<PageReading> => {
    let reading = await read();
    for (const untilMs = Date.now() + bannerMotionMs; !holds(reading) && Date.now() < untilMs; ) {
      await frames();
      await pass(50);
      reading = await read();
    }
    return reading;
  };

  const isParsed = async (): Promise<boolean> => {
    const hasAnswer = watch.traffic.requests.some(({ type, status }) => type === 'Document' && status !== null);
    const reading = inTime(tab.evaluate(readParsed, null), readTimeoutMs, 'reading the page');
    return hasAnswer && (await reading.catch(() => false));
  };

  async function open(url: string): Promise<number | null> {
    const refused = (error: unknown) => {
      throw new IncompleteError(loadProblem(messageOf(error), options.timeoutMs));
    };
    const late = () => new Error('Navigation timeout');
    let isLoaded = false;
    void tab.loaded.then(() => {
      isLoaded = true;
    });
    // The clock must run for a page to load.
    const firstLook = pass(lookAtMs[0] ?? 0);
    firstLook.catch(() => undefined);
    await inTime(tab.navigate(url), leftMs(), 'Navigation timeout').catch(refused);
    await firstLook;
    const untilMs = Date.now() + leftMs() / 2;
    while (!isLoaded) {
      if (leftMs() <= 1) refused(late());
      await pass(afterMovesMs);
      if (isLoaded) break;
      // A picture or a frame that never comes holds the load event for ever: visitors do not wait for it.
      if (Date.now() > untilMs && (await isParsed())) break;
      await delay(20);
    }
    const main = watch.traffic.requests.find(({ type }) => type === 'Document');
    return (
      watch.traffic.requests.findLast(({ type, frameId }) => type === 'Document' && frameId === main?.frameId)?.status ?? null
    );
  }

  /** Reads the page once its banner is to be seen; where one is to come and does not, at the end of the visit's time. */
  async function seeBanner(isUnanswered: boolean): Promise<PageReading> {
    let reading = await read();
    const isToCome = async () => {
      if (!isUnanswered || reading.banner.visible) return false;
      if (options.banner !== ownBanner) return true;
      const context = (await tab.evaluate(readContext, null).catch(() => null)) ?? options.context;
      return reading.banner.count > 0 || readPolicy(context).bannerEnabled;
    };
    for (const untilMs of [...lookAtMs.slice(1), options.pageMs]) {
      if (!(await isToCome()) || untilMs <= spentMs) break;
      await frames();
      await pass(Math.max(50, untilMs - spentMs));
      reading = await read();
    }
    return isUnanswered && reading.banner.count > 0 ? readOnce(({ banner }) => banner.visible) : reading;
  }

  /** The point of a control once it has come to rest. */
  async function restingPlace(selector: string) {
    let place = await tab.evaluate(placeOf, selector);
    for (const untilMs = Date.now() + bannerMotionMs; Date.now() < untilMs; ) {
      await frames();
      const next = await tab.evaluate(placeOf, selector);
      if (next?.x === place?.x && next?.y === place?.y) break;
      place = next;
    }
    return place;
  }

  /** Throws SkippedError for a page that is not of this platform and whose banner cannot be answered. */
  async function answer(
    profile: Profile,
    choice: Answer['choice'],
    before: PageReading,
    { isForeign }: { readonly isForeign: boolean },
  ) {
    const offered = choice === 'accept' ? before.banner.acceptVisible : before.banner.declineVisible;
    const selector = choice === 'accept' ? options.banner.accept : options.banner.decline;
    const place = offered && selector !== null ? await restingPlace(selector) : null;
    await keepUp();
    if (place) await input(tab.moveTo(place.x, place.y));
    // What the page does while the mouse is on its way is done before the answer.
    const jar = await profile.cookies();
    const atMs = Date.now();
    const pageMs = passedMs;
    if (!place && isForeign) return answerForeign(choice, jar);
    if (place && !(await input(tab.press(place.x, place.y))))
      throw new IncompleteError('it did not react to a click on its banner');
    if (!place) await giveAnswer(profile, choice, before.address);
    spentMs = 0;
    await pass(afterMovesMs);
    const given: Answer = { choice, by: place ? 'click' : 'stored', pageMs };
    return { answer: given, jar, atMs };
  }

  /** A cookie of this platform is no answer elsewhere. */
  async function answerForeign(choice: Answer['choice'], jar: JarCookie[]) {
    if (options.banner !== ownBanner) throw new SkippedError(unanswered.noControl);
    const rules = await loadConsentRules();
    if (rules === null) throw new SkippedError(unanswered.notInstalled);
    const waitMs = Math.max(options.pageMs, lookAtMs[2] ?? 0);
    const done = await answerByRules([...watch.documents], rules, choice, { pass, waitMs });
    if (done === null) throw new SkippedError(unanswered.notFound);
    spentMs = 0;
    await pass(afterMovesMs);
    const given: Answer = { choice, by: 'rules', make: done.make, pageMs: passedMs - afterMovesMs };
    return { answer: given, jar, atMs: done.atMs };
  }

  /** Turns force mode on and clicks, which is to do nothing. Null where the page has no such mode. */
  async function force(profile: Profile): Promise<ForceMode | null> {
    if (!(await tab.evaluate(forceBanner, null))) return null;
    await pass(afterMovesMs);
    const forced = await readOnce(({ banner }) => banner.visible);
    const place = options.banner.accept === null ? null : await restingPlace(options.banner.accept);
    if (place) {
      await input(tab.moveTo(place.x, place.y));
      await input(tab.press(place.x, place.y));
      await pass(afterMovesMs);
    }
    const clicked = await read();
    return { forced: forced.banner, clicked: clicked.banner, consentAfterClick: consentIn(await profile.cookies()) };
  }

  /** Scrolls, types, gives focus, moves the mouse and clicks where a click means nothing. */
  async function moveAbout(): Promise<void> {
    // From outside, a point of a shadow root is its host's.
    const selectors = Object.values(options.banner).flatMap((selector) => selector?.split('>>>')[0] ?? []);
    const place = await tab.evaluate(scrollAndFocus, selectors).catch(() => null);
    await keepUp();
    // One after another, without waiting for the frame that each is heard with. They are no answer: a page that does not hear of them
    // in time is not waited for.
    const moves = [tab.moveTo(5, 5)];
    if (place) moves.push(tab.moveTo(place.x, place.y), tab.press(place.x, place.y));
    moves.push(tab.key('ArrowDown'));
    await input(Promise.allSettled(moves), moveTimeoutMs);
    await frames();
  }

  /** Lets the page's whole time pass once more behind another tab. */
  async function beHidden(): Promise<void> {
    const look = () => inTime(tab.evaluate(readHidden, null), readTimeoutMs, 'reading the page').catch(() => true);
    let isHidden = await look();
    // A busy browser is late to put one tab behind another.
    for (const untilMs = Date.now() + hiddenTimeoutMs; !isHidden && Date.now() < untilMs; isHidden = await look())
      await delay(50);
    if (!isHidden)
      throw new SkippedError('this browser hides no tab behind another one: use Chrome or Chromium with its windows');
    await passWhole(options.pageMs);
  }

  const pageTime = (): Promise<number> =>
    inTime(tab.evaluate(readClock, null), readTimeoutMs, 'reading the clock').catch(() => Number.NaN);

  /**
   * Lets time pass until the page's own clock says that it has: on a busy machine the end of an earlier stretch may be heard late and
   * taken for this one's.
   */
  async function passWhole(wantedMs: number): Promise<void> {
    const beganAtMs = await pageTime();
    await pass(wantedMs);
    for (let again = 0; again < 3; again++) {
      const missingMs = wantedMs - ((await pageTime()) - beganAtMs);
      if (!(missingMs > 100)) break;
      await pass(missingMs);
    }
  }

  async function passRest(): Promise<void> {
    await passWhole(Math.max(afterMovesMs, options.pageMs - spentMs));
    // Frames come in real time: what waited for one has its turn now.
    await frames();
    await pass(afterMovesMs);
  }

  const storage = (): Promise<StoredItem[]> =>
    inTime(tab.evaluate(readStorage, longestStored), readTimeoutMs, 'reading storage').catch((): StoredItem[] => []);

  /** The page at its end. */
  const settled = (isAnswered: boolean): Promise<PageReading> => readOnce(({ banner }) => !isAnswered || !banner.visible);

  return { leftMs, open, seeBanner, answer, force, beHidden, moveAbout, passRest, settled, storage };
}

const storageWrites = ({ events }: Watch, answeredAtMs: number | null): StorageWrite[] =>
  events
    .filter(({ kind }) => kind === 'storage')
    .map(({ via, text, stack, seenAtMs }) => ({
      kind: via,
      name: text,
      setBy: scriptSetter(via, stack),
      afterAnswer: answeredAtMs !== null && seenAtMs >= answeredAtMs,
    }));

const requestsOf = ({ traffic }: Watch, openedAtMs: number, answeredAtMs: number | null): Request[] =>
  traffic.requests.map(({ method, url, type, page, status, etag, sentBy, startedAtMs, pageTimeMs, answeredAfterMs }) => ({
    method,
    url,
    type,
    page,
    status,
    etag,
    sentBy,
    afterAnswer: answeredAtMs !== null && startedAtMs >= answeredAtMs,
    pageMs: Math.max(0, pageTimeMs - openedAtMs),
    answeredAfterMs,
  }));

async function orIncomplete<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new IncompleteError(messageOf(error));
  });
}

/** The work's answer, unless the page's process dies or the audit is stopped before. */
async function endedEarly(work: Promise<Visit>, tab: Tab, signal: AbortSignal): Promise<Visit> {
  work.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    void tab.crashed.then((reason) => reject(new IncompleteError(reason)));
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
