import { z } from 'zod';
import { CliError } from '../../../fake-server/common/errors.ts';
import { parseJsonFile, readTextFile } from '../../files/read-file.ts';
import { parseCsv } from './csv.ts';
import { type DeclaredCookie, type DeclaredCookies, purposeOf } from './declared-cookies.ts';
import { readLifetime } from './lifetimes.ts';

const word = z.string().trim();
const rowSchema = z.object({
  name: word.min(1, 'expected a name'),
  domain: word.nullish(),
  purpose: word.min(1, 'expected a purpose, such as "necessary" or "statistics"'),
  lifetime: z.union([word, z.number()]).nullish(),
});
const fileSchema = z.union([
  z.array(z.unknown()),
  z.object({ cookies: z.array(z.unknown()) }).transform(({ cookies }) => cookies),
]);

const format =
  'expected a JSON list of {"name", "domain", "purpose", "lifetime"}, or a CSV file with these columns; domain and ' +
  'lifetime may be missing';

/**
 * Reads the cookies that a site declares (`--declared FILE`): JSON, CSV with a line of column names, or a program's list. Throws
 * CliError that names the entry or the line.
 */
export async function readDeclared(given: string | readonly object[], cwd: string): Promise<DeclaredCookies> {
  if (typeof given !== 'string') return { source: 'the given list', cookies: fromList('The given cookie list', given) };
  const file = given;
  const name = `The cookie list ${file}`;
  const text = await readTextFile(name, file, cwd);
  const cookies = /^\s*[[{]/.test(text) ? fromJson(name, text) : fromCsv(name, text);
  if (cookies.length === 0) throw new CliError(`${name} declares no cookie; ${format}.`);
  return { source: file, cookies };
}

function fromJson(name: string, text: string): DeclaredCookie[] {
  const list = fileSchema.safeParse(parseJsonFile(name, text));
  if (!list.success) throw new CliError(`${name} has an unknown format; ${format}.`);
  return fromList(name, list.data);
}

const fromList = (name: string, list: readonly unknown[]): DeclaredCookie[] =>
  list.map((entry, index) => declared(entry, `${name} has a wrong entry at /${index}`));

/** Other columns are ignored, and column names may be in upper case. */
function fromCsv(name: string, text: string): DeclaredCookie[] {
  const [head, ...rows] = parseCsv(text);
  const columns = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const missing = ['name', 'purpose'].filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new CliError(`${name} has no column ${missing.join(' and ')} in its line ${head?.line ?? 1}; ${format}.`);
  return rows.map(({ line, cells }) => {
    const place = `${name} has a wrong line ${line}`;
    if (cells.length > columns.length)
      throw new CliError(
        `${place}: it has ${cells.length} cells; expected at most ${columns.length}. Quote a cell with a comma.`,
      );
    const entry = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    return declared({ ...entry, lifetime: entry.lifetime || null, domain: entry.domain || null }, place);
  });
}

function declared(entry: unknown, place: string): DeclaredCookie {
  const read = rowSchema.safeParse(entry);
  if (!read.success) {
    const [issue] = read.error.issues;
    const key = issue?.path.join('.') ?? '';
    throw new CliError(`${place}${key === '' ? '' : `, ${key}`}: ${issue?.message ?? 'not a cookie'}.`);
  }
  const { name, domain, purpose, lifetime } = read.data;
  const isGiven = lifetime !== null && lifetime !== undefined && lifetime !== '';
  const lifetimeMs = isGiven ? readLifetime(lifetime) : null;
  if (isGiven && lifetimeMs === null) {
    throw new CliError(
      `${place}, lifetime: ${JSON.stringify(lifetime)} is not a lifetime; expected "session", one such as "13 months", an ` +
        'ISO 8601 duration such as "P13M", or seconds.',
    );
  }
  const host = (domain ?? '')
    .replace(/^https?:\/\//, '')
    .replace(/[/:].*$/, '')
    .replace(/^\*?\./, '')
    .toLowerCase();
  return { name, domain: host === '' ? null : host, purposeText: purpose, purpose: purposeOf(purpose), lifetimeMs };
}
