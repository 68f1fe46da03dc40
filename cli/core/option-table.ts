import type { ZodType, z } from 'zod';

/** The zod library, which is loaded when a value is read, so that `--help` does not wait for it. */
export type Zod = typeof z;

/** How the values of an option are read and checked. `Input` is the type that a config file or a program may write. */
export interface ValueKind<Value, Input = Value> {
  /**
   * Returns the plain value of a text of the command line; `before` is the value of the option's earlier texts. Absent for a
   * flag. Throws ExpectationError.
   */
  readonly fromText?: (text: string, before: unknown) => unknown;
  /** Word that a flag also takes, after `=` only. */
  readonly word?: string;
  /** Whether a value has parts, which can also be written as text: `a,b` and `["a", "b"]`. */
  readonly hasParts?: true;
  /** The words that a value can be, for completion; absent for free texts. */
  readonly words?: readonly string[];
  /** Returns the schema of the plain value. Its messages name the expectation. */
  readonly schema: (zod: Zod) => ZodType<Value, Input>;
}

/** A place other than the command line that may set an option. */
export type OptionPlace = 'config' | 'api';

/** One option of a command. Its name is the row's key: `pageTime` is `--page-time`. */
export interface OptionRow<Value, Input = Value> extends ValueKind<Value, Input> {
  readonly description: string;
  /** Name of the value in the help, such as `file`; the unit by default. Absent for a flag. */
  readonly placeholder?: string;
  readonly unit?: 'ms' | 'seconds';
  /** Heading of the option in the help, for tables with many options. */
  readonly group?: string;
  readonly default?: Value;
  /** Places that may not set the option. `commandLineOnly` lists all. */
  readonly notIn?: readonly OptionPlace[];
}

/** All options of a command, by name. Command line, config file, API, help and documentation are derived from it. */
export type OptionTable = Readonly<Record<string, OptionRow<unknown, unknown>>>;

export const commandLineOnly = { notIn: ['config', 'api'] } as const;

export const defineOptions = <const Table extends OptionTable>(table: Table): Table => table;

/** Returns the rows with a heading for the help. Their order is that of the help. */
export const inGroup = <const Table extends OptionTable>(group: string, table: Table): Table =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, { ...row, group }])) as unknown as Table;

type ValueOf<Row> = Row extends { readonly schema: (zod: Zod) => ZodType<infer Value, infer _Input> } ? Value : never;
type InputOf<Row> = Row extends { readonly schema: (zod: Zod) => ZodType<infer _Value, infer Input> } ? Input : never;
type WithDefault<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly default: unknown } ? Name : never;
}[keyof Table];
type AllowedIn<Table, Place extends OptionPlace> = {
  [Name in keyof Table]: Table[Name] extends { readonly notIn: readonly (infer Excluded)[] }
    ? Place extends Excluded
      ? never
      : Name
    : Name;
}[keyof Table];

/** Decoded values of a table's options; those with a default are always there. */
export type DecodedOptions<Table> = { readonly [Name in WithDefault<Table>]: ValueOf<Table[Name]> } & {
  readonly [Name in Exclude<keyof Table, WithDefault<Table>>]?: ValueOf<Table[Name]>;
};

/** Values of a table's options as a config file or a program writes them. */
export type WrittenOptions<Table, Place extends OptionPlace> = {
  // As a mapping of `keyof Table`, it leads editors to the rows.
  readonly [Name in keyof Table as Name extends AllowedIn<Table, Place> ? Name : never]?: InputOf<Table[Name]>;
};

/** Returns the flag of an option: `--page-time` for `pageTime`. */
export const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the flag with the place of its value, as in the help: `--page-time <seconds>`. */
export function usageOf(name: string, { fromText, placeholder, unit, word }: OptionRow<unknown, unknown>): string {
  if (word !== undefined) return `${flagOf(name)}[=${word}]`;
  return fromText ? `${flagOf(name)} <${placeholder ?? unit ?? 'value'}>` : flagOf(name);
}

/** Returns the names of the options that a place may set. */
export const namesIn = (table: OptionTable, place: OptionPlace): readonly string[] =>
  Object.entries(table).flatMap(([name, { notIn = [] }]) => (notIn.includes(place) ? [] : [name]));
