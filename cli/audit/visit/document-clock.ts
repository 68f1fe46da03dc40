import type { DevtoolsSession } from '../browser/devtools.ts';

/** How a clock runs: held by what is being fetched, or by nothing. */
export type ClockPolicy = 'pauseIfNetworkFetchesPending' | 'advance';

/** The clock of one document that has a session of its own: a page, or a frame that another process may hold. */
export interface DocumentClock {
  /** Whether the end of its budget is still to come. */
  isRunning(): boolean;
  /** Whether both documents live in one process, which has one clock; false while that is not known. */
  sharesProcessWith(other: DocumentClock): boolean;
  /** The process that the document lives in; null while it is not known. */
  isolateId(): string | null;
  /** Asks for the process. Settles when it is known or the document gone; never rejects. */
  identify(): Promise<void>;
  run(budgetMs: number, policy: ClockPolicy): void;
  /** Takes its budget for spent. */
  stop(): void;
  /** For how long in real time the document has said the same time; 0 while it is too busy to say. Asks it anew. */
  stalledMs(): number;
}

/** Tasks without a delay (message loops) may not hold the clock for ever. */
const starvationCount = 1000;

export function documentClock(session: DevtoolsSession, onEnd: (clock: DocumentClock) => void): DocumentClock {
  let isRunning = false;
  /** The next end that is heard of is that of the latest budget. */
  let isLatest = false;
  let isolateId: string | null = null;
  let time: unknown = null;
  let timeSinceMs = Date.now();
  let isAsked = false;

  const end = () => {
    isRunning = false;
    onEnd(clock);
  };
  const askTime = () => {
    isAsked = true;
    const answered = (value?: unknown) => {
      isAsked = false;
      if (value === time) return;
      time = value;
      timeSinceMs = Date.now();
    };
    session.send('Runtime.evaluate', { expression: 'Date.now()' }).then(
      ({ result }) => answered(result.value),
      () => answered(),
    );
  };
  const clock: DocumentClock = {
    isRunning: () => isRunning,
    isolateId: () => isolateId,
    sharesProcessWith: (other) => isolateId !== null && isolateId === other.isolateId(),
    async identify() {
      isolateId = await session.send('Runtime.getIsolateId').then(
        ({ id }) => id,
        () => null,
      );
    },
    run(budgetMs, policy) {
      // Where a budget runs already, its end may still be on its way.
      isLatest = !isRunning;
      isRunning = true;
      timeSinceMs = Date.now();
      const params = { policy, budget: budgetMs, maxVirtualTimeTaskStarvationCount: starvationCount };
      session.send('Emulation.setVirtualTimePolicy', params).then(() => {
        isLatest = true;
      }, end);
    },
    stop() {
      isRunning = false;
    },
    stalledMs() {
      if (isAsked) return 0;
      askTime();
      return Date.now() - timeSinceMs;
    },
  };
  session.on('Emulation.virtualTimeBudgetExpired', () => {
    if (isLatest) end();
  });
  return clock;
}
