import type { DevtoolsSession } from '../browser/devtools.ts';
import { type ClockPolicy, type DocumentClock, documentClock } from './document-clock.ts';
import type { Traffic } from './traffic.ts';

/**
 * The clock of a page and its frames. It stands still but in `pass`, and then runs as fast as the machine can, without waiting for
 * timers; it stops while something is being fetched, so that a slow response is not overtaken.
 */
export interface PageClock {
  /** Takes a document's session under the clock. */
  join(session: DevtoolsSession): void;
  /** Lets time pass for the page, in its own milliseconds. Returns false when the page did not come to the end of it in real time. */
  pass(pageMs: number, limits: PassLimits): Promise<boolean>;
}

interface PassLimits {
  /** Longest real time. */
  readonly capMs: number;
  readonly signal: AbortSignal;
}

/** A fetch that gives no sign for this long in real time is not waited for any longer, in this visit. */
const hangingMs = 2500;
/** A response whose body nobody reads holds the clock as well, although nothing is under way. */
const unreadMs = 300;
/** A budget that was given while the page was changing documents is lost: a clock that stands for so long is given it again. */
const lostMs = 300;
const lookEveryMs = 100;

export function pageClock(traffic: Pick<Traffic, 'lastActivityAtMs' | 'inFlight'>): PageClock {
  const clocks = new Set<DocumentClock>();
  let budgetMs = 0;
  let hangs = false;
  let policy: ClockPolicy = 'pauseIfNetworkFetchesPending';
  let onStop = () => {};

  const onEnd = (ended: DocumentClock) => {
    for (const clock of clocks) if (clock.sharesProcessWith(ended)) clock.stop();
    onStop();
  };
  /** A process that is given a second budget stops at the end of the first. */
  const run = (clock: DocumentClock) => {
    if (![...clocks].some((other) => other !== clock && other.isRunning() && other.sharesProcessWith(clock)))
      clock.run(budgetMs, policy);
  };
  return {
    join(session) {
      const clock = documentClock(session, onEnd);
      clocks.add(clock);
      session.on('closed', () => {
        clocks.delete(clock);
        // Its end went with it.
        const successor = clock.isRunning() && [...clocks].find((other) => other.sharesProcessWith(clock));
        if (successor) run(successor);
        else onStop();
      });
      session.on('Page.frameNavigated', () => void clock.identify());
      void clock.identify().then(() => {
        // A frame that comes in the middle has as much time as is being passed.
        if (budgetMs > 0 && clocks.has(clock) && !clock.isRunning()) run(clock);
      });
    },
    pass(pageMs, { capMs, signal }) {
      budgetMs = pageMs;
      policy = hangs ? 'advance' : 'pauseIfNetworkFetchesPending';
      const startedAtMs = Date.now();
      let givenAtMs = startedAtMs;
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          clearInterval(timer);
          signal.removeEventListener('abort', onAbort);
          onStop = () => {};
          budgetMs = 0;
          settle();
        };
        const onAbort = () => end(() => reject(signal.reason));
        const look = () => {
          const nowMs = Date.now();
          if (nowMs - startedAtMs >= capMs) return end(() => resolve(false));
          const running = [...clocks].filter((clock) => clock.isRunning());
          const stalledMs = Math.min(...running.map((clock) => clock.stalledMs()));
          const isUnderWay = traffic.inFlight() > 0;
          const quietMs = nowMs - Math.max(givenAtMs, traffic.lastActivityAtMs());
          if (quietMs < (isUnderWay ? hangingMs : unreadMs) || stalledMs < lostMs) return;
          givenAtMs = nowMs;
          hangs ||= isUnderWay;
          policy = 'advance';
          for (const clock of running) clock.run(budgetMs, policy);
        };
        const timer = setInterval(look, lookEveryMs);
        if (signal.aborted) return onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        onStop = () => {
          if (![...clocks].some((clock) => clock.isRunning())) end(() => resolve(true));
        };
        for (const clock of clocks) run(clock);
      });
    },
  };
}
