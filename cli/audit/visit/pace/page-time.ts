import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage } from '../../../../fake-server/common/error-message.ts';
import type { Tab } from '../../browser/browser.ts';
import { inTime } from '../../browser/in-time.ts';
import { waitMs } from '../../browser/waits.ts';
import type { PageReading } from '../../in-page/read-page.ts';
import { IncompleteError } from '../pages/visit-errors.ts';
import type { VisitOptions } from '../visit-options.ts';
import type { Watch } from '../watch/watch.ts';

/** Times at which the page is read for a banner, by the page's clock. A late banner is awaited to the end of the visit. */
export const lookAtMs = [1000, 3500, 10_000];
/** Time on the page's clock for its reaction to the visitor's input. */
export const afterMovesMs = 1000;
const inputPollMs = 100;
/** Time between two checks of the workers, in real time and on the page's clock, because messages between them need both. */
const workerPollMs = 100;
const quietPolls = 3;
const databasePollMs = 30;

export type PageTime = ReturnType<typeof createPageTime>;

interface PassingTime {
  readonly tab: Tab;
  readonly watch: Watch;
  readonly options: VisitOptions;
  leftMs(): number;
  pass(pageMs: number): Promise<boolean>;
}

/** Returns functions that let time pass on the clock of a visited page, as much as reads and inputs need. */
export function createPageTime(tab: Tab, watch: Watch, options: VisitOptions, startedAtMs: number) {
  const openedAtMs = Date.now();
  let spentMs = 0;
  let passedMs = 0;
  /** The page's clock when a time had been spent. From then on the clock shows what has passed. */
  let mark: { readonly clockMs: number; readonly spentMs: number } | null = null;

  const leftMs = () => Math.max(1, startedAtMs + options.timeoutMs - Date.now());
  const pass = async (pageMs: number): Promise<boolean> => {
    spentMs += pageMs;
    passedMs += pageMs;
    return watch.clock.pass(pageMs, { capMs: Math.min(waitMs('pass'), leftMs()), signal: options.signal });
  };
  /** Lets the page's clock catch up with real time, because a page whose clock is behind draws and handles input late. */
  const keepUp = async (): Promise<void> => {
    const behindMs = Date.now() - openedAtMs - passedMs;
    if (behindMs > -afterMovesMs) await pass(behindMs + 2 * afterMovesMs);
  };
  /** Waits for two frames. A page that draws nothing, such as a hidden one, has none. */
  const frames = async (): Promise<void> => {
    await keepUp();
    await inTime(tab.evaluate('twoFrames'), waitMs('draw'), 'drawing').catch(() => undefined);
  };
  const setMark = async (): Promise<void> => {
    mark = { spentMs, clockMs: await readTime(tab) };
  };
  const read = async (): Promise<PageReading> => {
    const [reading] = await Promise.all([orIncomplete(tab.evaluate('readPage', options.banner)), mark ?? setMark()]);
    return reading;
  };
  const time: PassingTime = { tab, watch, options, leftMs, pass };

  return {
    leftMs,
    pass,
    keepUp,
    frames,
    read,
    /** Reads the page until `holds` returns true, at most for the duration of a transition. Returns the last reading. */
    async pollUntil(holds: (reading: PageReading) => boolean): Promise<PageReading> {
      let reading = await read();
      for (const untilMs = Date.now() + waitMs('bannerMotion'); !holds(reading) && Date.now() < untilMs; ) {
        await frames();
        await pass(50);
        reading = await read();
      }
      return reading;
    },
    input: (sent: Promise<unknown>, timeoutMs = waitMs('input')) => awaitInput(time, sent, timeoutMs),
    passWhole: (wantedMs: number) => passWhole(time, wantedMs),
    /** Lets the rest of the visit's time pass, workers included. */
    async passRest(): Promise<void> {
      const nowMs = await readTime(tab);
      // On a busy machine less time passes than was spent, as in `passWhole`. A navigation can set the clock back.
      const shownMs = mark === null ? Number.NaN : mark.spentMs + nowMs - mark.clockMs;
      const restMs = options.pageMs - (shownMs < spentMs ? Math.max(0, shownMs) : spentMs);
      await passWhole(time, Math.max(afterMovesMs, restMs), nowMs);
      await awaitWorkers(time);
      await awaitDatabases(time);
      // Frames are drawn in real time: callbacks that wait for a frame run now.
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
      await setMark();
      await pass(afterMovesMs);
    },
  };
}

/**
 * Waits until the page has handled an input. A busy page handles it with its next frame, which may need time on the page's clock.
 * Returns false for an input that was not handled within `timeoutMs` of real time.
 */
async function awaitInput({ tab, options, pass }: PassingTime, sent: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let isHandled = false;
  const handled = sent.then(
    () => {
      isHandled = true;
    },
    () => undefined,
  );
  const untilMs = Date.now() + timeoutMs;
  let isInFront = false;
  while (!isHandled && Date.now() < untilMs) {
    await Promise.race([handled, delay(inputPollMs, undefined, { signal: options.signal })]);
    if (isHandled) break;
    await pass(inputPollMs);
    // The browser draws no frames of a tab that it considers covered.
    if (!isInFront && Date.now() > untilMs - timeoutMs / 2) {
      isInFront = true;
      await tab.bringToFront();
    }
  }
  return isHandled;
}

/**
 * Lets time pass until the page's clock shows it. On a busy machine the end event of an earlier `pass` may arrive late and end
 * this one too early.
 */
async function passWhole({ tab, pass }: PassingTime, wantedMs: number, nowMs?: number): Promise<void> {
  const beganAtMs = nowMs ?? (await readTime(tab));
  await pass(wantedMs);
  for (let again = 0; again < 3; again++) {
    const missingMs = wantedMs - ((await readTime(tab)) - beganAtMs);
    if (!(missingMs > 100)) break;
    await pass(missingMs);
  }
}

/** Returns the time by the page's clock; NaN for a page that cannot be read. */
const readTime = (tab: Tab): Promise<number> =>
  inTime(tab.evaluate('readClock'), waitMs('read'), 'reading the clock').catch(() => Number.NaN);

/** Waits for busy workers. Workers run in real time, but one that waits for messages of the page needs the page's clock too. */
async function awaitWorkers({ watch: { workers, traffic }, options, leftMs, pass }: PassingTime): Promise<void> {
  const lastActivityMs = () => Math.max(workers.lastChangeAtMs(), traffic.lastActivityAtMs());
  const untilMs = Date.now() + Math.min(waitMs('pass'), leftMs());
  for (let quietCount = 0; workers.lastChangeAtMs() > 0 && quietCount < quietPolls && Date.now() < untilMs; ) {
    const beganAtMs = Date.now();
    await delay(workerPollMs, undefined, { signal: options.signal });
    await pass(workerPollMs);
    const isSilent = Date.now() - lastActivityMs() > waitMs('silentWorker');
    const isAtRest = isSilent || (!workers.areBusy() && lastActivityMs() < beganAtMs);
    quietCount = isAtRest ? quietCount + 1 : 0;
  }
}

/** Interfaces of storage that respond in real time. */
export const isDatabase = (via: string): via is 'indexedDB' | 'caches' | 'opfs' => ['indexedDB', 'caches', 'opfs'].includes(via);

/** Waits until databases and caches have been opened, and for what is then written to them, because they respond in real time. */
async function awaitDatabases({ watch: { events }, options, pass }: PassingTime): Promise<void> {
  const isPending = () => {
    const requested = events.filter(({ kind, via, body }) => kind === 'storage' && isDatabase(via) && body === null);
    return requested.length > events.filter(({ kind }) => kind === 'opened').length;
  };
  if (!events.some(({ kind, via }) => kind === 'opened' || isDatabase(via))) return;
  const untilMs = Date.now() + waitMs('databases');
  for (let quietCount = 0; quietCount < quietPolls && Date.now() < untilMs; ) {
    const seen = events.length;
    await delay(databasePollMs, undefined, { signal: options.signal });
    await pass(databasePollMs);
    quietCount = isPending() || events.length > seen ? 0 : quietCount + 1;
  }
}

/** Returns the result of a reading. Throws IncompleteError for one that fails or takes too long. */
export async function orIncomplete<Result>(reading: Promise<Result>): Promise<Result> {
  const what = 'one of its scripts does not end: reading the page';
  return inTime(reading, waitMs('read'), what).catch((error: unknown) => {
    throw new IncompleteError(errorMessage(error));
  });
}
