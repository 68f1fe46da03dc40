import { type Command, Option } from 'commander';
import { decodeTexts, loadZod } from './decode-options.ts';
import { ExpectationError } from './expectation-error.ts';
import { flagOf, type OptionRow, type OptionTable, usageOf } from './option-table.ts';

/** Adds the options of a table to commander's command. Their texts are collected and decoded later. */
export function addOptions(command: Command, table: OptionTable): Command {
  for (const [name, row] of Object.entries(table)) {
    const option = row.word === undefined ? new Option(usageOf(name, row), describe(row)) : flagWithWord(command, name, row);
    option.helpGroup(`${row.group ?? 'Options'}:`);
    if (row.fromText || row.word)
      option.argParser((text: string, before: readonly string[] | undefined) => [...(before ?? []), text]);
    command.addOption(option);
  }
  return command;
}

/**
 * Returns the option of a flag that takes a word after `=` only. Commander would take the next argument as the word, so that
 * `--fix a.json` named no input: a bare flag is given to it as `--fix=`.
 */
function flagWithWord(command: Command, name: string, row: OptionRow<unknown, unknown>): Option {
  const flag = flagOf(name);
  const option = new Option(flag, describe(row));
  option.optional = true;
  option.flags = usageOf(name, row);
  const parse = command.parseOptions.bind(command);
  command.parseOptions = (words) => {
    const end = words.includes('--') ? words.indexOf('--') : words.length;
    return parse(words.map((word, at) => (word === flag && at < end ? `${flag}=` : word)));
  };
  return option;
}

/** Returns the description with the default. */
const describe = (row: OptionRow<unknown, unknown>): string =>
  row.default === undefined ? row.description : `${row.description} (default: ${row.default})`;

/**
 * Decodes the options that the command line sets. A wrong value ends the command as commander ends it for an unknown option: a
 * message on standard error, and a CommanderError.
 */
export async function decodeCommandLine(command: Command, table: OptionTable): Promise<Record<string, unknown>> {
  const given = command.opts() as Record<string, true | readonly string[]>;
  const decoded: Record<string, unknown> = {};
  const rows = Object.entries(table).filter(([name]) => given[name] !== undefined);
  if (rows.length === 0) return decoded;
  const zod = await loadZod();
  for (const [name, row] of rows) {
    const texts = given[name] === true ? [''] : (given[name] as readonly string[]);
    try {
      decoded[name] = decodeTexts(row, texts, zod);
    } catch (error) {
      if (!(error instanceof ExpectationError)) throw error;
      command.error(`error: option '${usageOf(name, row)}' argument '${texts.join(' ')}' is invalid. ${error.message}`);
    }
  }
  return decoded;
}
