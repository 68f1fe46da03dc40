import type { ExitCode } from '../../fake-server/common/errors.ts';
import type { WrittenOptions } from '../core/option-table.ts';
import type { replayOptions } from '../replay/options.ts';
import type { ReplayReport as ReplayDocument } from '../replay/report/report.ts';
import { type CommandContext, decodeGiven, ioOf } from './context.ts';
import { givenTargets } from './given-targets.ts';

/** Options of `replay`, by the names of the command line in camel case. `ss-runtime replay --help` describes them. */
export interface ReplayOptions extends CommandContext, WrittenOptions<typeof replayOptions, 'api'> {}

/** Document of `replay --format json`, and the exit status of the command. */
export interface ReplayReport extends ReplayDocument {
  /** 0 clean, 1 findings other than notes, 3 for an interrupted replay. */
  readonly exitCode: ExitCode;
}

/**
 * Sends recordings again and counts the result of every request, as `ss-runtime replay` does. A text is one file or glob. Rejects
 * with a CliError for wrong usage and for a replay that cannot start.
 */
export async function replay(files: string | readonly string[], options: ReplayOptions = {}): Promise<ReplayReport> {
  const [{ replayOptions }, { replayFiles }] = await Promise.all([
    import('../replay/options.ts'),
    import('../replay/replay-files.ts'),
  ]);
  const decoded = await decodeGiven('replay()', replayOptions, options);
  const { report, exitCode } = await replayFiles(givenTargets('replay()', files), decoded, ioOf(options));
  return { ...report, exitCode };
}
