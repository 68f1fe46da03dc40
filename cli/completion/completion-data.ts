import { listFixtureSites } from '../../fake-server/start.ts';
import type { CommandDefinition } from '../command.ts';
import { configOptions } from '../config/config-options.ts';
import { globalOptions } from '../core/global-options.ts';
import { flagOf, type OptionRow } from '../core/option-table.ts';

/** Value of an option or an argument: words, and paths where it may be one. */
export interface CompletedValue {
  readonly words: readonly string[];
  readonly paths: 'files' | 'folders' | null;
  /** Whether words can be joined by commas. */
  readonly isList: boolean;
}

export interface CompletedOption {
  /** The flag, such as `--format`. */
  readonly flag: string;
  readonly description: string;
  /** null for a flag without a value. */
  readonly value: CompletedValue | null;
  readonly isRepeatable: boolean;
}

/** Everything that a shell can complete after one command. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  readonly argument: CompletedValue;
}

/** Returns the commands with their options, words and fixture sites, from the tables of options. */
export async function completionData(commands: readonly CommandDefinition<never>[]): Promise<readonly CompletedCommand[]> {
  const sites = await listFixtureSites();
  const described = commands.map(async (definition): Promise<CompletedCommand> => {
    const { name, summary, isConfigurable, completes = {} } = definition;
    const table = (await definition.options?.()) ?? {};
    const flags = [...(isConfigurable ? configOptions : []), ...globalOptions, ['--help', 'show this help'] as const];
    return {
      name,
      summary,
      options: [...Object.entries(table).map(([option, row]) => completedOption(option, row)), ...flags.map(completedFlag)],
      argument: {
        words: completes.words === 'sites' ? sites : (completes.words ?? []),
        paths: completes.files ? 'files' : null,
        isList: false,
      },
    };
  });
  const names = commands.map(({ name }) => name);
  const argument = { words: names, paths: null, isList: false };
  return [...(await Promise.all(described)), { name: 'help', summary: 'show the help of a command', options: [], argument }];
}

function completedOption(name: string, row: OptionRow<unknown, unknown>): CompletedOption {
  const { fromText, description, placeholder = '', words = [], hasParts = false } = row;
  const paths = /\bfile$|path/.test(placeholder) ? 'files' : placeholder === 'folder' ? 'folders' : null;
  return {
    flag: flagOf(name),
    description,
    value: fromText ? { words, paths, isList: hasParts && words.length > 0 } : null,
    isRepeatable: hasParts,
  };
}

/** Describes an option outside of the tables; its value is a file. */
function completedFlag([usage, description]: readonly [string, string]): CompletedOption {
  const [flag = '', placeholder] = usage.split(' ');
  return { flag, description, value: placeholder ? { words: [], paths: 'files', isList: false } : null, isRepeatable: false };
}
