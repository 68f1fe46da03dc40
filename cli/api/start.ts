import { resolve } from 'node:path';
import type { Platform } from '../../fake-server/platform.ts';

export interface StartOptions {
  /** Fixture site ids, folders and files of saved pages (HTML, MHTML, HAR), as `ss-runtime serve` takes them; all fixture sites by default. */
  readonly targets?: readonly string[];
  /** Relative paths count from here; the process's own working folder by default. */
  readonly cwd?: string;
  /** 0, any free port, by default. */
  readonly port?: number;
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** A file that every journal entry is appended to. */
  readonly record?: string;
  /** Fault rules that hold from the start (interfaces §4). */
  readonly faults?: string;
  /** What faults draw by chance is the same for the same seed; 1 by default. */
  readonly seed?: number;
  /** Receives trouble that does not stop the platform. */
  readonly onProblem?: (problem: string) => void;
}

export type { Platform } from '../../fake-server/platform.ts';

/**
 * Starts the fake platform in this process, as `ss-runtime serve` does. Throws PortTakenError when the port is in use, TargetError
 * when a target cannot be served or the recording not be opened, FaultSyntaxError when the rules cannot be read.
 */
export async function start(options: StartOptions = {}): Promise<Platform> {
  const { targets, cwd = process.cwd(), port, host, record, faults, seed, onProblem } = options;
  const platform = await import('../../fake-server/start.ts');
  const sites = await platform.loadSites(targets ?? (await platform.listFixtureSites()), cwd);
  return platform.start({
    sites,
    checkSettings: async (text) => (await import('../validate/check-settings-text.ts')).checkSettingsText(text),
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    ...(record !== undefined && { record: resolve(cwd, record) }),
    ...(faults !== undefined && { faults }),
    ...(seed !== undefined && { seed }),
    ...(onProblem && { notify: onProblem }),
  });
}
