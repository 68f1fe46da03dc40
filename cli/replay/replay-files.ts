import { type ExitCode, exitCodes } from '../../fake-server/common/errors.ts';
import type { Io } from '../io.ts';
import { printable } from '../report/printable.ts';
import { parseDuration } from './duration.ts';
import { groupFilter } from './groups.ts';
import type { DecodedReplayOptions } from './options.ts';
import { findJournal, type TargetJournal } from './preflight.ts';
import { replayProgress } from './progress.ts';
import { findRecordings } from './read/find-recordings.ts';
import { openRecording, type Recording } from './read/recording.ts';
import { startReplay } from './replay.ts';
import { createReport, hasProblems, type ReplayReport } from './report/report.ts';
import type { Pace } from './send/schedule.ts';
import { createAgent, parseTarget, type Target } from './target.ts';

/** Options of the replay, without those of its output. */
export type ReplayFilesOptions = Omit<DecodedReplayOptions, 'format'>;

/** Access of a replay to its process. */
export type ReplayIo = Pick<Io, 'cwd' | 'err' | 'progress' | 'stopped'>;

interface ReplayResult {
  readonly report: ReplayReport;
  /** 3 for an interrupted replay, 1 for findings other than notes, otherwise 0. */
  readonly exitCode: ExitCode;
}

const progressEveryMs = 250;
/** Maximum time-out for requests to the target's journal. */
const maxJournalTimeoutMs = 3000;

/** Opens the recordings, sends them, and returns the report. Throws CliError when it cannot start. */
export async function replayFiles(files: readonly string[], options: ReplayFilesOptions, io: ReplayIo): Promise<ReplayResult> {
  const named = options.to === undefined ? null : parseTarget(options.to, options.allowHost ?? []);
  const recordings: Recording[] = [];
  for (const file of await findRecordings(files, io.cwd, io.stopped)) recordings.push(await openRecording(file, io.cwd));
  if (named) return replayTo(named, recordings, options, io);
  const { ownJournal, startOwnServer } = await import('./own-server.ts');
  const server = await startOwnServer();
  try {
    return await replayTo(parseTarget(server.url, []), recordings, options, io, ownJournal(server));
  } finally {
    await server.close();
  }
}

async function replayTo(
  target: Target,
  recordings: readonly Recording[],
  options: ReplayFilesOptions,
  io: ReplayIo,
  ownJournal?: TargetJournal,
): Promise<ReplayResult> {
  const journalAgent = createAgent(target, 1);
  try {
    const timeoutMs = Math.min(options.timeout, maxJournalTimeoutMs);
    const giveUpAfterMs = parseDuration(options.giveUpAfter) ?? 0;
    const onAway = (reason: string): void =>
      io.err(`Waiting up to ${options.giveUpAfter} (--give-up-after) for ${printable(target.origin)}: ${reason}.`);
    const search = { agent: journalAgent, timeoutMs, giveUpAfterMs, onAway, stopped: io.stopped };
    const journal = ownJournal ?? (await findJournal(target, search));
    const replay = startReplay({
      recordings,
      repeat: options.repeat,
      isWanted: groupFilter(options.only),
      pace: paceOf(options),
      concurrency: options.concurrency,
      timeoutMs: options.timeout,
      giveUpAfterMs,
      renews: options.renew ?? false,
      ignoredFields: options.ignore ?? [],
      target,
      journal,
      stopped: io.stopped,
    });
    const length = recordings.reduce((sum, recording) => sum + recording.length, 0) * options.repeat;
    const ticking = setInterval(() => io.progress(replayProgress(replay, length)), progressEveryMs);
    const end = await replay.done.finally(() => clearInterval(ticking));
    // The report has the time and the rate.
    io.progress(null);
    const report = createReport(replay.accounts, end, { target: target.origin, thresholds: options.threshold ?? [] });
    if (end.interrupted) return { report, exitCode: exitCodes.notRunnable };
    return { report, exitCode: hasProblems(report.findings) ? exitCodes.findings : exitCodes.clean };
  } finally {
    journalAgent.destroy();
  }
}

const paceOf = ({ rate, speed }: ReplayFilesOptions): Pace => {
  if (rate !== undefined) return { ratePerSecond: rate };
  return speed === 'max' ? 'max' : { speed };
};
