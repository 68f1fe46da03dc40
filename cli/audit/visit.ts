import { messageOf } from '../errors.ts';
import { bannerSelector, giveAnswer } from './answer.ts';
import type { Answer, JourneyName, Visit } from './artifacts.ts';
import type { Profile, SeedCookie, Tab } from './browser.ts';
import type { CallLog } from './call-log.ts';
import { seenCalls, withLog } from './calls.ts';
import { type PageReading, readContext, readPage, runtimeReady } from './in-page/read-page.ts';
import { isGone, isShown } from './in-page/wait-conditions.ts';
import { inTime } from './in-time.ts';
import { loadProblem } from './load-problem.ts';
import { settle, settleDefaults } from './settle.ts';
import { watchTab } from './watch.ts';
import { writesOf } from './writes.ts';

/** A page that could not be seen to its end; the message is a clause that says why. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

export interface VisitPlan {
  readonly journey: JourneyName;
  readonly url: string;
  readonly choice: Answer['choice'] | null;
  /** Cookies that an earlier visit is to have left. */
  readonly seeds: readonly SeedCookie[];
}

export interface VisitOptions {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** What the platform writes down; null where the page is not on a platform of ours. */
  readonly callLog: CallLog | null;
}

/** A banner may slide in, and out again. */
const bannerMotionMs = 2000;
/** A page that will not be left is closed with its profile. */
const leaveTimeoutMs = 3000;
/** A page at rest answers at once; one in an endless loop never does. */
const readTimeoutMs = 5000;

/** One page view in a profile: opens, lets settle, answers the banner if asked to, leaves. Throws IncompleteError. */
export async function makeVisit(profile: Profile, plan: VisitPlan, options: VisitOptions): Promise<Visit> {
  const startedAtMs = Date.now();
  if (plan.seeds.length > 0) await profile.setCookies(plan.seeds);
  const jarBefore = await profile.cookies();
  const tab = await profile.openTab();
  const watch = await watchTab(tab.session, tab.bindingName);
  options.callLog?.begin();

  const leftMs = () => Math.max(1, startedAtMs + options.timeoutMs - Date.now());
  const rest = () =>
    settle(watch.traffic, { ...settleDefaults, capMs: Math.min(settleDefaults.capMs, leftMs()) }, options.signal);
  const read = () => orIncomplete(inTime(tab.evaluate(readPage), readTimeoutMs, 'reading the page'));

  const work = async (): Promise<Visit> => {
    const { status } = await tab.open(plan.url, options.timeoutMs).catch((error: unknown) => {
      throw new IncompleteError(loadProblem(messageOf(error), options.timeoutMs));
    });
    const startCapMs = Math.min(leftMs(), settleDefaults.capMs);
    await inTime(tab.evaluate(runtimeReady), startCapMs, 'the runtime’s start').catch(() => undefined);
    await rest();
    const before = await readShown(tab, read);
    const context = await inTime(tab.evaluate(readContext), readTimeoutMs, 'reading the page').catch(() => null);
    const answered = plan.choice === null ? null : await answerBanner(profile, tab, plan.choice, before, read, rest);

    await tab.leave(Math.min(leftMs(), leaveTimeoutMs)).catch(() => undefined);
    const answeredAtMs = answered?.atMs ?? null;
    const seen = seenCalls(watch, answeredAtMs);
    const logged = options.callLog ? await options.callLog.end(seen) : null;
    return {
      journey: plan.journey,
      landedOn: before.address,
      status,
      durationMs: Date.now() - startedAtMs,
      endedAtMs: Date.now(),
      context,
      runtime: before.runtime,
      censusDisabled: before.censusDisabled,
      settingsText: before.settingsText,
      answer: answered?.answer ?? null,
      jarBefore,
      jarAtAnswer: answered?.jar ?? null,
      jarAfter: await profile.cookies(),
      writes: writesOf(watch, answeredAtMs),
      calls: logged ? withLog(seen, logged, answeredAtMs) : seen.map(({ atLeave: _, ...call }) => call),
      bannerOnLoad: before.banner,
      bannerAfterAnswer: answered?.after.banner ?? null,
    };
  };
  return endedEarly(work(), tab, options.signal);
}

type Read = () => Promise<PageReading>;

async function answerBanner(
  profile: Profile,
  tab: Tab,
  choice: Answer['choice'],
  before: PageReading,
  read: Read,
  rest: () => Promise<unknown>,
) {
  const jar = await profile.cookies();
  const atMs = Date.now();
  const answer = await giveAnswer(profile, tab, before.banner, choice, before.address);
  await rest();
  if (answer.by === 'click') await tab.waitFor(isGone, bannerSelector, bannerMotionMs);
  await rest();
  return { answer, jar, atMs, after: await read() };
}

/** Reads the page; one that has a banner in it which cannot be seen yet gets the time to show it. */
async function readShown(tab: Tab, read: Read): Promise<PageReading> {
  const first = await read();
  if (first.banner.count === 0 || first.banner.visible) return first;
  await tab.waitFor(isShown, bannerSelector, bannerMotionMs);
  return read();
}

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
