import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage } from '../../../fake-server/common/error-message.ts';
import type { Banner, ForceMode, StoredItem } from '../artifacts/artifacts.ts';
import type { Profile, Tab } from '../browser/browser.ts';
import { inTime } from '../browser/in-time.ts';
import { waitMs } from '../browser/waits.ts';
import { consentIn } from '../policy/restriction.ts';
import { createAnswering } from './answer/answering.ts';
import { asBanner, createBannerFinder } from './answer/banner-finder.ts';
import { readStored } from './answer/press-control.ts';
import { reopenSettings } from './answer/reopening.ts';
import { type SeenPage, seeBanner } from './answer/see-banner.ts';
import { afterMovesMs, createPageTime, lookAtMs, type PageTime } from './pace/page-time.ts';
import { createPictures } from './pace/pictures.ts';
import { loadProblem } from './pages/load-problem.ts';
import { nextPageOf } from './pages/next-page.ts';
import { IncompleteError, SkippedError } from './pages/visit-errors.ts';
import type { VisitOptions, VisitPlan } from './visit-options.ts';
import type { Watch } from './watch/watch.ts';

/** Maximum length of a stored text in artifacts, in UTF-16 code units. */
export const maxStoredLength = 2000;

/** A visited page: its tab, its clock and the observations of it. */
interface VisitedPage {
  readonly tab: Tab;
  readonly watch: Watch;
  readonly options: VisitOptions;
  readonly time: PageTime;
}

/** Returns the steps of a visitor on a page. Each lets the time pass that it needs. */
export function createVisitor(tab: Tab, watch: Watch, options: VisitOptions, startedAtMs: number) {
  const time = createPageTime(tab, watch, options, startedAtMs);
  const pictures = createPictures(tab, time, options.pictures);
  const finder = createBannerFinder(tab, watch);
  const { settledCentre, answer } = createAnswering({
    time,
    tab,
    watch,
    finder,
    options,
    onSettings: () => pictures.take('Settings of the banner'),
  });
  const page: VisitedPage = { tab, watch, options, time };

  /** Turns force mode on and clicks, which must have no effect. Returns null for a page without such a mode. */
  async function force(profile: Profile): Promise<ForceMode | null> {
    if (!(await tab.evaluate('forceBanner'))) return null;
    await time.pass(afterMovesMs);
    const forced = await time.pollUntil(({ banner }) => banner.visible);
    const place = options.banner.accept === null ? null : await settledCentre(options.banner.accept);
    if (place) {
      await time.input(tab.moveTo(place.x, place.y));
      await time.input(tab.press(place.x, place.y));
      await time.pass(afterMovesMs);
    }
    const clicked = await time.read();
    return { forced: forced.banner, clicked: clicked.banner, consentAfterClick: consentIn(await profile.cookies()) };
  }

  return {
    leftMs: time.leftMs,
    passedMs: time.passedMs,
    passRest: time.passRest,
    answer,
    force,
    picture: pictures.take,
    pictures: pictures.taken,
    /** `onOpened` is called when the browser begins to show the page. */
    open: (plan: VisitPlan, onOpened: () => void) => openPage(page, plan, onOpened),
    /** Shows the settings of the banner again. Throws SkippedError where there is no way. */
    reopen: (seen: SeenPage) => reopenSettings({ tab, time, finder, options }, seen),
    /** Returns the address of another page of the site, to which the page leads; null without one. */
    async nextPage(address: string): Promise<string | null> {
      const links = inTime(tab.evaluate('visibleLinks'), waitMs('read'), 'reading the page');
      return nextPageOf(await links.catch(() => []), address);
    },
    seeBanner: (isUnanswered: boolean) =>
      seeBanner({ tab, options, time, finder, moveAbout: () => moveAbout(page) }, isUnanswered),
    moveAbout: () => moveAbout(page),
    /** Lets the time of a whole visit pass again while another tab is in front. */
    async beHidden(): Promise<void> {
      await awaitHidden(tab);
      await time.passWhole(options.pageMs);
    },
    /** Reads the address and the banner at the end of the visit, after the transition of a banner that must disappear. */
    async atEnd({ isNamed }: SeenPage, mustDisappear: boolean): Promise<{ address: string; banner: Banner }> {
      const { address, banner } = await time.pollUntil((reading) => !isNamed || !mustDisappear || !reading.banner.visible);
      return { address, banner: isNamed ? banner : asBanner(await finder.find('banner')) };
    },
    /** Items in the storage of the page and of frames on top of it, one line each. */
    stored: () => readStored(finder),
    /** Reads the storage of the page at `pageUrl` and that of frames of other origins. */
    async storage(pageUrl: string): Promise<StoredItem[]> {
      const own = inTime(tab.evaluate('readStorage', maxStoredLength), waitMs('read'), 'reading storage');
      const found = [...(await own.catch((): StoredItem[] => [])), ...(await watch.frames.storage(pageUrl, maxStoredLength))];
      return found.filter((item) => !isGiven(item, new URL(pageUrl).origin, options));
    },
  };
}

/** Whether an item is still as `--cookies` gave it. Those are the user's, and not the page's. */
const isGiven = ({ kind, name, value, origin }: StoredItem, pageOrigin: string, { storage }: VisitOptions): boolean =>
  kind === 'localStorage' &&
  storage.some(
    (given) =>
      given.origin === (origin ?? pageOrigin) &&
      given.items.some((item) => item.name === name && item.value.slice(0, maxStoredLength) === value),
  );

/** Opens an address and waits for the page to load. Returns the status of its document. Throws IncompleteError. */
async function openPage(
  { tab, watch, options, time }: VisitedPage,
  { url, referrer }: VisitPlan,
  onOpened: () => void,
): Promise<number | null> {
  const { leftMs, pass } = time;
  const refused = (error: unknown) => {
    throw new IncompleteError(loadProblem(errorMessage(error), options.timeoutMs));
  };
  const isParsed = async (): Promise<boolean> => {
    const hasResponse = watch.traffic.requests.some(({ type, status }) => type === 'Document' && status !== null);
    const reading = inTime(tab.evaluate('readParsed'), waitMs('read'), 'reading the page');
    return hasResponse && (await reading.catch(() => false));
  };
  let isLoaded = false;
  void tab.loaded.then(() => {
    isLoaded = true;
  });
  // The page's clock must run while the page loads.
  const firstLook = pass(lookAtMs[0] ?? 0);
  firstLook.catch(() => undefined);
  await inTime(tab.navigate(url, referrer), leftMs(), 'Navigation timeout').catch(refused);
  onOpened();
  await firstLook;
  const untilMs = Date.now() + leftMs() / 2;
  while (!isLoaded) {
    if (leftMs() <= 1) refused(new Error('Navigation timeout'));
    await pass(afterMovesMs);
    if (isLoaded) break;
    // An image or frame that never arrives delays the load event forever, and visitors do not wait for it.
    if (Date.now() > untilMs && (await isParsed())) break;
    await Promise.race([tab.loaded, delay(20)]);
  }
  const documents = watch.traffic.requests.filter(({ type }) => type === 'Document');
  return documents.findLast(({ frameId }) => frameId === documents[0]?.frameId)?.status ?? null;
}

/**
 * Scrolls, focuses a field, moves the mouse, clicks at a neutral place, types a key, and leaves the window at its top. None of it
 * answers the banner.
 */
async function moveAbout({ tab, options, time }: VisitedPage): Promise<void> {
  // For a script outside a shadow root, a point in it belongs to its host.
  const selectors = Object.values(options.banner).flatMap((selector) => selector?.split('>>>')[0] ?? []);
  const place = await tab.evaluate('scrollAndFocus', selectors).catch(() => null);
  await time.keepUp();
  const inputs = async () => {
    // The browser delivers a move with the next frame, or at once with the click or the key after it.
    const click = place ? [tab.moveTo(place.x, place.y), tab.press(place.x, place.y)] : [];
    await Promise.all([tab.moveTo(5, 5), ...click, tab.moveTo(400, 100), tab.key('ArrowDown')]);
    // A page gets only the last of the moves that wait for a frame, and would see none if that were the one outside its window.
    await tab.moveTo(400, 0);
    await Promise.all([tab.moveTo(400, -40), tab.evaluate('twoFrames').catch(() => undefined)]);
  };
  // A page that does not handle the inputs in time is not awaited.
  if (!(await time.input(inputs(), waitMs('moves')))) await time.frames();
}

/**
 * Waits until the tab is hidden, because a busy browser hides it late. Throws SkippedError for a browser that never hides tabs.
 */
async function awaitHidden(tab: Tab): Promise<void> {
  const look = () => inTime(tab.evaluate('readHidden'), waitMs('read'), 'reading the page').catch(() => true);
  let isHidden = await look();
  for (const untilMs = Date.now() + waitMs('hide'); !isHidden && Date.now() < untilMs; isHidden = await look()) await delay(50);
  if (!isHidden) throw new SkippedError('this browser hides no tab behind another one: use Chrome or Chromium with its windows');
}
