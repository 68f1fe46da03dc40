import type { Command } from 'commander';
import { CliError, exitCodes } from '../errors.ts';
import type { Io } from '../io.ts';
import { printable } from '../report/printable.ts';
import { decodeConfig } from './decode-config.ts';
import { readConfig } from './read-config.ts';

/** Commands whose options a config file may set. */
const configurableCommands: readonly string[] = ['serve', 'validate', 'replay', 'audit'];

/** Adds `--config` and `--no-config` to a configurable command. */
export const withConfigOptions = (command: Command): Command =>
  configurableCommands.includes(command.name())
    ? command
        .option('--config <file>', 'settings (default: ss-runtime.config.json, .js or .ts in the current folder)')
        .option('--no-config', 'read no config file')
    : command;

/**
 * Sets options of a command to the values of the config file, unless the command line sets them. Prints unknown keys and values
 * of a wrong type in any command's settings, and throws CliError for them.
 */
export async function applyConfig(command: Command, all: readonly Command[], { cwd, err, paintErr }: Io): Promise<void> {
  const named = (command.opts() as { config?: string | boolean }).config;
  if (!configurableCommands.includes(command.name()) || named === false) return;
  const config = await readConfig(typeof named === 'string' ? named : undefined, cwd);
  if (config === null) return;
  const { options, problems } = decodeConfig(
    config.data,
    all.filter((one) => configurableCommands.includes(one.name())),
  );
  if (problems.length > 0) {
    for (const problem of problems) err(paintErr.red(printable(`${config.file}: ${problem}.`)));
    throw new CliError(
      `The config ${config.file} has ${counted(problems.length, 'mistake')}: nothing was started.`,
      exitCodes.usage,
    );
  }
  for (const [name, value] of options.get(command.name()) ?? []) {
    if (command.getOptionValueSource(name) !== 'cli') command.setOptionValueWithSource(name, value, 'config');
  }
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
