import type { DevtoolsSession } from '../../browser/devtools.ts';

/** Policy of a clock: pending fetches stop it, or it always advances. */
export type ClockPolicy = 'pauseIfNetworkFetchesPending' | 'advance';

/** Clock of a document with a DevTools session: a page, or a frame that may be in another process. */
export interface DocumentClock {
  /** Whether its budget of time is not used up. */
  isRunning(): boolean;
  /** Whether both documents are in the same process, which has one clock; false while that is unknown. */
  sharesProcessWith(other: DocumentClock): boolean;
  /** Id of the document's process; null while it is unknown. */
  isolateId(): string | null;
  /** Requests the id of the process. Resolves when it is known or the document is closed; never rejects. */
  identify(): Promise<void>;
  run(budgetMs: number, policy: ClockPolicy): void;
  /** Marks its budget as used up. */
  stop(): void;
  /**
   * Returns the real time since the document's time last changed; 0 while the document is too busy to respond. Requests the
   * document's time for the next call.
   */
  stalledMs(): number;
}

/** Number of tasks without a delay, as in a message loop, after which time passes. */
const starvationCount = 1000;

export function documentClock(session: DevtoolsSession, onEnd: (clock: DocumentClock) => void): DocumentClock {
  let isRunning = false;
  /** Whether the next end event belongs to the latest budget. */
  let isLatest = false;
  let isolateId: string | null = null;
  let time: unknown = null;
  let timeSinceMs = Date.now();
  let isPending = false;

  const end = () => {
    isRunning = false;
    onEnd(clock);
  };
  const requestTime = () => {
    isPending = true;
    const onResponse = (value?: unknown) => {
      isPending = false;
      if (value === time) return;
      time = value;
      timeSinceMs = Date.now();
    };
    session.send('Runtime.evaluate', { expression: 'Date.now()' }).then(
      ({ result }) => onResponse(result.value),
      () => onResponse(),
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
      if (isPending) return 0;
      requestTime();
      return Date.now() - timeSinceMs;
    },
  };
  session.on('Emulation.virtualTimeBudgetExpired', () => {
    if (isLatest) end();
  });
  return clock;
}
