import type { GroupName } from '../replay/groups.ts';
import type { ReplayReport } from '../replay/report.ts';
import { type CommandContext, runCommand } from './run-command.ts';

export interface ReplayOptions extends CommandContext {
  /** Server to send to; a new one by default. */
  readonly to?: string;
  /** Hosts other than this machine that may receive load. */
  readonly allowHosts?: readonly string[];
  /** Only the calls of these groups; all by default. */
  readonly only?: readonly GroupName[];
  /** Recorded gaps are divided by this number; `max` leaves no gaps. 1 by default. */
  readonly speed?: number | 'max';
  /** Fixed rate in place of the recorded gaps. */
  readonly requestsPerSecond?: number;
  /** Requests under way at once. */
  readonly concurrency?: number;
  /** Number of times that all recordings are sent; once by default. */
  readonly repeat?: number;
  /** Maximum time for one response. */
  readonly timeoutMs?: number;
}

/** Sends recordings again and counts the result of every request, as `ss-runtime replay` does. Throws CliError. */
export async function replay(files: readonly string[], options: ReplayOptions = {}): Promise<ReplayReport> {
  const { to, allowHosts, only, speed, requestsPerSecond, concurrency, repeat, timeoutMs, ...context } = options;
  const values = { to, 'allow-host': allowHosts, only, speed, rate: requestsPerSecond, concurrency, repeat, timeout: timeoutMs };
  return (await runCommand('replay', files, values, context)) as ReplayReport;
}
