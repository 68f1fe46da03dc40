import { ExpectationError } from './expectation-error.ts';
import type { DecodedOptions, OptionRow, OptionTable, Zod } from './option-table.ts';

type Row = OptionRow<unknown, unknown>;

/** Loads zod. It takes as long as the rest of `--help`. */
export const loadZod = async (): Promise<Zod> => (await import('zod')).z;

/** Decodes the texts of an option on the command line, in their order. Throws ExpectationError. */
export function decodeTexts(row: Row, texts: readonly string[], zod: Zod): unknown {
  if (row.fromText) return checked(row, fold(row.fromText, texts), zod);
  return row.word === undefined ? texts.length > 0 : checked(row, texts.at(-1) || true, zod);
}

/**
 * Decodes a value of a config file or a program. Parts can be written as text, as on the command line. Throws ExpectationError.
 */
export function decodeWritten(row: Row, value: unknown, zod: Zod): unknown {
  if (!row.hasParts || !row.fromText) return checked(row, value, zod);
  const texts = typeof value === 'string' ? [value] : value;
  const areTexts = Array.isArray(texts) && texts.length > 0 && texts.every((part) => typeof part === 'string');
  return checked(row, areTexts ? fold(row.fromText, texts) : value, zod);
}

/** Adds the defaults of absent options. The given values must be decoded. */
export function withDefaults<Table extends OptionTable>(
  table: Table,
  values: Readonly<Record<string, unknown>>,
): DecodedOptions<Table> {
  const entries = Object.entries(table).map(([name, row]) => [name, values[name] ?? row.default]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as DecodedOptions<Table>;
}

const fold = (fromText: NonNullable<Row['fromText']>, texts: readonly string[]): unknown =>
  texts.reduce<unknown>((before, text) => fromText(text, before), undefined);

function checked({ schema }: Row, value: unknown, zod: Zod): unknown {
  const result = schema(zod).safeParse(value);
  if (result.success) return result.data;
  throw new ExpectationError(result.error.issues[0]?.message ?? 'Expected another value.');
}
