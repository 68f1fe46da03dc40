import { InvalidArgumentError } from 'commander';
import { defineCommand } from '../command.ts';
import { collect, integer, listOf, oneOf, positiveNumber } from '../options.ts';
import { groupNames } from '../replay/groups.ts';
import type { ReplayFilesOptions } from '../replay/replay-files.ts';

const defaultConcurrency = 32;
const defaultTimeoutMs = 10_000;

/** `ss-runtime replay`: sends recorded traffic again. */
export const replay = defineCommand<ReplayFilesOptions>({
  name: 'replay',
  summary: 'send recorded traffic again, and count the result of every request',
  declare: (command) =>
    command
      .argument('<file...>', 'recordings: NDJSON journal or HAR 1.2')
      .option('--to <url>', 'the server to send to (default: one that this command starts)')
      .option('--only <groups>', `only these calls, comma-separated: ${groupNames.join(', ')}`, listOf(groupNames))
      .option('--speed <factor>', 'recorded gaps divided by this, or max for none', speed, 1)
      .option('--rate <number>', 'requests per second, instead of recorded gaps', positiveNumber)
      .option('--concurrency <number>', 'requests under way at once', integer(1, 1000), defaultConcurrency)
      .option('--repeat <times>', 'number of times that all recordings are sent', integer(1, 1_000_000), 1)
      .option('--timeout <ms>', 'maximum time for a response', integer(1, 3_600_000), defaultTimeoutMs)
      .option('--allow-host <host>', 'another host than this machine that may receive load (repeatable)', collect)
      .option('--format <format>', 'pretty or json', oneOf(['pretty', 'json'] as const), 'pretty'),
  examples: [
    ['ss-runtime replay fixtures/traffic/first-visit.ndjson', 'at the recorded pace, to a server that is started for it'],
    ['ss-runtime replay fixtures/traffic/first-visit.ndjson --speed max --repeat 100', 'as load: nothing may be lost'],
    ['ss-runtime replay fixtures/traffic/first-visit.har --only census,errors --speed 2', 'some calls of a HAR, twice as fast'],
  ],
  async run(files, options, io) {
    const { replayFiles } = await import('../replay/replay-files.ts');
    return replayFiles(files, options, io);
  },
});

function speed(text: string): number | 'max' {
  if (text === 'max') return 'max';
  try {
    return positiveNumber(text);
  } catch {
    throw new InvalidArgumentError('Expected a number above 0, or max.');
  }
}
