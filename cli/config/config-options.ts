import type { Command } from 'commander';
import { CliError } from '../../fake-server/common/errors.ts';
import { plural } from '../../fake-server/common/plural.ts';
import type { CommandDefinition } from '../command.ts';
import { loadZod } from '../core/decode-options.ts';
import type { OptionTable } from '../core/option-table.ts';
import type { Io } from '../io.ts';
import { printable } from '../report/printable.ts';
import { type ConfigOptions, decodeConfig } from './decode-config.ts';
import { readConfig } from './read-config.ts';

/** Options of the commands that a config file may set. */
export const configOptions: readonly (readonly [usage: string, description: string])[] = [
  ['--config <file>', 'settings (default: ss-runtime.config.json, .js or .ts in the current folder)'],
  ['--no-config', 'read no config file'],
];

/** Adds `--config` and `--no-config`. */
export const addConfigOptions = (command: Command): Command =>
  configOptions.reduce((changed, [usage, description]) => changed.option(usage, description), command);

/** The config file, and the options that it sets for each command; `file` is null without one. */
export interface AllConfigOptions {
  readonly file: string | null;
  readonly options: ReadonlyMap<string, ConfigOptions>;
}

/**
 * Returns the options that the config file sets for each command. Prints unknown keys and values of a wrong type in any command's
 * settings, and throws CliError for them.
 * @param named value of `--config`; false for `--no-config`
 */
export async function readConfigOptions(
  named: unknown,
  commands: readonly CommandDefinition<never>[],
  io: Io,
): Promise<AllConfigOptions> {
  const { cwd, err, detail, paintErr } = io;
  const none = { file: null, options: new Map() };
  if (named === false) return none;
  const config = await readConfig(typeof named === 'string' ? named : undefined, io);
  detail(config === null ? `Config file: none in ${cwd}` : `Config file: ${printable(config.file)}`);
  if (config === null) return none;
  const tables = new Map<string, OptionTable>();
  for (const command of commands)
    if (command.isConfigurable && command.options) tables.set(command.name, await command.options());
  const { options, problems } = decodeConfig(config.data, tables, await loadZod());
  if (problems.length === 0) return { file: config.file, options };
  for (const problem of problems) err(paintErr.red(printable(`${config.file}: ${problem}.`)));
  throw new CliError(`The config ${config.file} has ${plural(problems.length, 'mistake')}: nothing was started.`, 'config');
}
