import { type Command, InvalidArgumentError, type Option } from 'commander';
import { isFields } from '../../runtime/contract/read.ts';

/** Values of one command's options in a config file, by their names in camel case. */
export type DecodedOptions = ReadonlyMap<string, unknown>;

/** Options that a config file may not set, because they belong to a single command line. */
const onlyOnCommandLine = ['config', 'explain', 'queue', 'enqueue', 'worker', 'help', 'version'];

/**
 * Reads the settings of each command by the parsers of its options. Returns the valid values, and a sentence for each unknown key
 * and each value of a wrong type: the place, the expectation and the value.
 */
export function decodeConfig(
  data: unknown,
  commands: readonly Command[],
): { readonly options: ReadonlyMap<string, DecodedOptions>; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const options = new Map<string, DecodedOptions>();
  const section = (value: unknown, key: string, known: readonly string[]): [string, unknown][] => {
    if (!isFields(value)) {
      problems.push(`${key || 'the config'}: expected an object, found ${shown(value)}`);
      return [];
    }
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    for (const [name] of entries.filter(([name]) => !known.includes(name)))
      problems.push(`${key ? `${key}.` : ''}${name}: is not known, expected one of ${known.join(', ')}`);
    return entries.filter(([name]) => known.includes(name));
  };

  const names = commands.map((command) => command.name());
  for (const [name, value] of section(data, '', names)) {
    const known = new Map(configurable(commands.find((command) => command.name() === name)));
    const decoded = new Map<string, unknown>();
    for (const [key, inner] of section(value, name, [...known.keys()])) {
      try {
        decoded.set(key, readValue(inner, known.get(key) as Option));
      } catch (error) {
        if (!(error instanceof InvalidArgumentError)) throw error;
        problems.push(`${name}.${key}: ${decapitalized(error.message)}, found ${shown(inner)}`);
      }
    }
    options.set(name, decoded);
  }
  return { options, problems };
}

const configurable = (command: Command | undefined): [string, Option][] =>
  (command?.options ?? [])
    .filter((option) => !option.negate && !onlyOnCommandLine.includes(option.attributeName()))
    .map((option) => [option.attributeName(), option]);

/** Reads a value by the parser of its option. Throws InvalidArgumentError. */
function readValue(value: unknown, option: Option): unknown {
  if (option.isBoolean()) {
    if (typeof value === 'boolean') return value;
    throw new InvalidArgumentError('Expected true or false');
  }
  const parse = (option.parseArg ?? ((text: string) => text)) as (text: string, before: unknown) => unknown;
  // An object is a list of pairs, as on the command line.
  const between = option.flags.includes(': ') ? ': ' : '=';
  const parts = isFields(value)
    ? Object.entries(value).map(([key, inner]) => `${key}${between}${optionText(inner)}`)
    : Array.isArray(value)
      ? value.map(optionText)
      : [optionText(value)];
  let parsed: unknown;
  for (const part of parts) parsed = parse(part, parsed);
  const isList = typeof parsed === 'object' && parsed !== null;
  if (!isList && typeof value === 'object')
    throw new InvalidArgumentError(`Expected a ${typeof parsed === 'number' ? 'number' : 'text'}`);
  if (!isList && typeof parsed !== typeof value)
    throw new InvalidArgumentError(`Expected a ${typeof parsed === 'number' ? 'number' : 'text'}`);
  return parsed;
}

function optionText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new InvalidArgumentError('Expected a text or a number');
}

const decapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

function shown(value: unknown): string {
  if (typeof value === 'function' || value === undefined) return String(typeof value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
