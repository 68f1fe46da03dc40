import { defineCommand } from '../command.ts';
import type { DecodedReplayOptions } from '../replay/options.ts';

/** `ss-runtime replay`: sends recorded traffic again. */
export const replay = defineCommand<DecodedReplayOptions>({
  name: 'replay',
  summary: 'send recorded traffic again, and count the result of every request',
  declare: (command) => command.argument('<file...>', 'recordings: NDJSON journal or HAR 1.2'),
  options: async () => (await import('../replay/options.ts')).replayOptions,
  isConfigurable: true,
  completes: { files: true },
  exitStatus: '0 nothing lost, 1 losses, failures or differences, 2 wrong usage, 3 could not run',
  examples: [
    ['ss-runtime replay fixtures/traffic/first-visit.ndjson', 'at the recorded pace, to a server that is started for it'],
    ['ss-runtime replay fixtures/traffic/first-visit.ndjson --speed max --repeat 100', 'as load: nothing may be lost'],
    ['ss-runtime replay fixtures/traffic/first-visit.har --only census,errors --speed 2', 'some calls of a HAR, twice as fast'],
  ],
  async run(files, options, io) {
    const [{ replayFiles }, { prettyReport }] = await Promise.all([
      import('../replay/replay-files.ts'),
      import('../replay/report/pretty-report.ts'),
    ]);
    const { report, exitCode } = await replayFiles(files, options, io);
    if (options.format === 'json') io.out(JSON.stringify(report, null, 2));
    else for (const line of prettyReport(report, io.paintOut)) io.out(line);
    if (report.summary.interrupted) io.err('Interrupted; the report contains the results so far.');
    return exitCode;
  },
});
