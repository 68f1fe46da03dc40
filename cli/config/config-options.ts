import type { Command } from 'commander';
import type { CommandDefinition } from '../command.ts';
import { loadZod } from '../core/decode-options.ts';
import type { OptionTable } from '../core/option-table.ts';
import { CliError } from '../errors.ts';
import type { Io } from '../io.ts';
import { plural } from '../report/findings.ts';
import { printable } from '../report/printable.ts';
import { type ConfigOptions, decodeConfig } from './decode-config.ts';
import { readConfig } from './read-config.ts';

/** Adds `--config` and `--no-config`. */
export const addConfigOptions = (command: Command): Command =>
  command
    .option('--config <file>', 'settings (default: ss-runtime.config.json, .js or .ts in the current folder)')
    .option('--no-config', 'read no config file');

/**
 * Returns the options that the config file sets for a command. Prints unknown keys and values of a wrong type in any command's
 * settings, and throws CliError for them.
 * @param named value of `--config`; false for `--no-config`
 */
export async function readConfigOptions(
  name: string,
  named: unknown,
  commands: readonly CommandDefinition<never>[],
  { cwd, err, paintErr }: Io,
): Promise<ConfigOptions> {
  if (named === false) return {};
  const config = await readConfig(typeof named === 'string' ? named : undefined, cwd);
  if (config === null) return {};
  const tables = new Map<string, OptionTable>();
  for (const command of commands)
    if (command.isConfigurable && command.options) tables.set(command.name, await command.options());
  const { options, problems } = decodeConfig(config.data, tables, await loadZod());
  if (problems.length === 0) return options.get(name) ?? {};
  for (const problem of problems) err(paintErr.red(printable(`${config.file}: ${problem}.`)));
  throw new CliError(`The config ${config.file} has ${plural(problems.length, 'mistake')}: nothing was started.`, 'config');
}
