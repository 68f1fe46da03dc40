import type { DevtoolsSession } from '../browser/devtools.ts';

/** Policy of a clock: pending fetches stop it, or nothing does. */
export type ClockPolicy = 'pauseIfNetworkFetchesPending' | 'advance';

/** Clock of a document with a session of its own: a page, or a frame that may be in another process. */
export interface DocumentClock {
  /** Whether its budget is not used up. */
  isRunning(): boolean;
  /** Whether both documents are in one process, which has one clock; false while that is unknown. */
  sharesProcessWith(other: DocumentClock): boolean;
  /** Id of the document's process; null while it is unknown. */
  isolateId(): string | null;
  /** Reads the id of the process. Settles when it is known or the document is closed; never rejects. */
  identify(): Promise<void>;
  run(budgetMs: number, policy: ClockPolicy): void;
  /** Marks its budget as used up. */
  stop(): void;
  /**
   * Real time for which the document's time has not changed; 0 while the document is too busy to respond. Reads the document's
   * time for the next call.
   */
  stalledMs(): number;
}

/** Number of tasks without a delay (message loops) after which time passes. */
const starvationCount = 1000;

export function documentClock(session: DevtoolsSession, onEnd: (clock: DocumentClock) => void): DocumentClock {
  let isRunning = false;
  /** Whether the next end event belongs to the latest budget. */
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
      // While another budget runs, its end event may still arrive.
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
