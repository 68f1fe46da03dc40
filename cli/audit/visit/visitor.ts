import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../errors.ts';
import type { ForceMode, StoredItem } from '../artifacts/artifacts.ts';
import type { Profile, Tab } from '../browser/browser.ts';
import { inTime } from '../browser/in-time.ts';
import { readHidden, readParsed, scrollAndFocus } from '../in-page/exercise.ts';
import { forceBanner, type PageReading, readContext } from '../in-page/read-page.ts';
import { readStorage } from '../in-page/read-storage.ts';
import { readPolicy } from '../policy/policy.ts';
import { consentIn } from '../policy/restriction.ts';
import { createAnswering } from './answering.ts';
import { ownBanner } from './banner-parts.ts';
import { loadProblem } from './load-problem.ts';
import { afterMovesMs, createPageTime, lookAtMs, readTimeoutMs } from './page-time.ts';
import { IncompleteError, SkippedError } from './visit-errors.ts';
import type { VisitOptions } from './visit-options.ts';
import type { Watch } from './watch.ts';

const moveTimeoutMs = 1000;
/** As much of a stored text as is kept, in UTF-16 units. */
const maxStoredLength = 2000;
const hiddenTimeoutMs = 3000;

/** What a visitor does on a page, each step with the time that it takes. */
export function createVisitor(tab: Tab, watch: Watch, options: VisitOptions, startedAtMs: number) {
  const time = createPageTime(tab, watch, options, startedAtMs);
  const { leftMs, pass, passWhole, passRest, read, pollUntil, keepUp, input, frames } = time;
  const { restingPlace, answer } = createAnswering(time, tab, watch, options);

  const isParsed = async (): Promise<boolean> => {
    const hasResponse = watch.traffic.requests.some(({ type, status }) => type === 'Document' && status !== null);
    const reading = inTime(tab.evaluate(readParsed, null), readTimeoutMs, 'reading the page');
    return hasResponse && (await reading.catch(() => false));
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
      if (!(await isToCome()) || untilMs <= time.spentMs()) break;
      await frames();
      await pass(Math.max(50, untilMs - time.spentMs()));
      reading = await read();
    }
    return isUnanswered && reading.banner.count > 0 ? pollUntil(({ banner }) => banner.visible) : reading;
  }

  /** Turns force mode on and clicks, which is to do nothing. Null where the page has no such mode. */
  async function force(profile: Profile): Promise<ForceMode | null> {
    if (!(await tab.evaluate(forceBanner, null))) return null;
    await pass(afterMovesMs);
    const forced = await pollUntil(({ banner }) => banner.visible);
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

  const storage = (): Promise<StoredItem[]> =>
    inTime(tab.evaluate(readStorage, maxStoredLength), readTimeoutMs, 'reading storage').catch((): StoredItem[] => []);

  /** The page at its end; a banner that is to go has its time for it. */
  const settled = (isToGo: boolean): Promise<PageReading> => pollUntil(({ banner }) => !isToGo || !banner.visible);

  return { leftMs, open, seeBanner, answer, force, beHidden, moveAbout, passRest, settled, storage };
}
