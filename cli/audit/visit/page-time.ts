import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../errors.ts';
import type { Tab } from '../browser/browser.ts';
import { inTime } from '../browser/in-time.ts';
import { readClock, twoFrames } from '../in-page/exercise.ts';
import { type PageReading, readPage } from '../in-page/read-page.ts';
import { IncompleteError } from './visit-errors.ts';
import type { VisitOptions } from './visit-options.ts';
import type { Watch } from './watch.ts';

/** The page's time when it is looked at for a banner: a late one is waited for, to the end of the visit. */
export const lookAtMs = [1000, 3500, 10_000];
/** A banner may slide in, and out again. */
export const bannerMotionMs = 2000;
/** What the page does in answer to the visitor's moves, after its own drawing. */
export const afterMovesMs = 1000;
/** A page at rest answers at once; one in an endless loop never does. */
export const readTimeoutMs = 5000;
/** An input that no page has heard of by then never comes; real time. */
const inputTimeoutMs = 8000;
const inputPatienceMs = 100;
/** A busy worker that gives no sign for this long is not waited for; real time. */
const silentWorkerMs = 2500;
/** What a worker says may still be on its way to the page, and the page's next wish to a worker: each beat is real time and the page's. */
const beatMs = 100;
const settledBeats = 3;
/** Real time for one stretch of the page's. */
const stretchCapMs = 15_000;

export type PageTime = ReturnType<typeof createPageTime>;

/** The time of a page that is visited: how it passes, and what must pass of it before the page is read or hears of an input. */
export function createPageTime(tab: Tab, watch: Watch, options: VisitOptions, startedAtMs: number) {
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
  const read = () => orIncomplete(tab.evaluate(readPage, options.banner));
  /** A page whose clock is behind real time is late to draw, and to hear of mouse and keys. */
  const keepUp = async () => {
    const behindMs = Date.now() - openedAtMs - passedMs;
    if (behindMs > -afterMovesMs) await pass(behindMs + 2 * afterMovesMs);
  };
  /**
   * An input of the visitor's, until the page has heard of it. A busy page hears of it with its next frame, which may need some of its
   * time. Returns whether it did.
   */
  const input = async (sent: Promise<unknown>, patienceMs = inputTimeoutMs): Promise<boolean> => {
    let isHeard = false;
    const heard = sent.then(
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
  const pollUntil = async (holds: (reading: PageReading) => boolean): Promise<PageReading> => {
    let reading = await read();
    for (const untilMs = Date.now() + bannerMotionMs; !holds(reading) && Date.now() < untilMs; ) {
      await frames();
      await pass(50);
      reading = await read();
    }
    return reading;
  };

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

  /** Workers keep real time: one that is not ready when the page's is over has more of it, and of the page's, which its timers wait for too. */
  async function awaitWorkers(): Promise<void> {
    const { workers, traffic } = watch;
    const lastSignMs = () => Math.max(workers.lastChangeAtMs(), traffic.lastActivityAtMs());
    const untilMs = Date.now() + Math.min(stretchCapMs, leftMs());
    for (let quietBeats = 0; workers.lastChangeAtMs() > 0 && quietBeats < settledBeats && Date.now() < untilMs; ) {
      const beganAtMs = Date.now();
      await delay(beatMs, undefined, { signal: options.signal });
      await pass(beatMs);
      const isSilent = Date.now() - lastSignMs() > silentWorkerMs;
      const isAtRest = isSilent || (!workers.areBusy() && lastSignMs() < beganAtMs);
      quietBeats = isAtRest ? quietBeats + 1 : 0;
    }
  }

  async function passRest(): Promise<void> {
    await passWhole(Math.max(afterMovesMs, options.pageMs - spentMs));
    await awaitWorkers();
    // Frames come in real time: what waited for one has its turn now.
    await frames();
    await pass(afterMovesMs);
  }

  return {
    leftMs,
    pass,
    passWhole,
    passRest,
    read,
    pollUntil,
    keepUp,
    input,
    frames,
    /** Since the visitor came, by the page's clock. */
    passedMs: () => passedMs,
    /** Since the visitor came or answered, by the page's clock. */
    spentMs: () => spentMs,
    /** The visitor has answered: time counts anew from here. */
    async restart() {
      spentMs = 0;
      await pass(afterMovesMs);
    },
  };
}

/** Returns what is read of the page. Throws IncompleteError where it does not come. */
export async function orIncomplete<Result>(reading: Promise<Result>): Promise<Result> {
  const late = 'one of its scripts does not end: an answer to a reading of the page';
  return inTime(reading, readTimeoutMs, late).catch((error: unknown) => {
    throw new IncompleteError(messageOf(error));
  });
}
