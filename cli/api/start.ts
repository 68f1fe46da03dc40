import { resolve } from 'node:path';
import type { Platform } from '../../fake-server/platform.ts';

export interface StartOptions {
  /** Fixture site ids, folders and files of saved pages (HTML, MHTML, HAR), as `ss-runtime serve` takes them; all fixture sites by default. */
  readonly targets?: readonly string[];
  /** Base of relative paths; the process's working folder by default. */
  readonly cwd?: string;
  /** Port to listen on; 0 by default, which chooses a free one. */
  readonly port?: number;
  /** Address to listen on; 127.0.0.1 by default. */
  readonly host?: string;
  /** File that every journal entry is appended to. */
  readonly record?: string;
  /** Fault rules that apply from the start, such as `record-hit:status:500@1`. */
  readonly faults?: string;
  /** Seed of the faults' random choices; 1 by default. */
  readonly seed?: number;
  /** Receives problems that do not stop the platform. */
  readonly onProblem?: (problem: string) => void;
}

export type { Platform } from '../../fake-server/platform.ts';

/**
 * Starts the fake platform in this process, as `ss-runtime serve` does. Throws PortTakenError for a port in use, TargetError for
 * a target that cannot be served or a recording that cannot be opened, and FaultSyntaxError for invalid fault rules.
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
