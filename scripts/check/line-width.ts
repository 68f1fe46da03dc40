import { parsedSource } from './parsed-source.ts';
import { readSource, trackedFiles } from './sources.ts';

/** As in .biome.json, whose formatter wraps code, and neither comments nor texts. */
const maxColumns = 130;
const wideLine = new RegExp(`^.{${maxColumns + 1},}$`, 'mu');

interface Text {
  readonly remedy: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds lines of more than 130 columns that end in a comment or in a text that can be divided at a space. Regular expressions,
 * words without a space, rows of tables, names of properties, markup, texts of tests, and templates with line ends are left as
 * they are.
 */
export async function checkLineWidth(): Promise<readonly string[]> {
  return trackedFiles(/^(cli|fake-server|runtime|scripts|test)\/.*\.(tsx?|mjs)$/).flatMap((file) => {
    const source = readSource(file);
    return wideLine.test(source) ? tooWide(file, source) : [];
  });
}

function tooWide(file: string, source: string): string[] {
  const texts = textsOf(file, source);
  let start = 0;
  return source.split('\n').flatMap((line, index) => {
    const columns = [...line].length;
    const limit = start + maxColumns;
    start += line.length + 1;
    if (columns <= maxColumns) return [];
    const text = texts.find((each) => each.start < limit && each.end > limit);
    return text ? [`${file}:${index + 1} has ${columns} columns, and at most ${maxColumns} are allowed: ${text.remedy}`] : [];
  });
}

/** Returns the comments and texts of a file that can be divided. */
function textsOf(file: string, source: string): Text[] {
  const { comments, texts } = parsedSource(file);
  const wrapped = comments.filter(({ text }) => !/biome-ignore|^ \* \|/m.test(text));
  const inOneLine = texts.filter(({ start, end }) => {
    const text = source.slice(start, end);
    return !file.startsWith('test/') && / /.test(text) && !/[\n<]/.test(text);
  });
  return [
    ...wrapped.map(({ start, end }) => ({ start, end, remedy: 'wrap the comment' })),
    ...inOneLine.map(({ start, end }) => ({ start, end, remedy: 'divide the text at a space' })),
  ];
}
