import { CliError, exitCodes } from '../../fake-server/common/errors.ts';
import { defineCommand } from '../command.ts';
import type { DecodedConfigOptions } from '../config/options.ts';

/** `ss-runtime config`: shows the value of every option, and where it comes from. */
export const config = defineCommand<DecodedConfigOptions>({
  name: 'config',
  summary: 'show the options of commands, and where each value comes from',
  declare: (command) => command.argument('[command]', 'serve, validate, replay or audit (all by default)'),
  options: async () => (await import('../config/options.ts')).showConfigOptions,
  completes: { words: ['serve', 'validate', 'replay', 'audit'] },
  examples: [
    ['ss-runtime config audit', 'options of audit in this folder'],
    ['ss-runtime config --config other.json --format json', 'those of another file, for a script'],
  ],
  async run([name], options, io, { commands }) {
    const [{ configOrigins }, { configLines }] = await Promise.all([
      import('../config/config-origins.ts'),
      import('../config/config-lines.ts'),
    ]);
    const configurable = commands.filter(({ isConfigurable }) => isConfigurable);
    const wanted = name === undefined ? configurable : configurable.filter((each) => each.name === name);
    if (wanted.length === 0) {
      const names = configurable.map((each) => each.name).join(', ');
      throw new CliError(`The command ${name} has no options in config files; expected one of: ${names}.`, 'usage');
    }
    const origins = await configOrigins(wanted, commands, options.config, io);
    if (options.format === 'json') io.out(JSON.stringify(origins, null, 2));
    else for (const line of configLines(origins, io.paintOut)) io.out(line);
    return exitCodes.clean;
  },
});
