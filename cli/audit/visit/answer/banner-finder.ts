import type { Banner, BannerControl } from '../../artifacts/artifacts.ts';
import type { Tab } from '../../browser/browser.ts';
import type { FindOptions, FoundBanner } from '../../in-page/banner/found.ts';
import type { BannerParts } from '../../in-page/read-page.ts';
import type { Watch } from '../watch.ts';
import { type BannerFrame, createBannerFrames } from './banner-frames.ts';

/** A cookie banner of any make, with the document in which it is. */
export interface LocatedBanner {
  readonly frame: BannerFrame;
  readonly found: FoundBanner;
}

export type BannerFinder = ReturnType<typeof createBannerFinder>;

/** Returns functions that find a cookie banner of any make: in the page, its shadow roots, and frames on top of it. */
export function createBannerFinder(tab: Tab, watch: Watch) {
  const frames = createBannerFrames(tab, watch);

  async function findIn(frame: BannerFrame, options: Omit<FindOptions, 'isFrame'>): Promise<LocatedBanner | null> {
    const all = { ...options, isFrame: !frame.isTop };
    let found = await frame.call('find', [all]);
    if (!found && options.parts === null) {
      const closed = await frame.closedRoots();
      if (closed.length > 0) found = await frame.call('find', [all], closed);
    }
    return found && { frame, found: { ...found, make: found.make ?? frame.make } };
  }

  return {
    frames,
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
