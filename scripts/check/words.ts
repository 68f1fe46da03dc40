import { parsedSource } from './parsed-source.ts';
import { plainWords } from './plain-words.ts';
import { readSource, sourceFiles, trackedFiles } from './sources.ts';

const contributing = '.github/CONTRIBUTING.md';
/** The table itself, here and in CONTRIBUTING. */
const tables = ['scripts/check/plain-words.ts', contributing];

/** Checks that names, prose and paths use the words of plain-words.ts, and that CONTRIBUTING has its table. */
export async function checkWords(): Promise<readonly string[]> {
  const problems: string[] = [];
  const guide = readSource(contributing);
  for (const { avoid, use } of plainWords)
    if (!guide.includes(`| ${avoid} | ${use} |`))
      problems.push(`${contributing} lacks the row | ${avoid} | ${use} |: add it to its table of words`);
  for (const file of trackedFiles(/\.(?:tsx?|css|md)$/)) {
    if (tables.includes(file)) continue;
    const { names, prose } = textsOf(file);
    problems.push(...wordProblems(file, names, prose));
  }
  return [...problems, ...declaredTwice()];
}

/** Returns the words of one file that the table refuses, a line each. */
export function wordProblems(file: string, names: readonly Lines[], prose: readonly Lines[]): string[] {
  const problems: string[] = [];
  for (const row of plainWords) {
    if (row.paths?.test(file)) problems.push(`${file}: rename the file: use ${row.use} (row: ${row.avoid})`);
    if (row.except?.test(file)) continue;
    const found = [...matchesOf(names, row.names), ...matchesOf(prose, row.prose)];
    for (const { line, word } of found) problems.push(`${file}:${line} "${word}": use ${row.use} (row: ${row.avoid})`);
  }
  return problems;
}

/** Returns the helpers that several files declare, a line each. */
function declaredTwice(): string[] {
  const files = sourceFiles('runtime', 'fake-server', 'cli', 'scripts');
  return plainWords.flatMap(({ once, avoid, use }) => {
    if (!once) return [];
    const holders = new Map<string, string[]>();
    for (const file of files)
      for (const [, name = ''] of parsedSource(file).code.matchAll(once)) holders.set(name, [...(holders.get(name) ?? []), file]);
    return [...holders]
      .filter(([, { length }]) => length > 1)
      .map(([name, found]) => `${name} is declared by ${found.join(', ')}: use ${use} (row: ${avoid})`);
  });
}

interface Lines {
  readonly text: string;
  /** 1-based line of the text's first. */
  readonly line: number;
}

function textsOf(file: string): { readonly names: readonly Lines[]; readonly prose: readonly Lines[] } {
  if (file.endsWith('.md')) return { names: [], prose: [{ text: withoutCode(readSource(file)), line: 1 }] };
  if (file.endsWith('.css')) return { names: [], prose: cssComments(readSource(file)) };
  const { code, comments } = parsedSource(file);
  return { names: [{ text: code, line: 1 }], prose: comments };
}

const withoutCode = (markdown: string): string =>
  markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));

const cssComments = (css: string): Lines[] =>
  [...css.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({ text, line: css.slice(0, index).split('\n').length }));

function* matchesOf(
  texts: readonly Lines[],
  pattern: RegExp | undefined,
): Generator<{ readonly line: number; readonly word: string }> {
  if (!pattern) return;
  const every = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
  for (const { text, line } of texts)
    for (const { 0: word, index } of text.matchAll(every))
      yield {
        line: line + text.slice(0, index + word.length - word.trimStart().length).split('\n').length - 1,
        word: word.trim().replace(/\s+/g, ' ').slice(0, 60),
      };
}
