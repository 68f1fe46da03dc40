import type { Tab } from '../../browser/browser.ts';
import type { PageReading } from '../../in-page/read-page.ts';
import { readPolicy } from '../../policy/policy.ts';
import { lookAtMs, orIncomplete, type PageTime } from '../pace/page-time.ts';
import type { VisitOptions } from '../visit-options.ts';
import { asBanner, type BannerFinder, type LocatedBanner } from './banner-finder.ts';
import { ownBanner } from './banner-parts.ts';

/** A page after the time in which its banner appears. */
export interface SeenPage {
  /** Last reading; its banner is that of the page, of any make. */
  readonly reading: PageReading;
  /** Page context; null on a page of another platform. */
  readonly context: unknown;
  /** Whether the banner's controls are known by selectors: those of this runtime, or of the command line. */
  readonly isNamed: boolean;
  /** The visible banner with its controls; null without one. */
  readonly located: LocatedBanner | null;
  /** Whether the visitor has moved about on the page already, because its banner may wait for that. */
  readonly hasMoved: boolean;
}

interface Looking {
  readonly tab: Tab;
  readonly options: VisitOptions;
  readonly time: PageTime;
  readonly finder: BannerFinder;
  /** Scrolls, moves the mouse, presses a key, and leaves the window with the mouse. */
  moveAbout(): Promise<void>;
}

/**
 * Times at which a page of another platform is searched for a banner after the first look. Late banners are drawn within 10 s.
 */
const foreignLooksMs = [3500, 7000, 12_000];
/**
 * Time after the visitor's moves for a banner that waits for them, and times of the looks for one that comes later than others.
 */
const afterMovesLookMs = 1500;
const lateLooksMs = [20_000, 30_000];
/** Time for a banner to slide or fade in. */
const drawingMs = 700;

/** Reads the page once its banner is visible. A late banner is awaited as long as none is found. */
export async function seeBanner(looking: Looking, isUnanswered: boolean): Promise<SeenPage> {
  const { tab, options, time, finder } = looking;
  const first = await time.read();
  const read = (await orIncomplete(tab.evaluate('readContext'))) ?? options.context;
  if (options.banner !== ownBanner || first.banner.count > 0 || read !== null) {
    const reading = await awaitNamed(looking, first, isUnanswered);
    const context = (await orIncomplete(tab.evaluate('readContext'))) ?? options.context;
    const located = reading.banner.visible ? await finder.find('banner', options.banner) : null;
    return { reading, context, isNamed: true, located, hasMoved: false };
  }
  let located = await finder.find('banner');
  const lookAt = async (untilMs: number) => {
    if (located || untilMs <= time.spentMs() || untilMs > options.pageMs) return;
    await time.frames();
    await time.passWhole(Math.max(50, untilMs - time.spentMs()));
    located = await finder.find('banner');
  };
  for (const untilMs of foreignLooksMs) await lookAt(untilMs);
  const hasMoved = located === null;
  if (hasMoved) {
    await looking.moveAbout();
    for (const untilMs of [time.spentMs() + afterMovesLookMs, ...lateLooksMs]) await lookAt(untilMs);
  }
  if (located) {
    await time.frames();
    await time.pass(drawingMs);
    located = (await finder.find('banner')) ?? located;
  }
  const reading = await time.read();
  const context = (await orIncomplete(tab.evaluate('readContext'))) ?? options.context;
  const isForeign = context === null;
  const banner = isForeign ? asBanner(located) : reading.banner;
  return { reading: { ...reading, banner }, context, isNamed: !isForeign, located, hasMoved };
}

/** Awaits the banner of this platform, or the one whose controls are named, for the time of the visit. */
async function awaitNamed({ tab, options, time }: Looking, first: PageReading, isUnanswered: boolean): Promise<PageReading> {
  let reading = first;
  const isExpected = async () => {
    if (!isUnanswered || reading.banner.visible) return false;
    if (options.banner !== ownBanner) return true;
    const context = (await tab.evaluate('readContext').catch(() => null)) ?? options.context;
    return reading.banner.count > 0 || readPolicy(context).bannerEnabled;
  };
  for (const untilMs of [...lookAtMs.slice(1), options.pageMs]) {
    if (!(await isExpected()) || untilMs <= time.spentMs()) break;
    await time.frames();
    await time.pass(Math.max(50, untilMs - time.spentMs()));
    reading = await time.read();
  }
  return isUnanswered && reading.banner.count > 0 ? time.pollUntil(({ banner }) => banner.visible) : reading;
}
