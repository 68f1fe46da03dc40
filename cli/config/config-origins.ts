import type { CommandDefinition } from '../command.ts';
import { namesIn } from '../core/option-table.ts';
import type { Io } from '../io.ts';
import { readConfigOptions } from './config-options.ts';

/** Sources of a value, the strongest first. An environment variable stands for one option only. */
const precedence = ['command line', 'config file', 'environment', 'default'] as const;

/** Environment variables that the commands read, with their effect. */
const variables: Readonly<Record<string, string>> = {
  PUPPETEER_EXECUTABLE_PATH: 'browser of audit, without --browser',
  PUPPETEER_CACHE_DIR: 'folder of downloaded browsers',
  SS_RUNTIME_QUEUE: 'Redis of audit, without --queue',
  SS_RUNTIME_DEBUG: 'prints the stack of an unexpected failure',
};
/** Variables whose values may have passwords. */
const secretVariables: readonly string[] = ['SS_RUNTIME_QUEUE'];

interface OriginOfValue {
  readonly value: unknown;
  readonly origin: 'config file' | 'default';
}

/** The options of commands that have a value, each with its origin. */
export interface ConfigOrigins {
  readonly precedence: readonly string[];
  /** The config file; null without one. */
  readonly file: string | null;
  readonly commands: Readonly<Record<string, Readonly<Record<string, OriginOfValue>>>>;
  readonly environment: readonly { readonly name: string; readonly value: string | null; readonly effect: string }[];
}

/** Reads the config file, and returns the value that each option has without a command line. Throws CliError. */
export async function configOrigins(
  wanted: readonly CommandDefinition<never>[],
  commands: readonly CommandDefinition<never>[],
  file: string | undefined,
  io: Io,
): Promise<ConfigOrigins> {
  const config = await readConfigOptions(file, commands, io);
  const described = wanted.map(async ({ name, options }) => {
    const table = (await options?.()) ?? {};
    const set = config.options.get(name) ?? {};
    const rows = namesIn(table, 'config').flatMap((option): [string, OriginOfValue][] => {
      if (set[option] !== undefined) return [[option, { value: set[option], origin: 'config file' }]];
      const standard = table[option]?.default;
      return standard === undefined ? [] : [[option, { value: standard, origin: 'default' }]];
    });
    return [name, Object.fromEntries(rows)] as const;
  });
  const environment = Object.entries(variables).map(([name, effect]) => {
    const value = io.env[name];
    return { name, value: value === undefined ? null : secretVariables.includes(name) ? 'set' : value, effect };
  });
  return { precedence, file: config.file, commands: Object.fromEntries(await Promise.all(described)), environment };
}
