import type { JarCookie } from '../../artifacts/artifacts.ts';
import type { Profile, Tab } from '../../browser/browser.ts';
import { type Readers, readerCall } from '../../browser/in-page-scripts.ts';
import { waitMs } from '../../browser/waits.ts';
import type { PageTime } from '../pace/page-time.ts';
import type { BannerFinder, LocatedBanner } from './banner-finder.ts';
import type { BannerFrame } from './banner-frames.ts';

/** State of a visit right before a control is pressed. */
export interface PressMoment {
  readonly jar: readonly JarCookie[];
  /** Stored items of the page and the frames on top of it, one line each. */
  readonly stored: readonly string[];
  /** In milliseconds since the epoch. */
  readonly atMs: number;
  /** By the page's clock, from the start of the visit. */
  readonly pageMs: number;
}

export interface Pressed extends PressMoment {
  readonly pressedBy: 'mouse' | 'keyboard' | 'script';
}

export interface Pressing {
  readonly time: PageTime;
  readonly tab: Tab;
  readonly finder: BannerFinder;
  readonly profile: Profile;
}

/** Page time after which a covered control is looked at again. */
const coveredMs = 600;
const maxStoredLength = 2000;

/** Returns the stored items of a page and of the frames on top of it, one line each. Never rejects. */
export async function readStored(finder: BannerFinder): Promise<string[]> {
  const frames = await finder.frames(false).catch(() => []);
  const read = (frame: BannerFrame) =>
    frame
      .evaluate<ReturnType<Readers['readStorage']> | undefined>(readerCall('readStorage', maxStoredLength))
      .catch(() => undefined);
  const lists = await Promise.all(frames.map(read));
  return lists.flatMap((items) => (items ?? []).map((item) => JSON.stringify(item)));
}

/**
 * Presses a control with the mouse, at a point where it is on top. A control that stays covered is pressed with the keyboard, or
 * by script. Returns null for a control that cannot be seen any more.
 */
export async function pressControl(
  { time, tab, finder, profile }: Pressing,
  { frame }: LocatedBanner,
  index: number,
  byScript = false,
): Promise<Pressed | null> {
  const moment = async (): Promise<PressMoment> => {
    const [jar, stored] = await Promise.all([profile.cookies(), readStored(finder)]);
    return { jar, stored, atMs: Date.now(), pageMs: time.passedMs() };
  };
  const found = await awaitOnTop(time, frame, index);
  if (!found) return null;
  await time.keepUp();
  const point = found.isOnTop && !byScript ? ((await placeOf(frame, index)) ?? found) : null;
  let before: PressMoment | null = null;
  if (point) {
    await time.input(tab.moveTo(point.x, point.y));
    before = await moment();
    if (await time.input(tab.press(point.x, point.y))) return { ...before, pressedBy: 'mouse' };
  }
  // A busy page may still handle the press of the mouse: what it does then is done after the answer.
  before ??= await moment();
  if (!byScript && (await frame.call('focus', [index]).catch(() => false))) {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    const keys = [
      tab.session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...key }),
      tab.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ];
    await time.input(Promise.all(keys));
    return { ...before, pressedBy: 'keyboard' };
  }
  await frame.call('press', [index]).catch(() => undefined);
  return { ...before, pressedBy: 'script' };
}

/** Returns the place of a control in the page's window; null for one that cannot be seen. */
async function placeOf(frame: BannerFrame, index: number) {
  const point = await frame.call('pointOf', [index]).catch(() => null);
  if (!point) return null;
  const inPage = await frame.inPage(point).catch(() => null);
  return inPage && { ...inPage, isOnTop: inPage.isOnTop && point.isOnTop };
}

/** Returns the place of a control once it no longer moves and nothing covers it. */
async function awaitOnTop(time: PageTime, frame: BannerFrame, index: number) {
  let place = await placeOf(frame, index);
  for (const untilMs = Date.now() + waitMs('bannerMotion'); place && Date.now() < untilMs; ) {
    await time.frames();
    const next = await placeOf(frame, index);
    const isAtRest = next?.x === place.x && next.y === place.y;
    place = next;
    if (isAtRest && place?.isOnTop) break;
    if (isAtRest) await time.pass(coveredMs);
  }
  return place;
}
