import type { DevtoolsSession } from '../../browser/devtools.ts';
import { waitMs } from '../../browser/waits.ts';
import type { Traffic } from '../traffic/traffic.ts';
import { type ClockPolicy, type DocumentClock, documentClock } from './document-clock.ts';

/**
 * Clock of a page and its frames. It runs only during `pass`, as fast as the machine allows, without real waits for timers. It
 * stops while a fetch is pending, so that timers do not overtake a slow response.
 */
export interface PageClock {
  /** Adds a document's session to the clock. */
  join(session: DevtoolsSession): void;
  /** Lets `pageMs` pass on the page's clock. Resolves with false when that takes longer than `capMs` of real time. */
  pass(pageMs: number, limits: PassLimits): Promise<boolean>;
}

interface PassLimits {
  /** Maximum real time. */
  readonly capMs: number;
  readonly signal: AbortSignal;
}

const checkEveryMs = 100;

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
  /**
   * Starts a clock, unless that of another document of its process runs: a process with two budgets stops at the end of the
   * first.
   */
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
        // The end event of a closed document never arrives.
        const successor = clock.isRunning() && [...clocks].find((other) => other.sharesProcessWith(clock));
        if (successor) run(successor);
        else onStop();
      });
      session.on('Page.frameNavigated', () => void clock.identify());
      void clock.identify().then(() => {
        // A frame that joins during `pass` gets the whole budget.
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
        const check = () => {
          const nowMs = Date.now();
          if (nowMs - startedAtMs >= capMs) return end(() => resolve(false));
          const running = [...clocks].filter((clock) => clock.isRunning());
          const stalledMs = Math.min(...running.map((clock) => clock.stalledMs()));
          const isUnderWay = traffic.inFlight() > 0;
          const quietMs = nowMs - Math.max(givenAtMs, traffic.lastActivityAtMs());
          if (quietMs < (isUnderWay ? waitMs('response') : waitMs('body')) || stalledMs < waitMs('clock')) return;
          givenAtMs = nowMs;
          hangs ||= isUnderWay;
          policy = 'advance';
          for (const clock of running) clock.run(budgetMs, policy);
        };
        const timer = setInterval(check, checkEveryMs);
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
