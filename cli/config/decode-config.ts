import { isFields } from '../../runtime/contract/read.ts';
import { decodeWritten } from '../core/decode-options.ts';
import { ExpectationError } from '../core/expectation-error.ts';
import { namesIn, type OptionRow, type OptionTable, type Zod } from '../core/option-table.ts';

/** Decoded values of one command's options in a config file. */
export type ConfigOptions = Readonly<Record<string, unknown>>;

/**
 * Reads the settings of each command by its table of options. Returns the valid values, and a sentence for each unknown key and
 * each value of a wrong type: the place, the expectation and the value.
 */
export function decodeConfig(
  data: unknown,
  tables: ReadonlyMap<string, OptionTable>,
  zod: Zod,
): { readonly options: ReadonlyMap<string, ConfigOptions>; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const options = new Map<string, ConfigOptions>();
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

  for (const [command, value] of section(data, '', [...tables.keys()])) {
    const table = tables.get(command) ?? {};
    const decoded: Record<string, unknown> = {};
    for (const [name, inner] of section(value, command, namesIn(table, 'config'))) {
      try {
        decoded[name] = decodeWritten(table[name] as OptionRow<unknown, unknown>, inner, zod);
      } catch (error) {
        if (!(error instanceof ExpectationError)) throw error;
        problems.push(`${command}.${name}: ${decapitalized(error.message)}, found ${shown(inner)}`);
      }
    }
    options.set(command, decoded);
  }
  return { options, problems };
}

const decapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

function shown(value: unknown): string {
  if (typeof value === 'function' || value === undefined) return String(typeof value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
