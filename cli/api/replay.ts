import type { GroupName } from '../replay/groups.ts';
import type { ReplayReport } from '../replay/report.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface ReplayOptions extends CommandContext {
  /** The server to send to; one of its own by default. */
  readonly to?: string;
  /** Servers other than this machine that may be loaded. */
  readonly allowHosts?: readonly string[];
  /** Only the calls of these groups; all by default. */
  readonly only?: readonly GroupName[];
  /** Recorded gaps are divided by this; `max` leaves none. 1 by default. */
  readonly speed?: number | 'max';
  /** Instead of recorded gaps. */
  readonly requestsPerSecond?: number;
  /** Requests under way at once. */
  readonly concurrency?: number;
  /** How often the whole is sent; once by default. */
  readonly repeat?: number;
  /** A response is given up after this time. */
  readonly timeoutMs?: number;
}

/** Sends recordings again and accounts for every request, as `ss-runtime replay` does. Throws CliError. */
export async function replay(files: readonly string[], options: ReplayOptions = {}): Promise<ReplayReport> {
  const { to, allowHosts, only, speed, requestsPerSecond, concurrency, repeat, timeoutMs, ...context } = options;
  const values = { to, 'allow-host': allowHosts, only, speed, rate: requestsPerSecond, concurrency, repeat, timeout: timeoutMs };
  return (await runCommand('replay', files, values, context)) as ReplayReport;
}
