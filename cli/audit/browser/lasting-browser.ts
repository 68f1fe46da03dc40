import type { AuditBrowser } from './browser.ts';

/** A browser that is started again when it has gone by itself. */
export interface LastingBrowser extends AuditBrowser {
  /** Why the last attempt to start it again failed; null when it did not. */
  startProblem(): unknown;
}

/** Starts a browser; the first profile that is wanted after it has crashed starts the next one. Rejects as `start` does. */
export async function lastingBrowser(start: () => Promise<AuditBrowser>): Promise<LastingBrowser> {
  let current = await start();
  let restarting: Promise<void> | null = null;
  let startProblem: unknown = null;
  let earlierLosses = 0;
  let isClosed = false;

  async function restart(): Promise<void> {
    startProblem = null;
    // Its profile folder goes with it.
    await current.close();
    try {
      current = await start();
      earlierLosses += 1;
      if (isClosed) await current.close();
    } catch (error) {
      startProblem = error;
      throw error;
    } finally {
      restarting = null;
    }
  }

  return {
    version: current.version,
    async openProfile() {
      if (startProblem !== null || current.losses() > 0) restarting ??= restart();
      await restarting;
      return current.openProfile();
    },
    losses: () => earlierLosses + current.losses(),
    startProblem: () => startProblem,
    async close() {
      isClosed = true;
      await restarting?.catch(() => undefined);
      await current.close();
    },
  };
}
