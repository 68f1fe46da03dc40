import type { Banner, BannerControl } from '../../artifacts/artifacts.ts';
import type { Tab } from '../../browser/browser.ts';
import type { FindOptions, FoundBanner } from '../../in-page/banner/found.ts';
import type { BannerParts } from '../../in-page/read-page.ts';
import type { Watch } from '../watch/watch.ts';
import { type BannerFrame, createBannerFrames } from './banner-frames.ts';
import { libraryGlobals, libraryScript } from './consent-library.ts';
import { consentPage } from './consent-page.ts';

/** A cookie banner of any make, with the document in which it is. */
export interface LocatedBanner {
  readonly frame: BannerFrame;
  readonly found: FoundBanner;
}

export type BannerFinder = ReturnType<typeof createBannerFinder>;

/** Returns functions that find a cookie banner of any make: in the page, its shadow roots, and frames on top of it. */
export function createBannerFinder(tab: Tab, watch: Watch) {
  const frames = createBannerFrames(tab, watch);

  /**
   * Returns the first result of a search: without the closed shadow roots of the frame, which take longer to list, then with
   * them.
   */
  async function search<Found>(frame: BannerFrame, parts: BannerParts | null, by: (closed: string[]) => Promise<Found | null>) {
    const found = await by([]);
    if (found || parts !== null) return found;
    const closed = await frame.closedRoots();
    return closed.length > 0 ? by(closed) : null;
  }

  async function findIn(frame: BannerFrame, options: Omit<FindOptions, 'isFrame'>): Promise<LocatedBanner | null> {
    const all = { ...options, isFrame: !frame.isTop || consentPage(watch.traffic.requests) !== null };
    const found = await search(frame, options.parts, (closed) => frame.call('find', [all], closed));
    return found && { frame, found: { ...found, make: found.make ?? frame.make } };
  }

  return {
    frames,
    /** Returns a sign of a banner that `find` does not find, as a clause; null without one. */
    async sign(): Promise<string | null> {
      for (const frame of await frames(false).catch(() => [])) {
        const options: FindOptions = { layer: 'banner', isFrame: !frame.isTop, parts: null };
        const sign = await search(frame, null, (closed) => frame.call('signOfBanner', [options], closed)).catch(() => null);
        if (sign) return sign;
      }
      const consent = consentPage(watch.traffic.requests);
      if (consent) return `it led to the consent page ${consent}`;
      const name = await tab.evaluate('findGlobal', libraryGlobals).catch(() => null);
      const library = name ?? libraryScript(watch.traffic.requests);
      return library && `the page has the consent library ${library}, which may ask visitors of other places only`;
    },
    /** Finds the banner; null without one, or while the page navigates. */
    async find(layer: FindOptions['layer'], parts: BannerParts | null = null): Promise<LocatedBanner | null> {
      const located: LocatedBanner[] = [];
      for (const frame of await frames(parts !== null).catch(() => [])) {
        const banner = await findIn(frame, { layer, parts }).catch(() => null);
        if (banner) located.push(banner);
      }
      return located.sort((a, b) => b.found.score - a.found.score)[0] ?? null;
    },
  };
}

/** Returns a banner of another make in the form of artifacts. */
export function asBanner(located: LocatedBanner | null): Banner {
  const controls = located?.found.controls ?? [];
  return {
    count: located ? 1 : 0,
    visible: located !== null,
    text: located?.found.text ?? '',
    data: {},
    acceptVisible: controls.some(({ kind }) => kind === 'accept'),
    declineVisible: controls.some(({ kind }) => kind === 'reject'),
  };
}

export const controlsOf = (located: LocatedBanner | null): readonly BannerControl[] => located?.found.controls ?? [];
