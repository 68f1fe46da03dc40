import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage } from '../../errors.ts';
import type { Tab } from '../browser/browser.ts';
import { inTime } from '../browser/in-time.ts';
import { readClock, twoFrames } from '../in-page/exercise.ts';
import { type PageReading, readPage } from '../in-page/read-page.ts';
import { IncompleteError } from './visit-errors.ts';
import type { VisitOptions } from './visit-options.ts';
import type { Watch } from './watch.ts';

/** When the page is read for a banner, in the page's time. A late banner is awaited to the end of the visit. */
export const lookAtMs = [1000, 3500, 10_000];
/** Duration of a banner's transitions. */
export const bannerMotionMs = 2000;
/** The page's time for its reaction to the visitor's input, after its own drawing. */
export const afterMovesMs = 1000;
/** An idle page is read at once; a page in an endless loop is never read. */
export const readTimeoutMs = 5000;
/** Real time after which an input counts as lost. */
const inputTimeoutMs = 8000;
const inputPatienceMs = 100;
/** Real time after which a busy worker without network activity is no longer awaited. */
const silentWorkerMs = 2500;
/** Time between two looks at the workers, in real time and in the page's: messages between page and workers take both. */
const beatMs = 100;
const settledBeats = 3;
/** Longest real time for one call of `pass`. */
const stretchCapMs = 15_000;

export type PageTime = ReturnType<typeof createPageTime>;

interface PassingTime {
  readonly tab: Tab;
  readonly watch: Watch;
  readonly options: VisitOptions;
  leftMs(): number;
  pass(pageMs: number): Promise<boolean>;
}

/** Creates the time of a visited page: how it passes, and how much of it must pass before a read or an input takes effect. */
export function createPageTime(tab: Tab, watch: Watch, options: VisitOptions, startedAtMs: number) {
  const openedAtMs = Date.now();
  let spentMs = 0;
  let passedMs = 0;

  const leftMs = () => Math.max(1, startedAtMs + options.timeoutMs - Date.now());
  const pass = async (pageMs: number): Promise<boolean> => {
    spentMs += pageMs;
    passedMs += pageMs;
    return watch.clock.pass(pageMs, { capMs: Math.min(stretchCapMs, leftMs()), signal: options.signal });
  };
  /** Lets the page's clock catch up with real time, because a page whose clock is behind draws and handles input late. */
  const keepUp = async (): Promise<void> => {
    const behindMs = Date.now() - openedAtMs - passedMs;
    if (behindMs > -afterMovesMs) await pass(behindMs + 2 * afterMovesMs);
  };
  /** Waits for two frames. A page that draws nothing, such as a hidden one, has none. */
  const frames = async (): Promise<void> => {
    await keepUp();
    await inTime(tab.evaluate(twoFrames, null), 500, 'drawing').catch(() => undefined);
  };
  const read = (): Promise<PageReading> => orIncomplete(tab.evaluate(readPage, options.banner));
  const time: PassingTime = { tab, watch, options, leftMs, pass };

  return {
    leftMs,
    pass,
    keepUp,
    frames,
    read,
    /** Reads the page until `holds` is true, for as long as a transition takes. Returns the last reading. */
    async pollUntil(holds: (reading: PageReading) => boolean): Promise<PageReading> {
      let reading = await read();
      for (const untilMs = Date.now() + bannerMotionMs; !holds(reading) && Date.now() < untilMs; ) {
        await frames();
        await pass(50);
        reading = await read();
      }
      return reading;
    },
    input: (sent: Promise<unknown>, patienceMs = inputTimeoutMs) => awaitInput(time, sent, patienceMs),
    passWhole: (wantedMs: number) => passWhole(time, wantedMs),
    /** Lets the rest of the visit's time pass, workers included. */
    async passRest(): Promise<void> {
      await passWhole(time, Math.max(afterMovesMs, options.pageMs - spentMs));
      await awaitWorkers(time);
      // Frames come in real time: callbacks that wait for a frame run now.
      await frames();
      await pass(afterMovesMs);
    },
    /** Time since the page was opened, by the page's clock. */
    passedMs: () => passedMs,
    /** Time since the page was opened or the banner was answered, by the page's clock. */
    spentMs: () => spentMs,
    /** Restarts the count of `spentMs`, when the visitor has answered. */
    async restart(): Promise<void> {
      spentMs = 0;
      await pass(afterMovesMs);
    },
  };
}

/**
 * Waits until the page has handled an input. A busy page handles it with its next frame, which may need some of the page's time. Returns
 * false for an input that was not handled within `patienceMs` of real time.
 */
async function awaitInput({ tab, options, pass }: PassingTime, sent: Promise<unknown>, patienceMs: number): Promise<boolean> {
  let isHandled = false;
  const handled = sent.then(
    () => {
      isHandled = true;
    },
    () => undefined,
  );
  const untilMs = Date.now() + patienceMs;
  let isInFront = false;
  while (!isHandled && Date.now() < untilMs) {
    await Promise.race([handled, delay(inputPatienceMs, undefined, { signal: options.signal })]);
    if (isHandled) break;
    await pass(inputPatienceMs);
    // A tab that the browser takes for covered draws no frames.
    if (!isInFront && Date.now() > untilMs - patienceMs / 2) {
      isInFront = true;
      await tab.bringToFront();
    }
  }
  return isHandled;
}

/**
 * Lets time pass until the page's own clock shows it. On a busy machine the end of an earlier `pass` may arrive late and be taken for the
 * end of this one.
 */
async function passWhole({ tab, pass }: PassingTime, wantedMs: number): Promise<void> {
  const readTime = (): Promise<number> =>
    inTime(tab.evaluate(readClock, null), readTimeoutMs, 'reading the clock').catch(() => Number.NaN);
  const beganAtMs = await readTime();
  await pass(wantedMs);
  for (let again = 0; again < 3; again++) {
    const missingMs = wantedMs - ((await readTime()) - beganAtMs);
    if (!(missingMs > 100)) break;
    await pass(missingMs);
  }
}

/** Waits for busy workers. Workers run in real time; a worker whose timers wait for the page needs the page's time too. */
async function awaitWorkers({ watch: { workers, traffic }, options, leftMs, pass }: PassingTime): Promise<void> {
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

/** Returns a reading of the page. Throws IncompleteError for one that fails or takes too long. */
export async function orIncomplete<Result>(reading: Promise<Result>): Promise<Result> {
  const late = 'one of its scripts does not end: an answer to a reading of the page';
  return inTime(reading, readTimeoutMs, late).catch((error: unknown) => {
    throw new IncompleteError(errorMessage(error));
  });
}
