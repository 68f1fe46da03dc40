import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bannerPatterns } from '../../cli/audit/banner-words/patterns.ts';
import { type FactRow, factsDir } from '../../cli/audit/facts/read-facts.ts';
import { takeBannerData } from '../../cli/audit/in-page/banner/data.ts';
import { kindOf } from '../../cli/audit/in-page/banner/kinds.ts';
import { libraryTexts, type Wording } from './library-texts.ts';
import { packagesDir, versionOf } from './packages.ts';
import { type Statements, statements } from './statements.ts';
import { openTable, packagesOf, sourceOf, type Table } from './tables.ts';

/** What a package said of a table. */
export interface Comparison {
  readonly file: string;
  readonly package: string;
  /** Number of rows, or of texts, on which the package has a statement. */
  readonly stated: number;
  /** Statements that no row has yet, and versions that are newer than those of the rows. */
  readonly news: readonly string[];
  /** Statements that differ from those that the rows were written with. */
  readonly contradictions: readonly string[];
}

const rowPlace = ({ file }: Table, { cells, line }: FactRow): string => `cli/audit/facts/${file}:${line} ${cells[0]}`;
const today = new Date().toISOString().slice(0, 10);

/** Compares the last cells of a table, and sets them. */
export function compareStatements(table: Table, { package: name, column, about }: Statements): Comparison {
  const news: string[] = [];
  const contradictions: string[] = [];
  let stated = 0;
  for (const row of table.rows) {
    const before = row.cells[column];
    const now = about(row.cells);
    if (now !== '-') stated++;
    if (before === now) continue;
    table.setCell(row, column, now);
    if (before === undefined || before === '-') news.push(`${rowPlace(table, row)}: ${name} says “${now}”`);
    else contradictions.push(`${rowPlace(table, row)}: ${name} said “${before}” and says “${now}”`);
  }
  return { file: table.file, package: name, stated, news, contradictions };
}

/** Compares the rows of a table whose source is a package with the files of the package, which name the row. */
export function compareSources(table: Table): Comparison[] {
  const names = new Set(table.rows.flatMap(({ source }) => packagesOf(source)));
  return [...names].map((name) => {
    const rows = table.rows.filter(({ source }) => packagesOf(source).includes(name));
    const code = codeOf(name);
    const lost = rows.filter(({ cells: [key = ''] }) => !code.includes(key.replaceAll('*', '')));
    const old = rows.filter((row) => !row.source.includes(sourceOf(name)) && !lost.includes(row));
    for (const row of old) table.setHeading(row, today, withVersion(row.source, name));
    return {
      file: table.file,
      package: name,
      stated: rows.length - lost.length,
      news: old.map((row) => `${rowPlace(table, row)}: its source is now ${sourceOf(name)}`),
      contradictions: lost.map((row) => `${rowPlace(table, row)}: ${name} ${versionOf(name)} does not have it`),
    };
  });
}

/** Returns a source with the installed version of one of its packages. */
const withVersion = (source: string, name: string): string =>
  source
    .split(', ')
    .map((part) => (packagesOf(part).includes(name) ? sourceOf(name) : part))
    .join(', ');

/** Returns the code of a package in one text. */
function codeOf(name: string): string {
  const folder = join(packagesDir, name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  return files
    .map((file) => join(folder, file))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/** Compares the words of each language with the texts of libraries, and sets the libraries as its sources. */
function compareWords(table: Table): Comparison[] {
  takeBannerData({ patterns: bannerPatterns, makes: [] });
  const texts = libraryTexts();
  const isRight = ({ text, kind }: Wording) => kindOf(text).kind === kind;
  const sources = new Map<string, string>();
  for (const { language, package: name } of texts.filter(isRight))
    sources.set(language, [...new Set([...(sources.get(language)?.split(', ') ?? []), sourceOf(name)])].sort().join(', '));
  const languages = new Set(table.rows.map(({ cells: [language = ''] }) => language));
  const old = [...languages].flatMap((language) => {
    const row = table.rows.find(({ cells }) => cells[0] === language);
    const source = sources.get(language);
    if (!row || source === undefined || source === row.source) return [];
    table.setHeading(row, today, source);
    return [`${rowPlace(table, row)}: its sources are now ${source}`];
  });
  return [...new Set(texts.map((text) => text.package))].map((name, index) => {
    const own = texts.filter((text) => text.package === name);
    return {
      file: table.file,
      package: name,
      stated: own.length,
      news: index === 0 ? old : [],
      contradictions: own
        .filter((text) => !isRight(text) || !languages.has(text.language))
        .map(
          ({ file, language, text, kind }) =>
            `${name}, ${file} (${language}): “${text}” is taken for ${kindOf(text).kind}; expected ${kind}`,
        ),
    };
  });
}

/** Returns all comparisons, and the tables as the packages state them. */
export function compare(): { readonly tables: readonly Table[]; readonly comparisons: readonly Comparison[] } {
  const tables = readdirSync(factsDir)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => openTable(file));
  const said = statements();
  return {
    tables,
    comparisons: tables.flatMap((table) => [
      ...said.filter(({ file }) => file === table.file).map((statement) => compareStatements(table, statement)),
      ...(table.file === 'banner-words.txt' ? compareWords(table) : compareSources(table)),
    ]),
  };
}
