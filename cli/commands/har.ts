import { defineCommand } from '../command.ts';
import type { DecodedHarOptions } from '../har/options.ts';

/** `ss-runtime har`: converts recordings between NDJSON journals and HAR. */
export const har = defineCommand<DecodedHarOptions>({
  name: 'har',
  summary: 'convert a recording: an NDJSON journal to HAR 1.2, or a HAR to a journal',
  declare: (command) => command.argument('<file>', 'the recording, NDJSON journal or HAR 1.2, or - for standard input'),
  options: async () => (await import('../har/options.ts')).harOptions,
  exitStatus: '0 each call is converted, 1 some entries are left out, 2 wrong usage, 3 could not run',
  examples: [
    ['ss-runtime har fixtures/traffic/first-visit.ndjson --output visit.har', 'a journal as a HAR, for developer tools'],
    ['ss-runtime har fixtures/traffic/first-visit.har > visit.ndjson', 'a HAR as a journal, one call a line'],
    ['ss-runtime har - --output visit.har < visit.ndjson', 'a recording of standard input'],
  ],
  async run([file = '-'], options, io) {
    const { convertRecording } = await import('../har/convert-recording.ts');
    return convertRecording(file, options, io);
  },
});
