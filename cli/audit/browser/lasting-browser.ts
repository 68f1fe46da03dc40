import type { AuditBrowser } from './browser.ts';

/** A browser that is started again after a crash. */
export interface LastingBrowser extends AuditBrowser {
  /** Error of the last attempt to start the browser again; null when it succeeded. */
  startProblem(): unknown;
}

/** Starts a browser. After a crash, the next request for a profile starts another one. Rejects as `start` does. */
export async function lastingBrowser(start: () => Promise<AuditBrowser>): Promise<LastingBrowser> {
  let current = await start();
  let restarting: Promise<void> | null = null;
  let startProblem: unknown = null;
  let earlierCrashes = 0;
  let isClosed = false;

  async function restart(): Promise<void> {
    startProblem = null;
    // Closing removes the profile folder.
    await current.close();
    try {
      current = await start();
      earlierCrashes += 1;
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
    async openProfile(emulation) {
      if (startProblem !== null || current.crashCount > 0) restarting ??= restart();
      await restarting;
      return current.openProfile(emulation);
    },
    get crashCount() {
      return earlierCrashes + current.crashCount;
    },
    startProblem: () => startProblem,
    async close() {
      isClosed = true;
      await restarting?.catch(() => undefined);
      await current.close();
    },
  };
}
