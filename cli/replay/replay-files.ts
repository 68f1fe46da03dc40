import { type ExitCode, exitCodes } from '../errors.ts';
import type { Io } from '../io.ts';
import { type GroupName, groupFilter } from './groups.ts';
import { findJournal, type TargetJournal } from './preflight.ts';
import { progressLine } from './progress.ts';
import { openRecording, type Recording } from './recording.ts';
import { startReplay } from './replay.ts';
import { createReport, hasProblems, prettyReport } from './report.ts';
import type { Pace } from './schedule.ts';
import { createAgent, parseTarget, type Target } from './target.ts';

export interface ReplayFilesOptions {
  readonly to?: string;
  readonly only?: readonly GroupName[];
  readonly speed: number | 'max';
  readonly rate?: number;
  readonly concurrency: number;
  readonly repeat: number;
  readonly timeout: number;
  readonly allowHost?: readonly string[];
  readonly format: 'pretty' | 'json';
}

const progressEveryMs = 250;
/** Maximum time-out for requests to the target's journal. */
const maxJournalTimeoutMs = 3000;

/** Runs `ss-runtime replay`: opens the recordings, sends them, and prints the report. Throws CliError when it cannot start. */
export async function replayFiles(files: readonly string[], options: ReplayFilesOptions, io: Io): Promise<ExitCode> {
  const named = options.to === undefined ? null : parseTarget(options.to, options.allowHost ?? []);
  const recordings: Recording[] = [];
  for (const file of files) recordings.push(await openRecording(file, io.cwd));
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
  io: Io,
  ownJournal?: TargetJournal,
): Promise<ExitCode> {
  const journalAgent = createAgent(target, 1);
  try {
    const timeoutMs = Math.min(options.timeout, maxJournalTimeoutMs);
    const journal = ownJournal ?? (await findJournal(target, journalAgent, timeoutMs, io.stopped));
    const replay = startReplay({
      recordings,
      repeat: options.repeat,
      isWanted: groupFilter(options.only),
      pace: paceOf(options),
      concurrency: options.concurrency,
      timeoutMs: options.timeout,
      target,
      journal,
      stopped: io.stopped,
    });
    const length = recordings.reduce((sum, recording) => sum + recording.length, 0) * options.repeat;
    const ticking = setInterval(() => io.progress(progressLine(replay, length)), progressEveryMs);
    const end = await replay.done.finally(() => clearInterval(ticking));
    const report = createReport(replay.accounts, end, target.origin);
    if (options.format === 'json') io.out(JSON.stringify(report, null, 2));
    else for (const line of prettyReport(report, io.paintOut)) io.out(line);
    if (end.interrupted) io.err('Interrupted; the report contains the results so far.');
    if (end.interrupted) return exitCodes.notRunnable;
    return hasProblems(report.findings) ? exitCodes.findings : exitCodes.clean;
  } finally {
    journalAgent.destroy();
  }
}

const paceOf = ({ rate, speed }: ReplayFilesOptions): Pace => {
  if (rate !== undefined) return { ratePerSecond: rate };
  return speed === 'max' ? 'max' : { speed };
};
