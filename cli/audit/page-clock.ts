import type { DevtoolsSession } from './devtools.ts';
import type { Traffic } from './traffic.ts';

/**
 * The clock of a page and its frames. It stands still but in `pass`, and then runs as fast as the machine can, without waiting for
 * timers; it stops while something is being fetched, so that a slow answer is not overtaken.
 */
export interface PageClock {
  /** Takes a document's session under the clock. */
  join(session: DevtoolsSession): void;
  /** Lets time pass for the page, in its own milliseconds. Returns false when the page did not come to the end of it in real time. */
  pass(pageMs: number, limits: PassLimits): Promise<boolean>;
}

export interface PassLimits {
  /** Longest real time. */
  readonly capMs: number;
  readonly signal: AbortSignal;
}

/** A fetch that gives no sign for this long in real time is not waited for any longer, in this visit. */
const hangingMs = 2500;
/** An answer whose body nobody reads holds the clock as well, although nothing is under way. */
const unreadMs = 300;
/** A budget that was given while the page was changing documents is lost: it is given again. */
const lostMs = 3000;
const lookEveryMs = 100;
/** Tasks without a delay (message loops) may not hold the clock for ever. */
const starvationCount = 1000;

interface Hand {
  readonly session: DevtoolsSession;
  running: boolean;
  /** The next end that is heard of is that of the latest budget. */
  isLatest: boolean;
}

export function pageClock(traffic: Pick<Traffic, 'lastActivityAtMs' | 'inFlight'>): PageClock {
  const hands = new Set<Hand>();
  let budget = 0;
  let hangs = false;
  let policy = 'pauseIfNetworkFetchesPending';
  let onHand = () => {};

  const start = (hand: Hand) => {
    // Where a budget runs already, its end may still be on its way.
    hand.isLatest = !hand.running;
    hand.running = true;
    const params = { policy, budget, maxVirtualTimeTaskStarvationCount: starvationCount };
    hand.session.send('Emulation.setVirtualTimePolicy', params).then(
      () => {
        hand.isLatest = true;
      },
      () => {
        hand.running = false;
        onHand();
      },
    );
  };
  return {
    join(session) {
      const hand: Hand = { session, running: false, isLatest: false };
      hands.add(hand);
      session.on('Emulation.virtualTimeBudgetExpired', () => {
        if (!hand.isLatest) return;
        hand.running = false;
        onHand();
      });
      session.on('closed', () => {
        hands.delete(hand);
        onHand();
      });
      // A frame that comes in the middle has as much time as is being passed.
      if (budget > 0) start(hand);
    },
    pass(pageMs, { capMs, signal }) {
      budget = pageMs;
      policy = hangs ? 'advance' : 'pauseIfNetworkFetchesPending';
      const startedAtMs = Date.now();
      let givenAtMs = startedAtMs;
      let timesGiven = 1;
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          clearInterval(timer);
          signal.removeEventListener('abort', onAbort);
          onHand = () => {};
          budget = 0;
          settle();
        };
        const onAbort = () => end(() => reject(signal.reason));
        const look = () => {
          const nowMs = Date.now();
          if (nowMs - startedAtMs >= capMs) return end(() => resolve(false));
          const isUnderWay = traffic.inFlight() > 0;
          const quietMs = nowMs - Math.max(givenAtMs, traffic.lastActivityAtMs());
          const patienceMs = timesGiven > 1 || policy === 'advance' ? lostMs : isUnderWay ? hangingMs : unreadMs;
          if (quietMs < patienceMs) return;
          givenAtMs = nowMs;
          timesGiven++;
          hangs ||= isUnderWay;
          policy = 'advance';
          for (const hand of hands) if (hand.running) start(hand);
        };
        const timer = setInterval(look, lookEveryMs);
        if (signal.aborted) return onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        onHand = () => {
          if ([...hands].every(({ running }) => !running)) end(() => resolve(true));
        };
        for (const hand of hands) start(hand);
      });
    },
  };
}
